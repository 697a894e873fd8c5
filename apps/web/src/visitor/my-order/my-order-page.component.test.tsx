import { afterEach, expect, test, vi } from 'vitest';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import type { MyOrder, OfferCalls } from '../offer/offer-calls.ts';
import { MyOrderPage } from './my-order-page.tsx';
import { anOrder, theCalls } from './testing/an-order.ts';

afterEach(() => vi.useRealTimers());

async function opened(first: MyOrder, answers: Partial<OfferCalls> = {}) {
  const calls = theCalls(answers);
  return renderInDesigner(() => <MyOrderPage token="token-1" calls={calls} first={first} />);
}

test('says how far the order is, what comes next, and each of several doors with its drawing and hand', async () => {
  const Next = [
    { Text: 'Pay the deposit.', Who: 'you' as const, Action: null },
    { Text: 'Alder & Lane measures your opening.', Who: 'us' as const, Action: null },
  ];
  const { screen } = await opened(anOrder({ Next, Overlay: '1 of 2 doors is made.' }));
  await expect.element(screen.getByRole('heading', { name: 'Your order 10234' })).toBeVisible();
  const now = screen.getByRole('region', { name: 'What happens next' });
  await expect.element(now.getByText('Your doors are planned.')).toBeVisible();
  await expect.element(now.getByText('1 of 2 doors is made.')).toBeVisible();
  await expect.element(now.getByText('You: Pay the deposit.')).toBeVisible();
  const stages = now.getByRole('list', { name: 'How far your order is' }).getByRole('listitem');
  expect(stages.elements().map((each) => each.textContent)).toHaveLength(10);
  expect(stages.elements().find((each) => each.ariaCurrent === 'step')?.textContent).toBe('Planned');
  const door = screen.getByRole('article', { name: 'Single Door, Minster, Ruby Red' });
  await expect.element(door.getByText('Hinged on the left, seen from outside. Opens inwards.')).toBeVisible();
  await expect.element(door.getByText('1000 × 2100 mm')).toBeVisible();
  await expect.element(door.getByRole('img', { name: /^Drawing with sizes/ })).toBeVisible();
  const units = door.getByRole('listitem');
  expect(units.elements().map((each) => each.textContent)).toEqual([
    '1 of 2Being made9 Dec 2026',
    '2 of 2Planned9 Dec 2026',
  ]);
});

test('of a cancelled order nothing is said to come', async () => {
  const { screen } = await opened(anOrder({ Sentence: 'This order was cancelled.', IsCancelled: true }));
  await expect.element(screen.getByText('This order was cancelled.')).toBeVisible();
  await expect.element(screen.getByRole('list', { name: 'How far your order is' })).not.toBeInTheDocument();
});

test('where there is nothing to do, it says so; what is only supplied is not handed over by fitters', async () => {
  const { screen } = await opened(anOrder({ IsFitted: false }));
  const now = screen.getByRole('region', { name: 'What happens next' });
  await expect.element(now.getByText('You need not do anything now.')).toBeVisible();
  await expect.element(now.getByText('Handed over')).not.toBeInTheDocument();
});

const aPromise = (Grain: 'day' | 'week'): NonNullable<MyOrder['Promise']> => ({
  ...{ What: 'fitted', Day: '2027-01-20', Grain, IsChecked: true, CheckedUntil: '2026-12-03 17:00' },
  Reasons: [
    { Day: '2026-11-30', Text: 'Accepted by the works (assumed)', Binds: false },
    { Day: '2027-01-01', Text: 'The works are closed until then', Binds: true },
  ],
  Moves: [{ From: { Day: '2027-01-06', Grain }, To: { Day: '2027-01-20', Grain }, Cause: 'The order was on hold.' }],
});

test('of a date that nobody knows once its hour has passed, it says that it is still checked', async () => {
  const { screen } = await opened(anOrder({ Promise: { ...aPromise('week'), CheckedUntil: null } }));
  await expect.element(screen.getByText(/^We are still checking one delivery/)).toBeVisible();
  await screen.unmount();
  const known = await opened(anOrder({ Promise: { ...aPromise('week'), IsChecked: false, CheckedUntil: null } }));
  await expect.element(known.screen.getByRole('region', { name: 'Date' })).toBeVisible();
  expect(known.screen.container.textContent).not.toContain('checking');
});

test('says its date, why, and how it has moved; a wish for a later day only from whoever has the code', async () => {
  const asked: string[] = [];
  const askAboutOrder = async (question: string) => void asked.push(question);
  const { screen } = await opened(anOrder({ Promise: aPromise('week') }));
  const date = screen.getByRole('region', { name: 'Date' });
  await expect.element(date.getByText('Fitted in the week of 18 Jan 2027')).toBeVisible();
  await expect.element(date.getByText('4 Jan 2027 → 18 Jan 2027')).toBeVisible();
  await expect.element(date.getByText('The order was on hold.')).toBeVisible();
  await expect
    .element(date.getByText('We are checking one delivery and will tell you by Thursday 17:00.'))
    .toBeVisible();
  await date.getByText('Why this date').click();
  await expect.element(date.getByText('The works are closed until then')).toBeVisible();
  await expect.element(date.getByRole('button', { name: 'Ask for a later day' })).not.toBeInTheDocument();
  await screen.unmount();
  const known = await opened(anOrder({ Level: 2, Promise: aPromise('day'), Papers: [], Devices: [] }), {
    askAboutOrder,
  });
  await expect.element(known.screen.getByText('Fitted on 20 Jan 2027')).toBeVisible();
  await known.screen.getByRole('button', { name: 'Ask for a later day' }).click();
  await known.screen.getByRole('dialog').getByRole('textbox').fill('15 February');
  await known.screen.getByRole('button', { name: 'Ask for it' }).click();
  await expect.element(known.screen.getByText(/Your wish was sent/)).toBeVisible();
  expect(asked).toEqual(['A later day, please: 15 February']);
});

test('the drawing is confirmed by a name and two ticks, with what is other than what was accepted', async () => {
  const ToConfirm = ['The drawing is as I want it', 'I confirm the order as drawn, version 1, for 1715.72 EUR'] as [
    string,
    string,
  ];
  const Drawing: NonNullable<MyOrder['Drawing']> = {
    ...{
      Version: 1,
      Hash: 'abc',
      ConfirmedOn: null,
      ToConfirm,
      Total: '1715.72',
      Currency: 'EUR',
      Difference: '146.12',
    },
    Changes: [{ Heading: 'Single Door', Label: 'Overall size', Before: '1000 × 2100 mm', After: '1060 × 2100 mm' }],
  };
  const confirmed: string[] = [];
  const { screen } = await opened(anOrder({ Level: 2, Papers: [], Drawing }), {
    confirmDrawing: async ({ Hash }, name) => void confirmed.push(`${Hash} ${name}`),
    readOrder: async () => anOrder({ Level: 2, Papers: [], Drawing: { ...Drawing, ConfirmedOn: '2026-12-10' } }),
  });
  const drawing = screen.getByRole('region', { name: 'The drawing' });
  await expect.element(drawing.getByText('+€146.12 against what you accepted')).toBeVisible();
  await expect.element(drawing.getByText(/1000 × 2100 mm → 1060 × 2100 mm/)).toBeVisible();
  const confirm = drawing.getByRole('button', { name: 'Confirm drawing' });
  await confirm.click();
  await expect.element(drawing.getByText('Please type your name.')).toBeVisible();
  await drawing.getByRole('textbox', { name: 'Your name' }).fill('Mary Byrne');
  for (const sentence of ToConfirm) await drawing.getByRole('checkbox', { name: sentence }).click();
  await confirm.click();
  await expect.element(drawing.getByText('You confirmed it on 10 Dec 2026.')).toBeVisible();
  expect(confirmed).toEqual(['abc Mary Byrne']);
});

test('a code is mailed and typed, and then the page shows its papers', async () => {
  const said: string[] = [];
  const Papers: MyOrder['Papers'] = [
    { Kind: 'confirmation', Number: 1, On: '2026-12-05', PdfUrl: '/blobs/confirmed.pdf' },
    { Kind: 'delivery note', Number: 1001, On: '2026-12-06', PdfUrl: '/blobs/note.pdf' },
    { Kind: 'quote', Number: 1, On: '2026-11-21', PdfUrl: null },
  ];
  const Devices: MyOrder['Devices'] = [
    { DeviceId: 'd-1', Agent: 'a browser', Since: '2026-11-21T08:00:00.000Z', IsThis: true },
  ];
  const { screen } = await opened(anOrder(), {
    sendCode: async () => void said.push('sent'),
    enterCode: async (code) => void said.push(code),
    readOrder: async () => anOrder({ Level: 2, Papers, Devices }),
    forget: async (id) => void said.push(id),
  });
  const papers = screen.getByRole('region', { name: 'Papers' });
  await expect.element(papers.getByText('Enter the code we send you to see day and papers.')).toBeVisible();
  await papers.getByRole('button', { name: 'Send me a code' }).click();
  await papers.getByRole('textbox', { name: 'Code' }).fill('123456');
  await papers.getByRole('button', { name: 'Enter code' }).click();
  await expect
    .element(papers.getByRole('link', { name: 'Confirmation of your order' }))
    .toHaveAttribute('href', '/blobs/confirmed.pdf');
  await expect.element(papers.getByText('Quote, version 1: being made')).toBeVisible();
  await expect.element(papers.getByRole('link', { name: 'Delivery note DN-1001' })).toBeVisible();
  await papers.getByText('Devices that show everything').click();
  await papers.getByRole('button', { name: 'Forget' }).click();
  await expect.poll(() => said).toEqual(['sent', '123456', 'd-1']);
});

test('stays readable while the network is away, and says as of when; what has changed is shown within 20 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2026-12-05T14:05:00.000Z') });
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => ({ IsUnchanged: true as const, Revision: '1' }),
    async () => anOrder({ Revision: '2', Sentence: 'Your door is being made.' }),
  ];
  const seen: string[] = [];
  const { screen } = await opened(anOrder(), {
    readOrder: (revision) => {
      seen.push(revision);
      return (answers.shift() ?? answers[0] ?? (() => Promise.reject(new Error('too often'))))();
    },
  });
  await expect.element(screen.getByText('Your doors are planned.')).toBeVisible();
  vi.advanceTimersByTime(20_000);
  await expect.element(screen.getByText('As of 14:05. The network is away.')).toBeVisible();
  await expect.element(screen.getByText('Your doors are planned.')).toBeVisible();
  vi.advanceTimersByTime(20_000);
  await expect.element(screen.getByText(/^As of/)).not.toBeInTheDocument();
  vi.advanceTimersByTime(20_000);
  await expect.element(screen.getByText('Your door is being made.')).toBeVisible();
  expect(seen).toEqual(['1', '1', '1']);
});

test('a new link is mailed, and this page says that it leads nowhere any longer', async () => {
  const gone = Object.assign(new Error('There is no such offer.'), {
    name: 'TRPCClientError',
    data: { httpStatus: 404 },
  });
  const { screen } = await opened(anOrder(), {
    renewLink: async () => undefined,
    readOrder: () => Promise.reject(gone),
  });
  await screen.getByRole('button', { name: 'Send me a new link' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Send it' }).click();
  await expect.element(screen.getByRole('heading', { name: 'This link leads nowhere any longer' })).toBeVisible();
});
