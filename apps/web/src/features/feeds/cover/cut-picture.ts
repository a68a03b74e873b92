import { LIMITS } from '@parlance/kernel/limits';
import { type Crop, squareOf } from './crop.ts';

const QUALITY = 0.92;

/** The chosen square as a JPEG, no larger than any app would show it. */
export async function cutPicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const { left, top, edge } = squareOf(picture, crop);
  const px = Math.round(Math.min(edge, LIMITS.coverMaxPx));
  const canvas = document.createElement('canvas');
  canvas.width = px;
  canvas.height = px;
  const context = canvas.getContext('2d');
  if (context) {
    // What is see-through would become black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, px, px);
    context.drawImage(picture, left, top, edge, edge, 0, 0, px, px);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be cut'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
