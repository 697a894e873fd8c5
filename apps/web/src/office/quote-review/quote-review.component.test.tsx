import { technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { aSet } from '@door/drawing/testing/a-set';
import { expect, test, vi } from 'vitest';
import { aPaper } from '../../designer/paper/testing/a-paper.ts';
import { answered } from '../../shared/testing/fakes.ts';
import { itemServer } from '../testing/item-server.ts';
import { renderOffice } from '../testing/render-office.tsx';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { QuoteReviewPage } from './quote-review-page.tsx';
import type { OfficeOutputs } from '../queries/office-client.ts';

const Drawing = technicalDrawing(aSet, {
  overall: { x: 0, y: 0, width: aSet.width, height: aSet.height },
  figure: 79,
});

type ShownVersion = OfficeOutputs['quote']['getVersion'];

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** As it travels. */
const wire = (version: object): ShownVersion => JSON.parse(JSON.stringify(version));

const aVersion = wire({
  Version: 2,
  Hash: 'abc',
  SentAt: '2026-11-22T10:00:00.000Z',
  ValidUntil: '2026-12-22',
  State: 'Sent',
  IsLatest: true,
  Lines: [],
  Versions: [],
  Blockers: [],
  Warnings: [],
  Differences: null,
  Totals: {
    Items: '4439.99',
    Charges: '880.00',
    Discount: '0.00',
    Net: '5319.99',
    VatRate: 13.5,
    Vat: '718.20',
    Total: '6038.19',
    Deposit: '1811.46',
    GoodsVerdict: 'reduced',
  },
  Paper: aPaper(),
  DocumentId: 'document-1',
  DocumentState: 'ready',
  DocumentsBefore: 0,
  PdfUrl: '/blobs/quote.pdf',
  Pictures: aPaper().positions.map(({ lineId }) => ({ LineId: lineId, External: picture, Internal: picture, Drawing })),
});

const renderReview = (getVersion: NonNullable<OfficeAnswers['quote.getVersion']>, search = '') =>
  renderOffice(<QuoteReviewPage />, {
    answers: { 'quote.getVersion': getVersion },
    path: '/quote-review/q1',
    params: { id: 'q1' },
    search,
  });

test('the latest version is shown with its pictures, its PDF and a button to print it, which names the file', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { screen, inputsOf } = await renderReview(() => aVersion);
  await expect.element(screen.getByRole('article', { name: 'Quote Q-1001-2' })).toBeVisible();
  expect(inputsOf('quote.getVersion')).toEqual([{ Id: 'q1' }]);
  await expect.element(screen.getByRole('img', { name: /Minster, Ruby Red, from inside$/ })).toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', '/blobs/quote.pdf');
  await expect.poll(() => document.title).toContain('Quote Q-1001-2');
  await screen.getByRole('button', { name: 'Print' }).click();
  expect(printed).toHaveBeenCalledOnce();
  printed.mockRestore();
});

test('an earlier version is asked for by its number and says that a newer one was sent', async () => {
  const { screen, inputsOf } = await renderReview(() => ({ ...aVersion, IsLatest: false }), '?version=1');
  await expect.element(screen.getByText('A newer version was sent since.')).toBeVisible();
  expect(inputsOf('quote.getVersion')).toEqual([{ Id: 'q1', Version: 1 }]);
});

test('while document and pictures are being made it says so, and shows them as soon as they are there', async () => {
  const waiting: ShownVersion = {
    ...aVersion,
    DocumentState: 'being made',
    DocumentsBefore: 0,
    PdfUrl: null,
    Pictures: aVersion.Pictures.map((each) => ({ ...each, External: null, Internal: null })),
  };
  let isMade = false;
  const { screen } = await renderReview(() => (isMade ? aVersion : waiting));
  await expect.element(screen.getByText('The PDF is being made.')).toBeVisible();
  await expect.element(screen.getByText('The pictures are being made.').first()).toBeVisible();
  isMade = true;
  await expect.element(screen.getByRole('link', { name: 'PDF' })).toBeVisible();
});

test('a draft says that it is one, and is drawn as it is now', async () => {
  const server = itemServer({});
  const draft = wire({
    ...aVersion,
    Hash: null,
    SentAt: null,
    Blockers: [],
    Paper: { ...aVersion.Paper, positions: aVersion.Paper.positions.map((each) => ({ ...each, itemId: server.id })) },
    DocumentId: null,
    DocumentState: null,
    DocumentsBefore: 0,
    PdfUrl: null,
  });
  const { screen } = await renderOffice(<QuoteReviewPage />, {
    answers: {
      ...server.answers,
      'quote.getVersion': () => draft,
    },
    path: '/quote-review/q1',
    params: { id: 'q1' },
  });
  await expect.element(screen.getByText(/^A draft by the prices of today/)).toBeVisible();
  await expect.element(screen.getByRole('img', { name: 'Door preview, internal' }).first()).toBeInTheDocument();
});

test.each([404, 400])('a quote of another supplier, or none (%i), is not found', async (status) => {
  const { screen } = await renderReview(() => {
    throw answered(status);
  });
  await expect.element(screen.getByText('There is no such quote.')).toBeVisible();
});
