const edgePx = 512;

/**
 * The middle square of a picture, at the size that is kept: a photograph of many megabytes need not travel. What the browser
 * cannot read goes as it is, for the server to judge.
 */
export async function toAvatarFile(picture: File): Promise<Blob> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (!bitmap || picture.type === 'image/svg+xml') return picture;
  const edge = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = edgePx;
  canvas.height = edgePx;
  const context = canvas.getContext('2d');
  if (!context) return picture;
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(bitmap.width - edge) / 2, (bitmap.height - edge) / 2];
  context.drawImage(bitmap, left, top, edge, edge, 0, 0, edgePx, edgePx);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? picture), 'image/webp', 0.9));
}
