import { afterEach, expect, test, vi } from 'vitest';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import type { FittingSlots, MyOrder, OfferCalls } from '../offer/offer-calls.ts';
import { MyOrderPage } from './my-order-page.tsx';
import { anOrder, theCalls } from './testing/an-order.ts';

afterEach(() => vi.useRealTimers());

type Visit = NonNullable<MyOrder['Visits']>[number];

const wednesday = { Start: '2026-12-16T08:00:00.000Z', Day: '2026-12-16', From: '08:00', Until: '09:00' };
const thursday = { Start: '2026-12-17T12:30:00.000Z', Day: '2026-12-17', From: '12:30', Until: '13:30' };
const aVisit = (changed: Partial<Visit> = {}): Visit => ({
  ...{ VisitOf: 'v-1', Kind: 'fitting', State: 'To book', Days: [], Who: [], Held: null },
  ...{ CanChoose: true, CanChange: false, ChangeUntil: null },
  ...changed,
});
const withVisit = (changed: Partial<Visit> = {}) => anOrder({ Level: 2, Papers: [], Visits: [aVisit(changed)] });
const booked = {
  ...{ State: 'Booked' as const, Days: [wednesday], Who: ['Byrne', 'Nolan'], CanChoose: false, CanChange: true },
  ChangeUntil: { Day: '2026-12-14', Clock: '12:00' },
};
const offered = (...slots: FittingSlots['Visits'][number]['Slots']): FittingSlots => ({
  Visits: [{ VisitOf: 'v-1', Kind: 'fitting', Slots: slots }],
});
const conflict = (sentence: string) =>
  Object.assign(new Error(sentence), { name: 'TRPCClientError', data: { httpStatus: 409 } });
const kept = (start: typeof wednesday) => ({ ...start, KeptUntil: new Date(Date.now() + 900_000).toISOString() });

async function opened(answers: Partial<OfferCalls>, first = withVisit()) {
  const calls = theCalls(answers);
  const { screen } = await renderInDesigner(() => <MyOrderPage token="token-1" calls={calls} first={first} />);
  return { screen, visits: screen.getByRole('region', { name: 'Visits' }) };
}

test('a day is chosen, kept and booked, each once however often it is tapped', async () => {
  const said: string[] = [];
  let order = withVisit();
  const { screen, visits } = await opened({
    readOrder: async () => order,
    fittingSlots: async () => offered({ ...wednesday, Days: 1 }, { ...thursday, Days: 2 }),
    holdSlot: async (visitOf, start) => {
      said.push(`hold ${visitOf} ${start}`);
      order = withVisit({ Held: kept(wednesday) });
    },
    bookVisit: async ({ visitOf, held, isMove }) => {
      said.push(`book ${visitOf} ${held.Start} ${String(isMove)}`);
      order = withVisit(booked);
    },
  });
  await visits.getByRole('button', { name: 'Choose a day' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Choose a day' });
  await expect
    .element(dialog.getByRole('button', { name: 'Thursday 17 December, arriving 12:30–13:30 2 days' }))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Wednesday 16 December, arriving 08:00–09:00' }).dblClick();
  await expect
    .element(visits.getByText(/^We keep Wednesday 16 December, arriving 08:00–09:00, for you until/))
    .toBeVisible();
  await visits.getByRole('button', { name: 'Book this day' }).dblClick();
  await expect.element(visits.getByText('Wednesday 16 December, arriving 08:00–09:00')).toBeVisible();
  await expect.element(visits.getByText('With Byrne and Nolan.')).toBeVisible();
  await expect.element(visits.getByText('You can change it here until Monday 14 December, 12:00.')).toBeVisible();
  expect(said).toEqual([`hold v-1 ${wednesday.Start}`, `book v-1 ${wednesday.Start} false`]);
});

test('where somebody was faster the sentence says so, and what is free now is shown', async () => {
  let slots = offered({ ...wednesday, Days: 1 });
  const { screen, visits } = await opened({
    fittingSlots: async () => slots,
    holdSlot: () => {
      slots = offered({ ...thursday, Days: 1 });
      return Promise.reject(conflict('Somebody has just taken that time. Free next: …'));
    },
  });
  await visits.getByRole('button', { name: 'Choose a day' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Wednesday/ }).click();
  await expect.element(dialog.getByText(/^Somebody has just taken that time/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Thursday/ })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Wednesday/ })).not.toBeInTheDocument();
});

test('without a network the same message is sent again', async () => {
  const ids: string[] = [];
  const { screen, visits } = await opened({
    fittingSlots: () =>
      ids.push('read') === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(offered({ ...wednesday, Days: 1 })),
    holdSlot: async (_, __, id) => {
      ids.push(id);
      if (ids.length === 3) throw new TypeError('Failed to fetch');
    },
    readOrder: async () => withVisit({ Held: kept(wednesday) }),
  });
  await visits.getByRole('button', { name: 'Choose a day' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: /^Wednesday/ }).click();
  await expect.element(dialog.getByRole('alert')).not.toHaveTextContent('');
  await dialog.getByRole('button', { name: /^Wednesday/ }).click();
  await expect.element(visits.getByRole('button', { name: 'Book this day' })).toBeVisible();
  expect(ids[2]).toBe(ids[3]);
});

test('a day that is booked is changed while there is time, and then asked about', async () => {
  const { screen, visits } = await opened({ fittingSlots: async () => offered() }, withVisit(booked));
  await visits.getByRole('button', { name: 'Change the day' }).click();
  await expect.element(screen.getByText('Nothing is free in the next weeks. We will call you.')).toBeVisible();
});

test('once the day is fixed, another one is asked for', async () => {
  const asked: string[] = [];
  const first = withVisit({ ...booked, CanChange: false });
  const { screen, visits } = await opened({ askAboutOrder: async (text) => void asked.push(text) }, first);
  await expect.element(visits.getByText(/^The day is fixed by now/)).toBeVisible();
  await visits.getByRole('button', { name: 'Change the day' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Which day would suit you?' }).fill('Friday');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => asked).toEqual(['Another day for the visit, please: Friday']);
});

test('what is kept no longer can be chosen again, and what nobody promised cannot yet', async () => {
  const over = { ...wednesday, KeptUntil: new Date(Date.now() - 1).toISOString() };
  const { visits } = await opened({}, withVisit({ Held: over }));
  await expect.element(visits.getByRole('button', { name: 'Choose a day' })).toBeVisible();
  const early = await opened({}, withVisit({ CanChoose: false }));
  await expect.element(early.visits.getByText(/^You can choose a day here once/)).toBeVisible();
});

test('what happens next leads to the visits', async () => {
  const Next = [{ Text: 'Choose a day for the fitting.', Who: 'you' as const, Action: 'choose a day' as const }];
  const { screen, visits } = await opened({}, anOrder({ Level: 2, Papers: [], Visits: [aVisit()], Next }));
  await screen.getByRole('button', { name: 'Choose a day for the fitting.' }).click();
  await expect.element(visits).toHaveFocus();
});
