import type { Action } from '@door/domain/door/model/action';
import { templateId } from '@door/domain/door/model/ids';
import { expect, test, vi } from 'vitest';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import { DoorPrice } from './door-price.tsx';
import { type PriceAnswer, priceText } from './price-text.ts';

const frame: Action = { type: 'frame.choose', templateId: templateId('single-door') };
const hungRight = { type: 'hand.choose', hand: 'right' } as const satisfies Action;

/** Answers the questions for a price one after the other, the last of them again and again; `null`: the network fails. */
function answering(...amounts: readonly (string | null)[]) {
  let asked = 0;
  let held = Promise.resolve();
  vi.stubGlobal('fetch', async () => {
    const amount = amounts[Math.min(asked, amounts.length - 1)] ?? null;
    asked += 1;
    await held;
    if (amount === null) throw new TypeError('Failed to fetch');
    return Response.json([
      {
        result: {
          data: { Display: 'from', Currency: 'EUR', Amounts: [amount], Promise: null, Choices: [] },
        },
      },
    ]);
  });
  /** Answers nothing before what it answers is called. */
  const hold = () => {
    let release = () => {};
    held = new Promise((done) => (release = done));
    return release;
  };
  return { asked: () => asked, hold };
}

test('the price follows the door, and is grey while that of the last choice is on the way', async () => {
  const { hold } = answering('2100.00', '2250.00');
  const { screen, store } = await renderInDesigner(() => <DoorPrice />);
  expect(screen.container.textContent, 'no door is begun yet').toBe('');
  store.choose(frame);
  await expect.element(screen.getByText('From €2,100')).toBeVisible();
  const line = () => screen.container.querySelector('.door-price');
  await expect.poll(() => line()?.getAttribute('aria-busy')).toBe('false');
  const release = hold();
  store.choose(hungRight);
  await expect.poll(() => line()?.getAttribute('aria-busy')).toBe('true');
  release();
  await expect.element(screen.getByText('From €2,250')).toBeVisible();
  await expect.poll(() => line()?.getAttribute('aria-busy')).toBe('false');
});

test('where prices are hidden it says when the door can be there alone, and on request why', async () => {
  const Reasons = [
    { Text: 'Your door is planned', Day: '2026-12-01', Binds: false },
    { Text: 'What your door is made of is there', Day: '2026-12-10', Binds: true },
  ];
  const told = { Text: 'Fitted from the week of 14 December', Reasons };
  vi.stubGlobal('fetch', async () => Response.json([{ result: { data: { Display: 'hidden', Promise: told } } }]));
  const { screen, store } = await renderInDesigner(() => <DoorPrice />);
  store.choose(frame);
  await expect.element(screen.getByText(told.Text)).toBeVisible();
  expect(screen.getByText(/VAT/).elements()).toEqual([]);
  await screen.getByText('Why this date?').click();
  await expect.element(screen.getByText('10 Dec 2026')).toBeVisible();
  await expect.element(screen.getByText('What your door is made of is there')).toBeVisible();
});

test('of choices that follow each other at once only the last asks for a price', async () => {
  const { asked } = answering('2100.00');
  const { screen, store } = await renderInDesigner(() => <DoorPrice />);
  store.choose(frame);
  store.choose(hungRight);
  store.choose({ ...hungRight, hand: 'left' });
  await expect.element(screen.getByText('From €2,100')).toBeVisible();
  expect(asked()).toBe(1);
});

test('a call that fails shows no price, and the next choice tries again', async () => {
  const { asked } = answering(null, '2100.00');
  const { screen, store } = await renderInDesigner(() => <DoorPrice />);
  store.choose(frame);
  await expect.poll(asked).toBe(1);
  expect(screen.container.textContent).toBe('');
  store.choose(hungRight);
  await expect.element(screen.getByText('From €2,100')).toBeVisible();
});

test.each<[PriceAnswer, string | null]>([
  [{ Display: 'from', Currency: 'GBP', Amounts: ['2050.00'], Promise: null, Choices: [] }, 'From £2,050'],
  [
    { Display: 'range', Currency: 'EUR', Amounts: ['2000.00', '2100.00'], Promise: null, Choices: [] },
    '€2,000 to €2,100',
  ],
  [{ Display: 'exact', Currency: 'EUR', Amounts: ['2050.00'], Promise: null, Choices: [] }, '€2,050.00'],
  [{ Display: 'hidden', Promise: null }, null],
])('%j is told as %s', (answer, text) => expect(priceText(answer)).toBe(text));
