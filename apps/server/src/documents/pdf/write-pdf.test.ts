import { paperTransferOf } from '@door/domain/selling/payment/paper-transfer';
import { bankTransferOf } from '@door/domain/selling/payment/transfer';
import { money } from '@door/domain/selling/pricing/money';
import { textsOfPaper } from '@door/domain/testing/texts-of-paper';
import { describe, expect, test } from 'vitest';
import { aPaper } from '../../testing/a-paper.ts';
import { aJpeg, aShownDoor } from '../../testing/a-shown-door.ts';
import { codesOfPdf } from '../../testing/codes-of-pdf.ts';
import { textsOfPdf } from '../../testing/pdf-text.ts';
import { messages } from '../messages.ts';
import { lettersOf } from '../fonts/letters.ts';
import { writePdf } from './write-pdf.ts';

const at = '2026-11-22T08:00:00.000Z';
const written = (doors: number, changes: Parameters<typeof aPaper>[1] = {}) =>
  writePdf({ paper: aPaper(doors, changes), doors: Array.from({ length: doors }, aShownDoor), logo: null, at });
const pagesOf = async (doors: number, changes: Parameters<typeof aPaper>[1] = {}) =>
  textsOfPdf(await written(doors, changes));
/** Without the title and the number of the page. */
const withoutFoot = (page: readonly string[]) => page.slice(0, -2);
const flat = (texts: readonly string[]) => texts.join(' ').replaceAll(/\s+/g, ' ').trim();

describe('the PDF of a paper', () => {
  test('says line by line what the paper says, as its page does, and beside it only names of pictures, sizes and page numbers', async () => {
    const paper = aPaper(2, { notes: ['First.\nThen we fit.', 'A note. '.repeat(40)] });
    const { drawing } = aShownDoor();
    const beside = new Set([
      ...drawing.dimensions.map(({ from, to }) => String(Math.round(to - from))),
      ...['From outside', 'From inside', 'Seen from outside. Sizes in mm.'],
    ]);
    const doors = paper.positions.map(aShownDoor);
    const pages = textsOfPdf(await writePdf({ paper, doors, logo: null, at }));
    const said = pages.flatMap(withoutFoot).filter((text) => !beside.has(text));
    expect(flat(said)).toBe(flat(textsOfPaper(paper)));
  });

  test('has the code of a transfer, which others read from a print of 100 dots an inch, beside the words that say the same', async () => {
    const due = money(103_171, 'EUR');
    const transferOf = (holder: string) =>
      bankTransferOf({ bank: { holder, iban: 'IE29AIBK93115212345678', bic: 'AIBKIE2D' }, order: 10_234, due });
    for (const holder of ['Alder & Lane', 'Ü'.repeat(70)]) {
      const paper = aPaper(1, { transfer: paperTransferOf(transferOf(holder), due, messages.paper) });
      const pdf = await writePdf({ paper, doors: [aShownDoor()], logo: null, at });
      expect((await codesOfPdf(pdf, 100)).flat()).toEqual([`QRCode ${String(transferOf(holder).code)}`]);
      expect(flat(textsOfPdf(pdf).flatMap(withoutFoot))).toContain('IBAN IE29 AIBK 9311 5212 3456 78 BIC AIBKIE2D');
    }
  });

  test('has the logo in the place of the name', async () => {
    const paper = aPaper(1);
    const pdf = await writePdf({ paper, doors: [aShownDoor()], logo: aJpeg, at });
    expect(textsOfPdf(pdf).flat()).not.toContain(paper.letterhead.name);
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Subtype \/Image/g),
    ).toHaveLength(3);
  });

  test('shows each size of the technical drawing as a figure that can be read', async () => {
    const texts = (await pagesOf(1)).flat();
    const sizes = aShownDoor().drawing.dimensions.map(({ from, to }) => String(Math.round(to - from)));
    expect(sizes.length).toBeGreaterThanOrEqual(4);
    for (const size of sizes) expect(texts).toContain(size);
  });

  test('has the same bytes each time, as its version has one hash', async () => {
    const [first, ...others] = [await written(2), await written(2), await written(2)];
    for (const other of others) expect(Buffer.compare(other, first ?? other)).toBe(0);
    expect(Buffer.from(first ?? []).toString('latin1')).toContain('(D:20261122080000Z)');
  });

  test.each([1, 2, 7, 100])('of %i doors keeps the heading of each with its pictures', async (doors) => {
    const pages = await pagesOf(doors);
    for (const page of pages) {
      const headings = page.filter((text) => /^Single Door \d+,/.test(text));
      // Each door is named twice: above its pictures, and beside its amount.
      const pictures = page.filter((text) => text === 'From outside').length;
      const amounts = page.filter((text) => text === '€2,439.98').length;
      expect(headings).toHaveLength(pictures + amounts);
    }
    expect(pages.flat().filter((text) => text === 'From inside')).toHaveLength(doors);
    expect(pages.map((page) => page.at(-1))).toEqual(pages.map((_, page) => `${page + 1} of ${pages.length}`));
  });

  test('long terms go on from page to page, and no page has a single line of them', async () => {
    const terms = Array.from({ length: 400 }, (_, at) => `Sentence ${String(at)} of the terms.`).join(' ');
    const pages = await pagesOf(1, { terms });
    expect(flat(pages.flat()).match(/Sentence \d+ of the terms/g)?.length).toBeGreaterThan(350);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages.slice(1)) expect(page.filter((text) => text.includes('terms')).length).not.toBe(1);
  });

  test.each([
    ['markup', '<script>alert(1)</script> <b>bold</b> &amp; %PDF- )( \\ /JavaScript << >>'],
    ['a line that is not broken', 'x'.repeat(2000)],
    ['a long note', 'We look forward to your order. '.repeat(65)],
    ['right-to-left letters', 'דלת חדשה باب جديد'],
    ['signs that no font has', '\u{1F6AA} 門 \uE000'],
    ['nothing but spaces', ' \n \n '],
  ])('%s is text like any other', async (_, note) => {
    const pages = await pagesOf(1, { notes: [note], customer: [note.slice(0, 300)] });
    const texts = pages.flatMap(withoutFoot).join('').replaceAll(/\s/g, '');
    if (/^[\x20-\x7e\n]*$/.test(note)) expect(texts.includes(note.replaceAll(/\s/g, ''))).toBe(true);
    expect(pages.length).toBeLessThan(5);
  });

  test('every word of a name is written in the letters of its script, and what no font has as a question mark', async () => {
    const customer = ['Nguyễn Đặng', 'დავით', 'Արամ', 'สมชาย', 'דוד', 'Ada \u{12000}'];
    const texts = (await pagesOf(1, { customer })).flat();
    for (const word of ['დავით', 'Արամ', 'สมชาย']) expect(texts).toContain(word);
    expect(texts.join('')).toContain('Nguyễn Đặng');
    expect(texts.join('')).toContain('Ada ?');
    expect(texts).toContain(lettersOf('דוד').toReversed().join(''));
  });

  test('a title that is wider than the foot ends in an ellipsis there', async () => {
    const [page = []] = await pagesOf(1, { title: `Quote ${'Q-1001 '.repeat(60)}` });
    expect(page.at(-2)).toMatch(/^Quote .*…$/);
  });

  test('signs that steer instead of being read are taken out', async () => {
    const texts = flat((await pagesOf(1, { notes: ['Pay\u202e 00.1\u0000 now\u0007\u200b'] })).flat());
    expect(texts).toContain('Pay 00.1 now');
  });
});
