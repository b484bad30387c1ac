import { Camera, LoaderCircle } from 'lucide-react';
import { type ChangeEvent, useEffect, useState } from 'react';
import type { Profile } from '../../../contract/profile.ts';
import { toast } from '../../ui/toast.ts';
import { Avatar } from './avatar.tsx';
import { profileMessages } from './messages.ts';
import { UploadRefused, useUploadAvatar } from './upload.ts';

/** The picture, and the camera that changes it. The chosen one shows at once. */
export function AvatarField({ profile }: { profile: Profile }) {
  const upload = useUploadAvatar();
  const [preview, setPreview] = useState<string | null>(null);

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const picture = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (!picture || upload.isPending) return;
    setPreview(URL.createObjectURL(picture));
    upload.mutate(picture, {
      onSuccess: () => toast('success', profileMessages.pictureUpdated),
      onError: (error) => {
        const message =
          error instanceof UploadRefused && error.message !== '' ? error.message : profileMessages.pictureFailed;
        toast('error', message);
      },
      onSettled: () => setPreview(null),
    });
  };

  return (
    <div className="relative w-fit" aria-busy={upload.isPending}>
      <Avatar
        url={preview ?? profile.avatar_url}
        name={profile.username ?? profile.email}
        className={`size-24 text-xl transition-opacity duration-200 ${upload.isPending ? 'opacity-55' : ''}`}
      />
      <label className="hit -right-2 -bottom-2 absolute cursor-pointer rounded-full border border-line bg-paper has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2">
        <span className="sr-only">{upload.isPending ? profileMessages.uploading : profileMessages.changePicture}</span>
        {upload.isPending ? (
          <LoaderCircle className="size-5 animate-spin" strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <Camera className="size-5" strokeWidth={1.75} aria-hidden="true" />
        )}
        <input type="file" accept="image/*" className="sr-only" onChange={choose} disabled={upload.isPending} />
      </label>
    </div>
  );
}
