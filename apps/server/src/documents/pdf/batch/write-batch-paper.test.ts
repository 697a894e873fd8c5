import { batchLabels } from '@door/domain/making/batch/batch-pdf';
import { aBatchLine, aBatchNumber } from '@door/domain/testing/a-batch';
import { coupledSurround, doubleDoor, singleDoor } from '@door/domain/testing/worked-example-items';
import { madePieces, piecesOf } from '@door/domain/making/batch/batch-piece';
import { preparationTitle } from '@door/domain/making/batch/preparation-table';
import { cutGroupOf } from '@door/domain/making/batch/cut-group';
import { mm } from '@door/domain/lib/mm';
import { batching } from '@door/domain/messages/english/batching';
import { expect, test } from 'vitest';
import { codesOfPdf } from '../../../testing/codes-of-pdf.ts';
import { textsOfPdf } from '../../../testing/pdf-text.ts';
import { messages } from '../../messages.ts';
import { writeBatchPaper } from './write-batch-paper.ts';
import { writeBatchPdf } from './write-batch-pdf.ts';

const lines = [singleDoor, doubleDoor, coupledSurround].map((item, at) => aBatchLine(item, { position: at + 1 }));
const pieces = piecesOf(aBatchNumber, lines);
const jambs = pieces.bars.filter(({ record }) => record.article.code === 'OF72').slice(0, 3);
const group = jambs[0] ? cutGroupOf(jambs[0].record).key : '';
const bars = [
  { group, number: 1, stock: mm(6500), offcut: null, pieces: jambs.map(({ code }) => code), rest: mm(212) },
];
const source = { number: aBatchNumber, lines, bars, at: '2026-11-22T08:00:00.000Z' };
const pagesOf = async (kind: Parameters<typeof writeBatchPaper>[0]['kind']) =>
  textsOfPdf(await writeBatchPaper({ ...source, kind }));

test('the book has each list, each bar with its parts inside, the code of each piece, and its pages counted', async () => {
  const pages = await pagesOf('batch-book');
  const texts = pages.flat();
  for (const title of ['Batch 2647-B012', ...Object.values(batching.lists)]) expect(texts).toContain(title);
  expect(texts).toContain('Bar 1, new bar of 6500 mm, rest 212 mm');
  expect(texts).toContain('10234-1-JL  2076');
  const said = texts.join('');
  for (const { code } of madePieces(pieces)) expect(said).toContain(code);
  expect(pages.map((page) => page.at(-1))).toEqual(pages.map((_, at) => messages.page(at + 1, pages.length)));
});

test.each([19, 21])('a list of twice %i rows ends just above the foot, and no empty page follows it', async (count) => {
  const rows = Array.from({ length: count }, () => ['jamb left']);
  const part = { title: '', table: { head: ['Part'], rows }, bars: [] };
  const list = { kind: 'pick', title: 'Parts', parts: [part, part] } as const;
  const pages = textsOfPdf(await writeBatchPdf({ title: 'Batch', summary: 'Week', lists: [list, list] }, source.at));
  // An empty one has only the title of the book and its number.
  expect(pages.filter((texts) => texts.length <= 2)).toEqual([]);
});

test('the cuts of a slab stand on one page, below its slot, code and size, wherever its list begins', async () => {
  const source = { number: aBatchNumber, bars: [], at: '2026-11-22T08:00:00.000Z', kind: 'batch-book' } as const;
  for (const count of [1, 2, 3, 4, 5, 6, 7]) {
    const doors = Array.from({ length: count }, (_, at) => aBatchLine(singleDoor, { position: at + 1 }));
    const pages = textsOfPdf(await writeBatchPaper({ ...source, lines: doors }));
    const slabs = piecesOf(aBatchNumber, doors).slabs.map((slab) => preparationTitle(slab, batching));
    const onPages = pages.filter((texts) => texts.some((text) => slabs.includes(text)));
    const ends = onPages.map((texts) => [
      texts.filter((text) => slabs.includes(text)).length,
      texts.filter((text) => text === 'SPYHOLE').length,
    ]);
    expect(ends.map(([titles = 0]) => titles).reduce((one, other) => one + other, 0)).toBe(count);
    for (const [titles, lastCuts] of ends) expect(lastCuts).toBe(titles);
  }
});

test('the work sheet of each line begins a page of the book', async () => {
  const pages = await pagesOf('batch-book');
  const beginning = ['10234-1: Four', '10234-2: Half', '10234-3: Four'].map((title) =>
    pages.findIndex((texts) => texts.slice(0, 2).some((text) => text.startsWith(title))),
  );
  expect(beginning).not.toContain(-1);
  expect(new Set(beginning).size).toBe(lines.length);
});

test('labels are one to a page of 100 × 50 mm or ten to a sheet of A4, and each says its code, slot and week', async () => {
  const labels = batchLabels(source, batching);
  const roll = await pagesOf('batch-labels');
  expect(roll).toHaveLength(labels.length);
  for (const [at, { code, slot, week }] of labels.entries())
    for (const text of [code, slot, week]) expect(roll[at]).toContain(text);
  const sheets = await pagesOf('batch-labels-a4');
  expect(sheets).toHaveLength(Math.ceil(labels.length / 10));
  expect(sheets.flat()).toEqual(roll.flat());
});

test('readers of others find the QR code and the Code 128 of its piece on every label that is printed', async () => {
  const batch = { ...source, lines: lines.slice(0, 1) };
  const expected = batchLabels(batch, batching).map(({ qr, code }) => [`Code128 ${code}`, `QRCode ${qr}`]);
  expect(await codesOfPdf(await writeBatchPaper({ ...batch, kind: 'batch-labels' }))).toEqual(expected);
  const sheets = await codesOfPdf(await writeBatchPaper({ ...batch, kind: 'batch-labels-a4' }));
  expect(sheets.flat().toSorted()).toEqual(expected.flat().toSorted());
});

test('and all are the same bytes each time, so that what is printed again is the same', async () => {
  for (const kind of ['batch-book', 'batch-labels', 'batch-labels-a4'] as const) {
    const [one, other] = [await writeBatchPaper({ ...source, kind }), await writeBatchPaper({ ...source, kind })];
    expect(Buffer.compare(one, other)).toBe(0);
  }
});
