import { technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { aSet } from '@door/drawing/testing/a-set';
import { expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { renderInDesigner } from '../../designer/state/testing/render-in-designer.tsx';
import { aPaper } from '../../designer/paper/testing/a-paper.ts';
import { RouterContext } from '../../shared/router/use-router.ts';
import type { Offer } from './offer-calls.ts';
import { OfferPage } from './offer-page.tsx';

const Drawing = technicalDrawing(aSet, {
  overall: { x: 0, y: 0, width: aSet.width, height: aSet.height },
  figure: 79,
});
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** As it travels. */
const ToConfirm = [
  'I accept version 2 for 3,439.04 EUR',
  'The hinge side and the sizes of each door are as I want them',
];

const aDate = (Day: string) => ({
  ...({ What: 'fitted', Day, Grain: 'week', AcceptBy: '2026-12-03' } as const),
  Reasons: [
    { Day: '2026-11-30', Text: 'Accepted by the works (assumed)', Binds: false },
    { Day: '2027-01-01', Text: 'The works are closed until then', Binds: true },
  ],
});

const anOffer = (changed: Partial<Offer> = {}): object => ({
  State: 'open',
  Supplier: { Name: 'Alder & Lane', Phone: '021 555 0142', Email: 'sales@example.com' },
  Number: 'Q-1001',
  Version: 2,
  Hash: 'abc',
  ValidUntil: '2026-12-22',
  Total: '3439.04',
  Currency: 'EUR',
  Paper: aPaper(),
  ToConfirm,
  Pictures: aPaper().positions.map(({ lineId }) => ({ LineId: lineId, External: picture, Internal: picture, Drawing })),
  Promise: { Frozen: aDate('2027-01-06'), Live: aDate('2027-01-06') },
  Kept: null,
  NeedsCode: false,
  Order: null,
  PdfUrl: '/blobs/quote.pdf',
  PdfState: 'ready',
  EarlierVersions: [],
  ...changed,
});

const closedOffer = (State: Offer['State']) =>
  anOffer({ State, Paper: null, ToConfirm: null, Pictures: null, PdfUrl: null, PdfState: null, Total: null });

interface Sent {
  readonly call: string;
  readonly input: unknown;
}

type Reply = object | number | 'no network';

/** A server that gives each call its next answer, the last one again and again; a number is the status of a refusal. */
function answering(answers: Readonly<Record<string, readonly Reply[]>>) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const [call = ''] = new URL(address, location.href).pathname.split('/').slice(-1);
    const before = sent.filter((each) => each.call === call).length;
    sent.push({ call, input: typeof body === 'string' ? JSON.parse(body)['0'] : null });
    const all = answers[call] ?? [];
    const answer = all[Math.min(before, all.length - 1)] ?? 500;
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    if (typeof answer !== 'number') return Response.json([{ result: { data: answer } }]);
    const data = { httpStatus: answer, code: 'X', path: call };
    return Response.json([{ error: { message: 'No.', code: -32000, data } }], { status: answer });
  });
  return { sent, inputsOf: (name: string) => sent.filter(({ call }) => call === name).map(({ input }) => input) };
}

/** Answers what lets the calls through that are made from here on. */
function holdAnswers(): () => void {
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  const send = fetch;
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => held.then(() => send(...call)));
  return letThrough;
}

const page = { path: '/offer/token-1', params: { token: 'token-1' }, go: async () => undefined, isWaiting: false };

const OfferAt = () => (
  <RouterContext value={page}>
    <div className="plain-page">
      <OfferPage />
    </div>
  </RouterContext>
);

async function opened(answers: Readonly<Record<string, readonly Reply[]>>) {
  const server = answering({ getOffer: [anOffer()], ...answers });
  return { ...server, ...(await renderInDesigner(OfferAt)) };
}

test('accepting needs a name and both ticks, says exactly what was ticked, and is sent once by a double click', async () => {
  const { screen, inputsOf } = await opened({ acceptOffer: [{ State: 'accepted' }] });
  const accept = screen.getByRole('button', { name: 'Accept' });
  await accept.click();
  await expect.element(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  await expect.element(screen.getByText('Please type your name.')).toBeVisible();
  expect(inputsOf('acceptOffer')).toEqual([]);
  await screen.getByRole('textbox', { name: 'Your name' }).fill(' Aoife Brennan ');
  await screen.getByRole('checkbox', { name: 'I accept version 2 for 3,439.04 EUR' }).click();
  await screen.getByRole('checkbox', { name: /hinge side and the sizes/ }).click();
  // The second press would take the focus of an answer that is shown between the two.
  const answer = holdAnswers();
  await accept.dblClick();
  answer();
  await expect.element(screen.getByRole('heading', { name: 'This quote is accepted' })).toBeVisible();
  await expect.element(screen.getByRole('complementary', { name: 'This quote is accepted' })).toHaveFocus();
  expect(inputsOf('acceptOffer')).toEqual([
    { Token: 'token-1', Version: 2, Hash: 'abc', Name: 'Aoife Brennan', Confirmed: ToConfirm },
  ]);
});

test('says when the doors come, until when that holds, and why', async () => {
  const { screen } = await opened({});
  const date = screen.getByRole('region', { name: 'When' });
  await expect.element(date.getByText('Fitted in the week of 4 Jan 2027')).toBeVisible();
  await expect.element(date.getByText('if you accept by 3 Dec 2026.')).toBeVisible();
  await date.getByText('Why this date?').click();
  await expect.element(date.getByText('The works are closed until then')).toBeVisible();
  expect(date.getByText(/As things stand today/).elements()).toEqual([]);
});

test('says that the date has moved since the quote was sent', async () => {
  const { screen } = await opened({
    getOffer: [anOffer({ Promise: { Frozen: aDate('2027-01-06'), Live: aDate('2027-01-13') } })],
  });
  const date = screen.getByRole('region', { name: 'When' });
  await expect.element(date.getByText('Fitted in the week of 4 Jan 2027')).toBeVisible();
  await expect.element(date.getByText('As things stand today it would be the week of 11 Jan 2027.')).toBeVisible();
});

test('says how dates were kept, where the supplier tells it', async () => {
  const { screen } = await opened({
    getOffer: [anOffer({ Kept: { Orders: 24, AsFirstPromised: 19, AsLastTold: 23 } })],
  });
  const date = screen.getByRole('region', { name: 'When' });
  await expect
    .element(
      date.getByText(/^Of the 24 orders .* 79\u00a0% were done as first promised, and 95\u00a0% as last told\.$/),
    )
    .toBeVisible();
});

test('a long word in an address of the customer or of the supplier widens no page on a phone', async () => {
  await browserPage.viewport(390, 844);
  const word = 'W'.repeat(60);
  const { screen } = await opened({
    getOffer: [
      {
        ...anOffer({ Supplier: { Name: word, Phone: '021 555 0142', Email: `${word}@example.com` } }),
        Paper: aPaper({ customer: ['Mary Byrne', word] }),
      },
    ],
  });
  await expect.element(screen.getByText('Mary Byrne')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('clicks that go on until the answer is shown send nothing more', async () => {
  const { screen, inputsOf } = await opened({ acceptOffer: [{ State: 'accepted' }] });
  await screen.getByRole('textbox', { name: 'Your name' }).fill('Aoife');
  await screen.getByRole('checkbox', { name: 'I accept version 2 for 3,439.04 EUR' }).click();
  await screen.getByRole('checkbox', { name: /hinge side and the sizes/ }).click();
  const button = screen.getByRole('button', { name: 'Accept' }).element();
  // One in each turn of the browser: also between the answer and the frame that shows it.
  const { port1, port2 } = new MessageChannel();
  const shown = new Promise<void>((resolve) => {
    port1.onmessage = () => {
      if (!button.isConnected) return resolve();
      if (button instanceof HTMLElement) button.click();
      port2.postMessage(null);
    };
  });
  port2.postMessage(null);
  await shown;
  await expect.element(screen.getByRole('heading', { name: 'This quote is accepted' })).toBeVisible();
  expect(inputsOf('acceptOffer')).toHaveLength(1);
});

test('without a network nothing typed is lost, and a question is asked by the same mark again', async () => {
  const { screen, inputsOf } = await opened({ askAboutOffer: ['no network', { AttemptId: 'x' }] });
  await screen.getByRole('textbox', { name: 'Your name' }).fill('Aoife');
  await screen.getByRole('button', { name: 'Ask a question' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ask a question' });
  await dialog.getByRole('textbox', { name: 'Your question' }).fill('Is the handle gold?');
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect.element(dialog.getByText(/cannot be reached just now/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await expect.element(screen.getByText(/^Your question was sent/)).toBeVisible();
  const [first, second] = inputsOf('askAboutOffer');
  expect(second).toEqual(first);
  expect(JSON.parse(sessionStorage.getItem('doorwright.offer.token-1') ?? '')).toMatchObject({
    name: 'Aoife',
    question: '',
  });
});

test('what was typed is there after a reload', async () => {
  sessionStorage.setItem('doorwright.offer.token-1', JSON.stringify({ name: 'Aoife', reason: 7 }));
  const { screen } = await opened({});
  await expect.element(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Aoife');
});

test('declining may say why, and the page then says how to reach the supplier', async () => {
  const { screen, inputsOf } = await opened({ declineOffer: [{ State: 'declined' }] });
  await screen.getByRole('button', { name: 'Decline' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Decline this quote?' });
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Too dear');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect.element(screen.getByRole('heading', { name: 'This quote was declined' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Ring 021 555 0142' }))
    .toHaveAttribute('href', 'tel:0215550142');
  expect(inputsOf('declineOffer')).toEqual([{ Token: 'token-1', Version: 2, Reason: 'Too dear' }]);
  expect(sessionStorage.getItem('doorwright.offer.token-1')).toBeNull();
});

test('an offer that is being revised can be read, and not answered', async () => {
  const { screen } = await opened({ getOffer: [anOffer({ State: 'being revised' })] });
  await expect.element(screen.getByRole('heading', { name: 'Alder & Lane is preparing a change' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Answer' })).not.toBeInTheDocument();
});

test.each([
  ['expired', 'This quote is no longer valid'],
  ['withdrawn', 'This quote was withdrawn'],
  ['declined', 'This quote was declined'],
] as const)('an offer that is %s says so, and whom to ring', async (state, title) => {
  const { screen } = await opened({ getOffer: [closedOffer(state)] });
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Write to sales@example.com' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('a version that was followed by another while it was read makes room for that as soon as it is answered', async () => {
  const EarlierVersions = [{ Version: 2, SentOn: '2026-11-22', Total: '3439.04', PdfUrl: '/blobs/earlier.pdf' }];
  const next = anOffer({ Version: 3, Total: '3500.00', EarlierVersions });
  const { screen } = await opened({ getOffer: [anOffer(), next], declineOffer: [409] });
  await screen.getByRole('button', { name: 'Decline' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  const earlier = screen.getByRole('region', { name: 'Earlier versions' });
  await expect
    .element(earlier.getByRole('link', { name: 'Version 2 of 22 Nov 2026' }))
    .toHaveAttribute('href', '/blobs/earlier.pdf');
});

test('an accepted offer stays readable', async () => {
  const { screen } = await opened({ getOffer: [anOffer({ State: 'accepted' })] });
  await expect.element(screen.getByRole('heading', { name: 'This quote is accepted' })).toBeVisible();
  await expect.element(screen.getByRole('article', { name: 'Quote Q-1001-2' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Save as PDF' })).toHaveAttribute('href', '/blobs/quote.pdf');
});

test('a PDF that could not be made is said to be so, with whom to ask', async () => {
  const { screen } = await opened({ getOffer: [anOffer({ PdfUrl: null, PdfState: 'failed' })] });
  await expect.element(screen.getByText(/^The PDF could not be made\. Ask Alder & Lane for it/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('nobody has such a link', async () => {
  const { screen } = await opened({ getOffer: [404], getMyOrder: [404] });
  await expect.element(screen.getByRole('heading', { name: 'This quote is not here' })).toBeVisible();
});

test('out of reach, it is asked for again by a button', async () => {
  const { screen } = await opened({ getOffer: ['no network', anOffer()] });
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('a picture is looked at closely, from both sides, and closed by Escape', async () => {
  const { screen } = await opened({});
  await screen.getByRole('button', { name: /^Enlarge .*Ruby Red, from outside$/ }).click();
  const look = screen.getByRole('dialog', { name: 'A close look' });
  await expect.element(look.getByRole('img', { name: /Ruby Red, from outside$/ })).toBeInTheDocument();
  await look.getByRole('button', { name: 'Internal' }).click();
  await expect.element(look.getByRole('img', { name: /Ruby Red, from inside$/ })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(look).not.toBeInTheDocument();
});
