import { Code128Reader, QRCodeReader } from '@zxing/library';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { readBy, viewBoxOf } from '../../../shared/testing/read-code.ts';
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
  const svg = page.getByRole('img', { name: `Code 128 ${label.code}` }).element();
  expect(readBy(new Code128Reader(), svg, { across: 2, down: 40, margin: 20 })).toBe(label.code);
  const [, , modules = 0] = viewBoxOf(svg);
  const { left, right } = svg.getBoundingClientRect();
  const slot = document.querySelector('.piece-label-slot')?.getBoundingClientRect();
  expect(right + (10 * (right - left)) / modules).toBeLessThanOrEqual(slot?.left ?? 0);
});

test('and cameras the QR code of its text', async () => {
  await render(<PieceLabel label={label} />);
  const svg = page.getByRole('img', { name: `QR code ${label.qr}` }).element();
  expect(readBy(new QRCodeReader(), svg, { across: 4, down: 4, margin: 0 })).toBe(label.qr);
});
