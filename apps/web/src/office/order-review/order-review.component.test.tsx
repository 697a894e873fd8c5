import { expect, test } from 'vitest';
import { aPaper } from '../../designer/paper/testing/a-paper.ts';
import { answered } from '../../shared/testing/fakes.ts';
import { itemServer } from '../testing/item-server.ts';
import { renderOffice, toastMessages } from '../testing/render-office.tsx';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { OrderReviewPage } from './order-review-page.tsx';
import type { ShownOrderVersion } from './order-review.tsx';

const [position] = aPaper().positions;
if (!position) throw new Error('The paper has a position.');

/** As it travels. */
const aVersion = (changes: object = {}): ShownOrderVersion => JSON.parse(JSON.stringify({ ...latest, ...changes }));

const latest = {
  Version: 1,
  Copy: 'customer',
  Versions: [],
  LastUpdated: '2026-11-23T10:00:00.000Z',
  IsLatest: true,
  ConfirmedAt: '2026-11-23T10:00:00.000Z',
  Paper: aPaper({ title: 'Order confirmation 10001' }),
  Hash: 'abc',
  DocumentId: 'document-1',
  DocumentState: 'ready',
  DocumentsBefore: 0,
  PdfUrl: '/blobs/order.pdf',
  Pictures: [],
  Blockers: [],
};

const renderReview = (answers: OfficeAnswers, search = '') =>
  renderOffice(<OrderReviewPage />, { answers, path: '/order-review/o1', params: { id: 'o1' }, search });

test('the latest confirmation has its PDF and is mailed by one button, which says so [2.78]', async () => {
  const { screen, inputsOf } = await renderReview({
    'order.getVersion': () => aVersion(),
    'order.sendConfirmation': () => JSON.parse('{}'),
  });
  await expect.element(screen.getByRole('article', { name: 'Order confirmation 10001' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', '/blobs/order.pdf');
  await expect
    .element(screen.getByRole('link', { name: 'Works copy' }))
    .toHaveAttribute('href', '#/order-review/o1?copy=trade&version=1');
  await screen.getByRole('button', { name: 'Send confirmation' }).click();
  await expect.poll(toastMessages).toEqual(['Order confirmation 10001 is on its way to the customer.']);
  expect(inputsOf('order.sendConfirmation')).toEqual([
    { Id: 'o1', Version: 1, LastUpdated: '2026-11-23T10:00:00.000Z' },
  ]);
});

test('the copy for the works shows each bill and no amounts, and is not mailed', async () => {
  const bill = [{ label: 'OF72 Outer frame', text: '2 × 2076 mm' }];
  const Paper = aPaper({
    title: 'Works order 10001',
    positions: [{ ...position, unit: '', amount: '', bill }],
    charges: [],
    sums: [],
  });
  const { screen, inputsOf } = await renderReview(
    { 'order.getVersion': () => aVersion({ Copy: 'trade', Paper }) },
    '?copy=trade',
  );
  await expect.element(screen.getByRole('row', { name: 'OF72 Outer frame 2 × 2076 mm' })).toBeVisible();
  expect(inputsOf('order.getVersion')).toEqual([{ Id: 'o1', Copy: 'trade' }]);
  await expect.element(screen.getByText('€')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Send confirmation' })).not.toBeInTheDocument();
});

test('a draft says that it is one, and lists with an empty box what is not yet as it must be', async () => {
  const server = itemServer({});
  const Paper = aPaper({ positions: [{ ...position, itemId: server.id }] });
  const Blockers = [
    {
      Code: 'order.not-measured',
      Text: 'The survey of item 1 is not final.',
      ItemId: server.id,
      Fix: 'Finish the survey',
      LeadsTo: 'survey',
    },
  ];
  const draft = {
    Hash: null,
    ConfirmedAt: null,
    DocumentId: null,
    DocumentState: null,
    DocumentsBefore: 0,
    PdfUrl: null,
  };
  const { screen } = await renderReview({
    ...server.answers,
    'order.getVersion': () => aVersion({ ...draft, Paper, Blockers }),
  });
  await expect.element(screen.getByText(/^A draft: nothing is confirmed/)).toBeVisible();
  const open = screen.getByRole('region', { name: 'Not yet as it must be' });
  await expect.element(open.getByText('The survey of item 1 is not final.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Send confirmation' })).not.toBeInTheDocument();
});

test.each([404, 400])('an order of another supplier, or none (%i), is not found', async (status) => {
  const { screen } = await renderReview({
    'order.getVersion': () => {
      throw answered(status);
    },
  });
  await expect.element(screen.getByText('There is no such order.')).toBeVisible();
});

test.each([
  ['receipt', 'order.getReceipt', 'Receipt for order 10001'],
  ['credit', 'order.getCreditNote', 'Credit note C-1001'],
] as const)('the %s of an order is printed from its own page', async (kind, call, title) => {
  const Paper = aPaper({ title, positions: [] });
  const { screen, inputsOf } = await renderReview(
    { [call]: () => JSON.parse(JSON.stringify({ Paper })) },
    `?${kind}=p1`,
  );
  await expect.element(screen.getByRole('article', { name: title })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(inputsOf(call)).toEqual(['p1']);
});
