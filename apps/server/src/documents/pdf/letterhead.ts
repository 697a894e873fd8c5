import type { Paper } from '@door/domain/selling/quote/paper';
import type { Block } from './blocks.ts';
import { jpegSize } from './jpeg-size.ts';
import type { Pen } from './pen.ts';
import { across, left, right, styles, type TextStyle } from './sheet.ts';

/** Two columns of lines, the right one at the right edge. */
interface Columns {
  readonly left: readonly (readonly [string, TextStyle])[];
  readonly right: readonly (readonly [string, TextStyle])[];
}

const widest = across / 2 - 12;

/** Supplier, title with its facts, and customer. */
export function letterheadBlocks(
  pen: Pen,
  { letterhead, title, facts, customer }: Pick<Paper, 'letterhead' | 'title' | 'facts' | 'customer'>,
  logo: Uint8Array | null,
): readonly Block[] {
  const supplier = {
    left: logo ? [] : wrapped(pen, [letterhead.name], styles.supplier),
    right: wrapped(pen, letterhead.lines, styles.small),
  };
  const head = {
    left: [
      ...wrapped(pen, [title], styles.title),
      ...wrapped(
        pen,
        facts.map(({ label, text }) => `${label}: ${text}`),
        styles.second,
      ),
    ],
    right: [...wrapped(pen, customer.slice(0, 1), styles.strong), ...wrapped(pen, customer.slice(1), styles.body)],
  };
  const ends = { height: 20, draw: (y: number) => pen.rule('rule', { y: y + 10 }) };
  return [withLogo(pen, columnsBlock(pen, supplier), logo), { height: 18 }, columnsBlock(pen, head), ends];
}

/** Points. */
const logoHeight = 26;

function withLogo({ doc }: Pen, { height, draw }: Block, logo: Uint8Array | null): Block {
  if (!logo) return draw ? { height, draw } : { height };
  const size = jpegSize(logo);
  const scale = Math.min(logoHeight / size.height, widest / size.width);
  const drawn = { width: size.width * scale, height: size.height * scale };
  return {
    height: Math.max(height, drawn.height),
    draw: (y) => {
      doc.image(Buffer.from(logo), left, y, drawn);
      draw?.(y);
    },
  };
}

const wrapped = (pen: Pen, texts: readonly string[], style: TextStyle): Columns['left'] =>
  texts.flatMap((text) => pen.linesOf(text, style, widest).map((line) => [line, style] as const));

function columnsBlock(pen: Pen, columns: Columns): Block {
  return {
    height: Math.max(heightOf(columns.left), heightOf(columns.right)),
    draw: (y) => {
      drawColumn(pen, columns.left, { x: left, y, align: 'left' });
      // Both columns end on one line, as the customer's name stands beside the date.
      drawColumn(pen, columns.right, { x: right, y, align: 'right' });
    },
  };
}

const heightOf = (column: Columns['left']): number => column.reduce((sum, [, { leading }]) => sum + leading, 0);

function drawColumn(
  pen: Pen,
  column: Columns['left'],
  { x, y, align }: { readonly x: number; readonly y: number; readonly align: 'left' | 'right' },
): void {
  let line = y;
  for (const [text, style] of column) {
    pen.line(text, style, { x, y: line, align });
    line += style.leading;
  }
}
