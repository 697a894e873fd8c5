import { code128 } from '@door/domain/lib/barcode/code-128';
import { qrCode } from '@door/domain/lib/barcode/qr-code';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aLabel } from '../testing/batch-rows.ts';
import { PieceLabel } from './piece-label.tsx';

const label = aLabel({
  ...{
    item: 'Item 2 of 3, door 3 of 108',
    part: 'left sidelight, jamb left',
    ends: '45/90',
    slot: 'F07',
    week: 'Week 2647',
  },
  ...{ code: '2647-B012-10234-2.3-LS-JL', qr: 'DW1:2647-B012-10234-2.3-LS-JL' },
});

test.each([
  { screen: 'a desk', width: 1440 },
  { screen: 'a phone', width: 320 },
])('on $screen a label has the proportions of 100 × 50 mm, and nothing is cut off', async ({ width }) => {
  await page.viewport(width, 800);
  const screen = await render(<PieceLabel label={label} />);
  const element = screen.getByRole('article', { name: label.code }).element();
  const { width: wide, height: high } = element.getBoundingClientRect();
  expect(wide / high).toBeCloseTo(2, 1);
  expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight);
  const words = element.querySelector('.piece-label-words');
  expect(words?.scrollHeight).toBeLessThanOrEqual(words?.clientHeight ?? 0);
  for (const text of ['10234', 'Item 2 of 3, door 3 of 108', '45/90', 'F07', 'Week 2647', label.code])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
});

test('the week stands on no other text, however long the colours and the code are', async () => {
  const slab = aLabel({
    ...{ part: 'slab', size: '885 × 1955', ends: null, article: 'SLAB-900x1980', slot: 'S01', week: 'Week 2651' },
    colours: 'Anthracite Grey (RAL 7016) outside, White inside',
    code: '2651-B002-10013-2.3-LS-SB',
  });
  await render(
    <div style={{ width: '100mm' }}>
      <PieceLabel label={slab} />
    </div>,
  );
  const linesOf = (part: string) => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(part) ?? document.body);
    return [...range.getClientRects()];
  };
  const others = ['.piece-label-words > :last-child', '.piece-label-part', '.piece-label-code', '.piece-label-slot'];
  const [week] = linesOf('.piece-label-week');
  expect(others.filter((other) => linesOf(other).some((line) => week && isOver(line, week)))).toEqual([]);
  const words = document.querySelector('.piece-label-words');
  expect(words?.scrollHeight).toBeLessThanOrEqual(words?.clientHeight ?? 0);
});

const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test('scanners that read lines have the same code below', async () => {
  await render(<PieceLabel label={label} />);
  const lines = page.getByRole('img', { name: `Code 128 ${label.code}` }).element();
  const modules = code128(label.code).reduce((sum, width) => sum + width, 0);
  expect(lines.getAttribute('viewBox')).toBe(`0 0 ${modules} 1`);
  const { left, right } = lines.getBoundingClientRect();
  const slot = document.querySelector('.piece-label-slot')?.getBoundingClientRect();
  expect(right + (10 * (right - left)) / modules).toBeLessThanOrEqual(slot?.left ?? 0);
});

test('its QR code has every dark module of the text, with four light ones around', async () => {
  await render(<PieceLabel label={label} />);
  const svg = document.querySelector('.qr');
  const modules = qrCode(label.qr);
  expect(svg?.getAttribute('viewBox')).toBe(`0 0 ${modules.length + 8} ${modules.length + 8}`);
  expect(svg?.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length).toBe(
    modules.flat().filter(Boolean).length,
  );
});
