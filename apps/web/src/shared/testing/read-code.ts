import { BinaryBitmap, HTMLCanvasElementLuminanceSource, HybridBinarizer, type Reader } from '@zxing/library';

export const viewBoxOf = (svg: Element): readonly number[] =>
  (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);

interface Pixels {
  /** To a module. */
  readonly across: number;
  readonly down: number;
  /** Light pixels on all sides. */
  readonly margin: number;
}

/** What a reader of others finds in the path of a picture, black on white. */
export function readBy(reader: Reader, svg: Element, { across, down, margin }: Pixels): string {
  const [, , width = 0, height = 0] = viewBoxOf(svg);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * across + 2 * margin, height * down + 2 * margin];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(margin, margin);
  context.scale(across, down);
  context.fillStyle = '#000';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  context.fill(new Path2D(svg.querySelector('path')?.getAttribute('d') ?? ''));
  return reader.decode(new BinaryBitmap(new HybridBinarizer(new HTMLCanvasElementLuminanceSource(canvas)))).getText();
}
