import type { BrushStroke, PhotoFit } from './house-photo.ts';

type Pen = Pick<
  CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
  | 'drawImage'
  | 'globalCompositeOperation'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'strokeStyle'
>;

export interface InFront {
  readonly photo: CanvasImageSource & { readonly width: number; readonly height: number };
  readonly strokes: readonly BrushStroke[];
  readonly fit: PhotoFit;
}

/** The parts of the photo that stand in front of the door, on an empty canvas. */
export function drawInFront(pen: Pen, { photo, strokes, fit: { scale, x, y } }: InFront): void {
  if (strokes.length === 0) return;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = '#000';
  for (const { erases, radius, points } of strokes) {
    pen.globalCompositeOperation = erases ? 'destination-out' : 'source-over';
    pen.lineWidth = 2 * radius * scale;
    pen.beginPath();
    for (const [index, [px, py]] of points.entries()) {
      const place = [x + px * scale, y + py * scale] as const;
      if (index === 0) pen.moveTo(...place);
      pen.lineTo(...place);
    }
    pen.stroke();
  }
  pen.globalCompositeOperation = 'source-in';
  pen.drawImage(photo, x, y, photo.width * scale, photo.height * scale);
}
