import sharp from 'sharp';
import { imageKind, type Refusal } from './image-kind.ts';

/** A decoded picture takes four bytes a pixel: checked before anything is decoded. */
export const pictureMaxPixels = 16_000_000;
const edgePx = 512;

/** Why a file is not taken; the message is for the one who sent it. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly reason: Refusal | 'too_many_pixels';

  constructor(reason: PictureRefused['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

const refusalMessage: Record<Refusal, string> = {
  not_a_picture: 'This file is not a picture that we can read. Please choose a JPEG, PNG, WebP, GIF or AVIF.',
  svg: 'SVG pictures are not accepted. Please choose a JPEG, PNG, WebP, GIF or AVIF.',
  more_than_a_picture:
    'This file holds more than a picture, so it is not accepted. Please save the picture anew and try again.',
};

/** A square WebP of the file's picture, upright, without its metadata. */
export async function makeSquarePicture(file: Uint8Array): Promise<Uint8Array> {
  const found = imageKind(file);
  if ('refusal' in found) throw new PictureRefused(found.refusal, refusalMessage[found.refusal]);
  try {
    // Reads the head only.
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > pictureMaxPixels) {
      throw new PictureRefused(
        'too_many_pixels',
        'This picture has more than 16 megapixels. Please choose a smaller one.',
      );
    }
    return await sharp(file, { limitInputPixels: pictureMaxPixels, failOn: 'error' })
      .autoOrient()
      .resize(edgePx, edgePx)
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused('not_a_picture', refusalMessage.not_a_picture);
  }
}
