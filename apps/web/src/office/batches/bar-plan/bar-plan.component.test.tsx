import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BarPlan } from './bar-plan.tsx';
import type { BarOfPlan, PieceOnBar } from './bar-shapes.ts';

const piece = (Part: string, Length: number, Order: string): PieceOnBar => ({
  ...{ Code: `2650-B001-${Order}-1-${Part}`, Part, Name: `piece ${Part}`, Length, Order },
  ...{ Ends: [45, 45], Item: '1', Slot: 'F01' },
});
const bars: readonly BarOfPlan[] = [
  {
    ...{ Number: 1, Stock: 6000, Offcut: null, Rest: 226, KeepRest: false },
    Cuts: [
      piece('JL', 2106, '10234'),
      piece('JR', 2106, '10234'),
      piece('HD', 1046, '10229'),
      piece('S1H', 441, '10229'),
    ],
  },
  { Number: 2, Stock: 2900, Offcut: '2649-B003-R17', Rest: 794, KeepRest: true, Cuts: [piece('BT', 2106, '10229')] },
];

const show = () => render(<BarPlan name="OF72" bars={bars} cuts={{ Kerf: 5, Trim: 30 }} />);

test('each bar is drawn to scale and said in words, with what is kept of it', async () => {
  await page.viewport(1440, 900);
  const screen = await show();
  const first = screen.getByRole('img', {
    name: /^Bar 1, 6000 mm, piece JL 2106, piece JR 2106, piece HD 1046, piece S1H 441, 226 waste$/,
  });
  const second = screen.getByRole('img', { name: 'Offcut 2649-B003-R17, 2900 mm, piece BT 2106, 789 kept' });
  const [long, short] = [first, second].map((bar) => bar.element().getBoundingClientRect().width);
  expect((short ?? 0) / (long ?? 1)).toBeCloseTo(2900 / 6000, 2);
  await expect.element(screen.getByText('keep 789')).toBeVisible();
  const names = [...document.querySelectorAll('.bar-text')].map(({ textContent }) => textContent);
  expect(names, 'a short piece has its name alone').toEqual(['JL2106', 'JR2106', 'HD1046', 'S1H', 'BT2106']);
  expect(document.querySelectorAll('.bar-key .num').length, 'a hue for each order').toBe(2);
});

test('the table says what the drawing has no room for', async () => {
  const screen = await show();
  await screen.getByRole('radio', { name: 'Table' }).click();
  const row = screen.getByRole('row', { name: /^2 2649-B003-R17, 2900/ });
  await expect.element(row.getByText('10229, item 1, F01')).toBeVisible();
  await expect.element(row.getByRole('cell', { name: '789 kept' })).toBeVisible();
});
