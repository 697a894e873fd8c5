import type { Size } from '@door/domain/lib/mm';
import { putDoor } from '@door/photo/compose';
import { atFrameEdge } from '@door/photo/frame-edge';
import { type Quad, quadScaled } from '@door/photo/homography';
import { lightBeside } from '@door/photo/light-beside';
import type { PhotoFit } from '@door/photo/photo-fit';
import type { Pixels } from '@door/photo/pixels';
import { placementScaled } from '@door/photo/placement';
import { revealShadow } from '@door/photo/reveal-shadow';
import { suggestCorners } from '@door/photo/suggest-corners';
import type { BrushStroke } from './house-photo.ts';
import type { PhotoAnswers, PhotoTask } from './photo-tasks.ts';

/** px of the longest side: enough to find an opening, to tell the edges of its frame apart, and to see its light. */
const searched = 320;
const framed = 960;
const measured = 800;

/** Of the JPEG that is kept. */
const quality = 0.88;

const tasks: {
  readonly [Type in PhotoTask['type']]: (task: Extract<PhotoTask, { type: Type }>) => Promise<PhotoAnswers[Type]>;
} = {
  async read({ photo, focal, set }) {
    const canvas = canvasOf(photo, 1);
    const small = pixelsOf(photo, Math.min(1, searched / Math.max(photo.width, photo.height)));
    const scale = small.width / photo.width;
    const camera = { centre: [small.width / 2, small.height / 2], focal: focal * scale } as const;
    const rough = suggestCorners(small, { set, camera });
    return {
      jpeg: await canvas.convertToBlob({ type: 'image/jpeg', quality }),
      corners: rough && atFrame(photo, quadScaled(rough, 1 / scale), set),
      brightness: brightnessOf(small),
    };
  },
  async measure({ jpeg, corners }) {
    const photo = await createImageBitmap(jpeg);
    const scale = Math.min(1, measured / Math.max(photo.width, photo.height));
    const pixels = pixelsOf(photo, scale);
    const seen = quadScaled(corners, scale);
    const light = lightBeside(pixels, seen);
    return { light, shadow: revealShadow(pixels, seen, light.black) };
  },
  async compose({ jpeg, set, box, placement, as, inFront, longest }) {
    const photo = await createImageBitmap(jpeg);
    const scale = Math.min(1, longest / Math.max(photo.width, photo.height));
    const canvas = canvasOf(photo, scale);
    const pen = penOf(canvas);
    const old = pen.getImageData(0, 0, canvas.width, canvas.height);
    const drawn = { pixels: pixelsOf(set, 1), box };
    const { data } = putDoor(old, drawn, { placement: placementScaled(placement, scale), as });
    pen.putImageData(new ImageData(new Uint8ClampedArray(data), canvas.width, canvas.height), 0, 0);
    const inFrontOf = new OffscreenCanvas(canvas.width, canvas.height);
    drawInFront(penOf(inFrontOf), { photo, strokes: inFront, fit: { scale, x: 0, y: 0 } });
    pen.drawImage(inFrontOf, 0, 0);
    return canvas.convertToBlob({ type: 'image/jpeg', quality });
  },
};

function atFrame(photo: ImageBitmap, corners: Quad, set: Size): Quad {
  const scale = Math.min(1, framed / Math.max(photo.width, photo.height));
  return quadScaled(atFrameEdge(pixelsOf(photo, scale), quadScaled(corners, scale), set), 1 / scale);
}

function canvasOf(picture: ImageBitmap, scale: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  penOf(canvas).drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser paints no canvas.');
  return pen;
}

function pixelsOf(picture: ImageBitmap, scale: number): Pixels {
  const canvas = canvasOf(picture, scale);
  return penOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
}

function brightnessOf({ data }: Pixels): number {
  let sum = 0;
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    sum += 0.2126 * (data[pixel] ?? 0) + 0.7152 * (data[pixel + 1] ?? 0) + 0.0722 * (data[pixel + 2] ?? 0);
  }
  return sum / 255 / Math.max(1, data.length / 4);
}

const answerTo = <Type extends PhotoTask['type']>(task: Extract<PhotoTask, { type: Type }>, type: Type) =>
  tasks[type](task);

addEventListener('message', ({ data }: MessageEvent<PhotoTask>) => {
  void answerTo(data, data.type).then(
    (answer) => postMessage({ answer }),
    (error: unknown) => postMessage({ failed: String(error) }),
  );
});

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

interface InFront {
  readonly photo: CanvasImageSource & { readonly width: number; readonly height: number };
  readonly strokes: readonly BrushStroke[];
  readonly fit: PhotoFit;
}

/** The parts of the photo that stand in front of the door, on an empty canvas. */
function drawInFront(pen: Pen, { photo, strokes, fit: { scale, x, y } }: InFront): void {
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
