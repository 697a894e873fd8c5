import { belowFoot, type DrawnSet, inkedBox } from '@door/drawing/technical/drawn-set';
import type { Block } from './blocks.ts';
import { jpegSize } from './jpeg-size.ts';
import { messages } from '../messages.ts';
import type { Pen } from './pen.ts';
import { left, right, styles } from './sheet.ts';
import { drawVectors, scaleOf } from './technical-vectors.ts';

/** What is shown of the door of a position. */
export interface DoorShown {
  /** JPEGs on white; their foot is that of the set. */
  readonly external: Uint8Array;
  readonly internal: Uint8Array;
  readonly drawing: DrawnSet;
}

/** Highest picture, points. With figures of 7.5 points the drawing is about as high. */
const tallest = 215;
const gap = 16;
const caption = styles.small.leading + 4;

/** Both views and the drawing on one base line, with their names below. */
export function picturesBlock(pen: Pen, { external, internal, drawing }: DoorShown): Block {
  const drawn = drawnSize(drawing);
  const size = jpegSize(external);
  const room = (right - left - drawn.width - 2 * gap) / 2;
  const scale = Math.min(room / size.width, tallest / size.height);
  const [width, high] = [size.width * scale, size.height * scale];
  // The drawing's base line is the foot of the set: the size of the leaf stands below it.
  const above = Math.max(high, drawn.height - drawn.below);
  return {
    height: above + drawn.below + caption + 8,
    keepsNext: true,
    draw: (y) => {
      const foot = y + above;
      const second = left + width + gap;
      const third = right - drawn.width;
      pen.doc.image(Buffer.from(external), left, foot - high, { width, height: high });
      pen.doc.image(Buffer.from(internal), second, foot - high, { width, height: high });
      drawVectors(pen, drawing, [third, foot + drawn.below - drawn.height]);
      pen.line(messages.external, styles.small, { x: left, y: foot + 4 });
      pen.line(messages.internal, styles.small, { x: second, y: foot + 4 });
      pen.line(messages.drawing, styles.small, { x: right, y: foot + drawn.below + 2, align: 'right' });
    },
  };
}

/** Size of what is inked, and how much of it lies below the foot of the set, points. */
function drawnSize(drawing: DrawnSet) {
  const scale = scaleOf(drawing);
  const { width, height } = inkedBox(drawing);
  return { width: width * scale, height: height * scale, below: belowFoot(drawing) * scale };
}
