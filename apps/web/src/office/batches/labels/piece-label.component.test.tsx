import '../../../platform/styles/index.css';
import { qrCode } from '@door/domain/barcode/qr-code';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aLabel } from '../testing/batch-rows.ts';
import { PieceLabel } from './piece-label.tsx';

const label = aLabel({
  ...{ item: 'Item 2.3 of 3', part: 'left sidelight, jamb left', ends: '45/90', slot: 'F07', week: 'Week 2647' },
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
  for (const text of ['10234', 'Item 2.3 of 3', '45/90', 'F07', 'Week 2647', label.code])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
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
