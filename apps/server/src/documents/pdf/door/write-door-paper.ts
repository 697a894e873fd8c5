import type { DoorPaper } from '@door/domain/selling/quote/door-paper';
import { belowFoot, inkedBox } from '@door/drawing/technical/drawn-set';
import { messages } from '../../messages.ts';
import type { Block } from '../blocks.ts';
import type { DoorShown } from '../door-pictures.ts';
import { drawQr } from '../draw-qr.ts';
import { jpegSize } from '../jpeg-size.ts';
import { letterheadBlocks } from '../letterhead.ts';
import { bytesOf, pageOf, type Pen, startPdf } from '../pen.ts';
import { across, left, right, sheet, styles, type TextStyle } from '../sheet.ts';
import { drawVectors, scaleOf } from '../technical-vectors.ts';

/** What the page of a door is written from. */
export interface DoorPaperSource {
  readonly paper: DoorPaper;
  readonly shown: DoorShown;
  /** JPEG on white; null: the supplier's name stands in its place. */
  readonly logo: Uint8Array | null;
  /** ISO 8601: when the design was shared. */
  readonly at: string;
}

const gap = 18;
const caption = styles.small.leading + 5;
const foot = sheet.height - sheet.margin;

/** A door on one A4 page: both views, the drawing with its sizes, the choices in words and the way back to the design. */
export function writeDoorPaper({ paper, shown, logo, at }: DoorPaperSource): Promise<Uint8Array> {
  const { title, letterhead, door } = paper;
  const pen = startPdf({ title: `${title}: ${door.heading}`, author: letterhead.name, at });
  pageOf(pen);
  const heads = letterheadBlocks(pen, { letterhead, title, facts: [], customer: [] }, logo);
  const top = drawnFrom(sheet.margin, [...heads, headingBlock(pen, paper)]) + 14;
  const footTop = drawFoot(pen, paper);
  drawDoor(pen, { paper, shown }, { top, bottom: footTop - 14 });
  return bytesOf(pen);
}

const drawnFrom = (top: number, blocks: readonly Block[]): number =>
  blocks.reduce((y, { height, draw }) => {
    draw?.(y);
    return y + height;
  }, top);

/** What the door is at the left, its price at the right. */
function headingBlock(pen: Pen, { door, price }: DoorPaper): Block {
  const [amount = '', ...about] = price;
  const priced = [...about.map((text) => pen.widthOf(text, styles.small)), pen.widthOf(amount, styles.total)];
  const width = across - (price.length === 0 ? 0 : Math.max(...priced) + gap);
  const lines: readonly (readonly [string, TextStyle])[] = [
    ...pen.linesOf(door.heading, styles.heading, width).map((line) => [line, styles.heading] as const),
    ...pen.linesOf(door.hinge, styles.second, width).map((line) => [line, styles.second] as const),
  ];
  const prices: typeof lines = [
    ...(amount === '' ? [] : [[amount, styles.total] as const]),
    ...about.map((line) => [line, styles.small] as const),
  ];
  return {
    height: Math.max(heightOf(lines), heightOf(prices)),
    draw: (y) => {
      drawLines(pen, lines, { x: left, y, align: 'left' });
      drawLines(pen, prices, { x: right, y, align: 'right' });
    },
  };
}

type Lines = readonly (readonly [text: string, style: TextStyle])[];

const heightOf = (lines: Lines): number => lines.reduce((sum, [, { leading }]) => sum + leading, 0);

function drawLines(pen: Pen, lines: Lines, at: Parameters<Pen['line']>[2]): void {
  let { y } = at;
  for (const [text, style] of lines) {
    pen.line(text, style, { ...at, y });
    y += style.leading;
  }
}

const qrSide = 84;

/** The code that opens the design on a phone, the same link in letters, and what the page is not. Answers where it begins. */
function drawFoot(pen: Pen, { link, open, note }: DoorPaper): number {
  const x = left + qrSide + 6;
  const lines: Lines = [
    [open, styles.strong],
    ...pen.linesOf(link, styles.second, right - x).map((line) => [line, styles.second] as const),
    ...pen.linesOf(note, styles.small, right - x).map((line) => [line, styles.small] as const),
  ];
  const top = foot - qrSide;
  pen.rule('rule', { y: top - 8 });
  // The light modules around the code are white as the paper, and stand out of the margin.
  drawQr(pen, link, { x: left - 8, y: top - 2, side: qrSide });
  drawLines(pen, lines, { x, y: top + Math.max(0, (qrSide - heightOf(lines)) / 2), align: 'left' });
  pen.doc.link(x, top, right - x, qrSide, link);
  return top - 8;
}

interface Space {
  readonly top: number;
  readonly bottom: number;
}

interface Shown {
  readonly paper: DoorPaper;
  readonly shown: DoorShown;
}

/** Pictures, drawing and words in the arrangement in which the pictures are larger. */
function drawDoor(pen: Pen, { paper, shown }: Shown, space: Space): void {
  const entries = [...paper.door.sizes, ...paper.door.schedule];
  const { external, drawing } = shown;
  const size = jpegSize(external);
  const drawn = drawnSize(drawing);
  const room = space.bottom - space.top;
  // Narrow sets: the drawing stands beside the pictures, the words below in two columns.
  const wide = wordsBlock(pen, entries, { x: left, width: across, columns: 2, room: room / 2 });
  const beside = Math.min(
    (across - drawn.width - 2 * gap) / 2 / size.width,
    (room - wide.height - caption - drawn.below - gap) / size.height,
  );
  // Wide sets: the drawing stands below the pictures, with the words beside it.
  const narrowLeft = left + drawn.width + gap;
  const narrow = wordsBlock(pen, entries, { x: narrowLeft, width: right - narrowLeft, columns: 1, room: room * 0.6 });
  const low = Math.max(narrow.height, drawn.height + caption);
  const below = Math.min((across - gap) / 2 / size.width, (room - low - caption - gap) / size.height);
  if (beside >= below) {
    const high = Math.max(size.height * beside, drawn.height - drawn.below);
    const base = space.top + high;
    drawPictures(pen, shown, { base, scale: beside });
    drawDrawing(pen, shown, { x: right - drawn.width, base });
    wide.draw?.(base + drawn.below + caption + gap);
    return;
  }
  const base = space.top + size.height * below;
  drawPictures(pen, shown, { base, scale: below });
  const second = base + caption + gap;
  drawDrawing(pen, shown, { x: left, base: second + drawn.height - drawn.below });
  narrow.draw?.(second);
}

function drawPictures(
  pen: Pen,
  { external, internal }: DoorShown,
  { base, scale }: { readonly base: number; readonly scale: number },
): void {
  const size = jpegSize(external);
  const [width, height] = [size.width * scale, size.height * scale];
  const second = left + width + gap;
  pen.doc.image(Buffer.from(external), left, base - height, { width, height });
  pen.doc.image(Buffer.from(internal), second, base - height, { width, height });
  pen.line(messages.external, styles.small, { x: left, y: base + 4 });
  pen.line(messages.internal, styles.small, { x: second, y: base + 4 });
}

/** With the foot of the set on the base line. */
function drawDrawing(
  pen: Pen,
  { drawing }: DoorShown,
  { x, base }: { readonly x: number; readonly base: number },
): void {
  const { width, height, below } = drawnSize(drawing);
  drawVectors(pen, drawing, [x, base + below - height]);
  const y = base + below + 2;
  const isAtRight = x + width > right - 1;
  pen.line(messages.drawing, styles.small, isAtRight ? { x: right, y, align: 'right' } : { x, y });
}

function drawnSize(drawing: DoorShown['drawing']) {
  const scale = scaleOf(drawing);
  const { width, height } = inkedBox(drawing);
  return { width: width * scale, height: height * scale, below: belowFoot(drawing) * scale };
}

interface WordsPlace {
  readonly x: number;
  readonly width: number;
  readonly columns: 1 | 2;
  /** Beyond this height the words are smaller. */
  readonly room: number;
}

const labelWidth = 86;

/** Names and what they are, with a line above each, one column after the other. */
function wordsBlock(pen: Pen, entries: DoorPaper['door']['sizes'], place: WordsPlace): Block {
  const usual = wordsIn(pen, entries, { ...place, label: styles.second, text: styles.body });
  if (usual.height <= place.room) return usual;
  return wordsIn(pen, entries, { ...place, label: styles.small, text: { ...styles.small, ink: 'ink' } });
}

interface StyledPlace extends WordsPlace {
  readonly label: TextStyle;
  readonly text: TextStyle;
}

function wordsIn(pen: Pen, entries: DoorPaper['door']['sizes'], place: StyledPlace): Block {
  const { x, width, columns, label, text } = place;
  const columnWidth = (width - gap * (columns - 1)) / columns;
  const rows = entries.map((entry) => {
    const lines = {
      label: pen.linesOf(entry.label, label, labelWidth - 8),
      text: pen.linesOf(entry.text, text, columnWidth - labelWidth),
    };
    return { ...lines, height: Math.max(lines.label.length, lines.text.length) * text.leading + 4.5 };
  });
  const most = Math.ceil(rows.length / columns);
  const placed = [rows.slice(0, most), rows.slice(most)].slice(0, columns);
  const drawRow = (row: (typeof rows)[number], at: { readonly x: number; readonly y: number }) => {
    pen.rule('line', { y: at.y, from: at.x, to: at.x + columnWidth });
    const styled = (lines: readonly string[], style: TextStyle): Lines => lines.map((line) => [line, style]);
    drawLines(pen, styled(row.label, label), { x: at.x, y: at.y + 2 });
    drawLines(pen, styled(row.text, text), { x: at.x + labelWidth, y: at.y + 2 });
  };
  return {
    height: Math.max(...placed.map((column) => column.reduce((sum, { height }) => sum + height, 0))),
    draw: (y) => {
      for (const [at, column] of placed.entries()) {
        let row = y;
        for (const each of column) {
          drawRow(each, { x: x + at * (columnWidth + gap), y: row });
          row += each.height;
        }
      }
    },
  };
}
