import type { Point } from '../shapes/path-data.ts';
import { scaledPath } from './scaled-path.ts';

interface Glyph {
  readonly width: number;
  /** Outline on a height of 100, counters included, for the even-odd rule. */
  readonly d: string;
}

const counter = 'M30 55A15 15 0 1 1 30 85A15 15 0 1 1 30 55Z';
const upperCounter = 'M30 15A15 15 0 1 1 30 45A15 15 0 1 1 30 15Z';

/** House numbers as they are cut: upright, even strokes, drawn as outlines so that no font is needed. */
const glyphs: Readonly<Record<string, Glyph>> = {
  '0': {
    width: 60,
    d: 'M0 30A30 30 0 0 1 60 30V70A30 30 0 0 1 0 70ZM15 30V70A15 15 0 0 0 45 70V30A15 15 0 0 0 15 30Z',
  },
  '1': { width: 44, d: 'M8 20L30 0H44V100H29V19L17 30Z' },
  '2': {
    width: 60,
    d: 'M0 30A30 30 0 0 1 60 30C60 48 48 58 36 70L22 85H60V100H0V86L26 60C38 48 45 41 45 30A15 15 0 0 0 15 30V32H0Z',
  },
  '3': { width: 62, d: 'M2 0H58V13L36 38A31 31 0 1 1 0 69H15A16 16 0 1 0 31 53H18V42L40 15H2Z' },
  '4': { width: 64, d: 'M38 0H50V62H64V76H50V100H35V76H0V63ZM35 24L16 62H35Z' },
  '5': { width: 62, d: 'M7 0H55V15H21V37A32 32 0 1 1 0 78H16A17 17 0 1 0 21 53H7Z' },
  '6': { width: 60, d: `M34 0H52L32 40A30 30 0 1 1 4 55Z${counter}` },
  '7': { width: 58, d: 'M0 0H58V13L26 100H9L40 15H0Z' },
  '8': {
    width: 60,
    d: `M12.8 45.5A26 26 0 1 1 47.2 45.5A30 30 0 1 1 12.8 45.5ZM30 14A12 12 0 1 1 30 38A12 12 0 1 1 30 14Z${counter}`,
  },
  '9': { width: 60, d: `M26 100H8L28 60A30 30 0 1 1 56 45Z${upperCounter}` },
  a: { width: 60, d: `M45 44V40H60V100H45V96A30 30 0 1 1 45 44Z${counter}` },
  b: { width: 60, d: `M15 44V0H0V100H15V96A30 30 0 1 0 15 44Z${counter}` },
  c: { width: 55, d: 'M54 52L42 61A15 15 0 1 0 42 79L54 88A30 30 0 1 1 54 52Z' },
  d: { width: 60, d: `M45 44V0H60V100H45V96A30 30 0 1 1 45 44Z${counter}` },
  '-': { width: 36, d: 'M3 52H33V66H3Z' },
  '/': { width: 46, d: 'M31 0H46L15 100H0Z' },
};

/** @internal For the test that draws each. */
export const drawnSigns: readonly string[] = Object.keys(glyphs);

const gap = 15;

/** Glyphs of the characters that can be drawn; others, as in an address, are left out. */
const glyphsOf = (text: string): readonly Glyph[] =>
  text
    .toLowerCase()
    .split('')
    .flatMap((sign) => {
      const glyph = glyphs[sign];
      return glyph ? [glyph] : [];
    });

const widthOf = (row: readonly Glyph[]) =>
  row.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, row.length - 1);

interface Room {
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
}

/** Path data of a house number as large as fits, side by side or, in a slot, one above another. '' if nothing can be drawn. */
export function numeralPath(text: string, { centre, width, height }: Room): string {
  const row = glyphsOf(text);
  if (row.length === 0) return '';
  const aside = Math.min(width / widthOf(row), height / 100);
  const widest = Math.max(...row.map((glyph) => glyph.width));
  const stacked = Math.min(width / widest, height / (row.length * 100 + (row.length - 1) * gap * 1.6));
  return stacked > aside * 1.25 ? column(row, centre, stacked) : line(row, centre, aside);
}

function line(row: readonly Glyph[], [x, y]: Point, scale: number): string {
  let left = x - (widthOf(row) * scale) / 2;
  return row
    .map(({ width, d }) => {
      const placed = scaledPath(d, { scale: [scale, scale], shift: [left, y - 50 * scale] });
      left += (width + gap) * scale;
      return placed;
    })
    .join('');
}

function column(row: readonly Glyph[], [x, y]: Point, scale: number): string {
  const step = (100 + gap * 1.6) * scale;
  const top = y - (step * row.length - gap * 1.6 * scale) / 2;
  return row
    .map(({ width, d }, index) =>
      scaledPath(d, { scale: [scale, scale], shift: [x - (width * scale) / 2, top + step * index] }),
    )
    .join('');
}
