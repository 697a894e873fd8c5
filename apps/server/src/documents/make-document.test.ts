import { createHash, randomUUID } from 'node:crypto';
import type { MadeFile } from '@door/api/ports/blobs';
import { installerRouter } from '@door/api/routers';
import { itemId } from '@door/domain/door/model/ids';
import { textsOfPaper } from '@door/domain/testing/texts-of-paper';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, callContext, testClient, testPublicUrl } from '../testing/call-context.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { databasesHere, openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { textsOfPdf } from '../testing/pdf-text.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { fileBlobs } from '../storage/file-blobs.ts';
import { RetryLater } from '../jobs/jobs.ts';
import { smtpMailer } from '../mail/mailer.ts';
import { sendOrderEmail } from '../mail/send-order-email.ts';
import { sendQuoteEmail } from '../mail/send-quote-email.ts';
import { documentMaker } from './document-maker.ts';
import { ownLogo } from './logo-svg.ts';
import { makeDocument } from './make-document.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const userId = '0192b1a0-0000-7000-8000-000000000001';
const now = () => new Date();
const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

describe.each(databasesHere)('the document of a sent quote, on the %s database', (kind) => {
  let server: TestServer;
  const folder = temporaryFolder();
  const blobs = fileBlobs({ folder: folder.path, publicUrl: testPublicUrl, key: Buffer.alloc(32), now });
  const maker = documentMaker();
  const ports = () => ({ ...callContext(server, { caller: null }), blobs, maker, pages: folder.path });
  const calls = (role: 'installer' | 'fabricator' = 'installer') =>
    installerRouter.createCaller(callContext(server, { caller: { role, userId }, blobs }));
  beforeAll(async () => {
    server = await openTestServer(kind);
    await addAccount(server, { id: userId, role: 'installer' });
  });
  afterAll(async () => {
    await maker.stop();
    await server[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });

  async function aSentQuote() {
    const [Id, CustomerId] = [randomUUID(), randomUUID()];
    await calls().customer.create({ Id: CustomerId, Name: 'Mary Byrne', Email: 'mary@example.com' });
    const { Id: door } = await calls().createItemFromTemplate({ ItemId: 'single-door' });
    const draft = await calls().quote.create({ Id, CustomerId, ItemIds: [door] });
    const sent = await calls().quote.send({ Id, LastUpdated: draft.LastUpdated, Mail: true });
    return { Id, sent, job: { clientId: testClient, documentId: sent.DocumentId ?? '' } };
  }
  /** Measures a door, final, in an opening that takes the size that was ordered. */
  async function measuredFinal(door: string) {
    const stored = await server.transactions.run(testClient, ({ items }) => items.load(itemId(door)));
    const { width, height } = stored?.item.frame.overall ?? { width: 0, height: 0 };
    const [across, up] = [width + 10, height + 10];
    const diagonal = Math.round(Math.hypot(across, up));
    const { Version } = await calls().item.getSurvey(door);
    const sizes = { Widths: [across, across, across], Heights: [up, up, up], Diagonals: [diagonal, diagonal] } as const;
    const Survey = { ...sizes, Reveals: { Left: 0, Right: 0, Top: 0 }, Notes: '', Final: true } as const;
    await calls().item.saveSurvey({ ItemId: door, Survey: JSON.parse(JSON.stringify(Survey)), Version });
  }
  const documentOf = (Id: string) => calls().document.getDocument({ Kind: 'quote', Id, Version: 1 });
  const readAt = async (url: string | null) => {
    const { pathname, searchParams } = new URL(url ?? '');
    const signed = { expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' };
    const file = blobs.madeInAddress({ container: 'documents', file: pathname.split('/').at(-1) ?? '' }, signed);
    return Buffer.from((file && (await blobs.readMade(file))) ?? []);
  };

  test('is made once, says what the version says, and its pictures are those of the version', async () => {
    const { Id, job } = await aSentQuote();
    expect(await documentOf(Id)).toMatchObject({ State: 'being made', Url: null });
    await makeDocument(ports())({ kind: 'make-document', mails: false, ...job });
    const made = await documentOf(Id);
    const pdf = await readAt(made.Url);
    expect(made).toMatchObject({ State: 'ready', Sha256: createHash('sha256').update(pdf).digest('hex') });
    const { Paper, Pictures } = await calls().quote.getVersion({ Id, Version: 1 });
    const texts = textsOfPdf(pdf).flat();
    for (const text of [Paper.title, 'Mary Byrne', ...Paper.sums.map(({ amount }) => amount)])
      expect(texts).toContain(text);
    expect((await readAt(Pictures[0]?.External ?? null)).subarray(0, 2).toString('hex')).toBe('ffd8');

    // The job again, as after a kill between its last step and the queue's note of it.
    await makeDocument(ports())({ kind: 'make-document', mails: false, ...job });
    expect((await documentOf(Id)).Sha256).toBe(made.Sha256);
  });

  test('of a payment is its receipt, and of one that was taken back before there is none', async () => {
    const [OrderId, CustomerId] = [randomUUID(), randomUUID()];
    await calls().customer.create({ Id: CustomerId, Name: 'Mary Byrne', Email: 'mary@example.com' });
    const { Id: door } = await calls().createItemFromTemplate({ ItemId: 'single-door' });
    await calls().order.create({ Id: OrderId, CustomerId, ItemIds: [door] });
    const [kept, wrong] = [randomUUID(), randomUUID()];
    const paid = {
      OrderId,
      Kind: 'other',
      On: new Date().toISOString().slice(0, 10),
      Method: 'card',
      Note: '',
    } as const;
    for (const Id of [kept, wrong]) await calls().order.recordPayment({ ...paid, Id, Amount: '10.00' });
    await calls().order.takeBackPayment({ OrderId, Id: randomUUID(), PaymentId: wrong, Reason: 'Not ours' });
    const documentOfPayment = (id: string) =>
      server.transactions.run(testClient, ({ documents }) =>
        documents.of({ kind: 'receipt', aboutId: id, version: 1 }),
      );
    for (const id of [kept, wrong]) {
      const documentId = (await documentOfPayment(id))?.id ?? '';
      await makeDocument(ports())({ kind: 'make-document', mails: false, clientId: testClient, documentId });
    }
    const { PdfUrl, Paper } = await calls().order.getReceipt(kept);
    const said = textsOfPdf(await readAt(PdfUrl)).flat();
    for (const text of [Paper.title, 'Mary Byrne', '€10.00', 'Received']) expect(said).toContain(text);
    expect((await documentOfPayment(wrong))?.progress.state).toBe('being made');
  });

  test('of a confirmed order and its copy for the works say what their pages say, and leave by mail once asked for', async () => {
    await using mails = await startMailServer();
    const [Id, CustomerId] = [randomUUID(), randomUUID()];
    await calls().customer.create({ Id: CustomerId, Name: 'Mary Byrne', Email: 'mary@example.com' });
    const { Id: door } = await calls().createItemFromTemplate({ ItemId: 'single-door' });
    const { LastUpdated, Lines } = await calls().order.create({ Id, CustomerId, ItemIds: [door] });
    await calls().order.updateDetails({ Id, LastUpdated, DeliveryAddress: '3 Shore Road' });
    await measuredFinal(Lines[0]?.ItemId ?? '');
    await calls().order.confirm({ Id, MeasurementsFinal: true });
    await calls().order.sendConfirmation({ Id, Version: 1 });
    const papers = { order: 'customer', 'trade-order': 'trade' } as const;
    for (const Kind of ['order', 'trade-order'] as const) {
      const { Paper, DocumentId } = await calls('fabricator').order.getVersion({ Id, Copy: papers[Kind] });
      const job = { clientId: testClient, documentId: DocumentId ?? '' };
      await makeDocument(ports())({ kind: 'make-document', mails: false, ...job });
      const { Url } = await calls('fabricator').document.getDocument({ Kind, Id, Version: 1 });
      const said = withoutSpaces(
        textsOfPdf(await readAt(Url))
          .flat()
          .join(''),
      );
      for (const text of textsOfPaper(Paper)) expect(said).toContain(withoutSpaces(text));
      if (Kind === 'order')
        await sendOrderEmail({
          ...callContext(server, { caller: null }),
          blobs,
          mailer: smtpMailer(mails.url, 'Doors <doors@example.com>'),
        })({
          kind: 'order-to-customer',
          ...job,
        });
    }
    const mail = await PostalMime.parse(mails.received[0]?.text ?? '');
    expect(mail.subject).toMatch(/^The drawing of your order \d+ from /);
    expect(mail.attachments).toMatchObject([{ mimeType: 'application/pdf' }]);
  });

  test('of a credit note says what its page says', async () => {
    const [Id, CustomerId, OrderId] = [randomUUID(), randomUUID(), randomUUID()];
    await calls().customer.create({ Id: CustomerId, Name: 'Mary Byrne' });
    const { Id: door } = await calls().createItemFromTemplate({ ItemId: 'single-door' });
    const { Lines } = await calls().order.create({ Id: OrderId, CustomerId, ItemIds: [door] });
    await server.transactions.run(testClient, async ({ orders }) => {
      const stored = await orders.load(OrderId);
      if (stored) await orders.save({ ...stored, order: { ...stored.order, state: 'Delivered' } });
    });
    const credited = [{ LineId: Lines[0]?.LineId ?? '', Amount: '100.00' }];
    const { Paper } = await calls('fabricator').order.credit({ Id, OrderId, Reason: 'Scratched', Lines: credited });
    const document = await server.transactions.run(testClient, ({ documents }) =>
      documents.of({ kind: 'credit-note', aboutId: Id, version: 1 }),
    );
    const job = { clientId: testClient, documentId: document?.id ?? '' };
    await makeDocument(ports())({ kind: 'make-document', mails: false, ...job });
    const { PdfUrl } = await calls().order.getCreditNote(Id);
    const said = withoutSpaces(
      textsOfPdf(await readAt(PdfUrl))
        .flat()
        .join(''),
    );
    for (const text of textsOfPaper(Paper)) expect(said).toContain(withoutSpaces(text));
  });

  test('that failed is tried again, and paints no picture twice', async () => {
    const { Id, job } = await aSentQuote();
    const painted: string[] = [];
    const counting = {
      ...maker,
      make: (request: Parameters<typeof maker.make>[0]) => (painted.push(request.kind), maker.make(request)),
    };
    const full = {
      ...blobs,
      putMade: async (file: MadeFile, bytes: Uint8Array) => {
        if (file.type === 'pdf') throw new Error('ENOSPC');
        await blobs.putMade(file, bytes);
      },
    };
    const attempt = makeDocument({ ...ports(), blobs: full, maker: counting });
    for (let times = 0; times < 5; times += 1)
      await expect(attempt({ kind: 'make-document', mails: false, ...job })).rejects.toThrow('ENOSPC');
    expect(await documentOf(Id)).toMatchObject({ State: 'failed', Url: null });
    expect(painted.filter((kind) => kind === 'door').length).toBeLessThanOrEqual(2);
    await makeDocument(ports())({ kind: 'make-document', mails: false, ...job });
    expect(await documentOf(Id)).toMatchObject({ State: 'ready' });
  });

  test('leaves by mail once it is made, with the link, and not after the quote was revised', async () => {
    await using mails = await startMailServer();
    const send = sendQuoteEmail({
      ...callContext(server, { caller: null }),
      blobs,
      mailer: smtpMailer(mails.url, 'Doors <doors@example.com>'),
    });
    const { Id, job, sent } = await aSentQuote();
    await expect(send({ kind: 'quote-to-customer', ...job })).rejects.toThrow(RetryLater);
    await makeDocument(ports())({ kind: 'make-document', mails: false, ...job });
    await send({ kind: 'quote-to-customer', ...job });
    expect(mails.received.map(({ to }) => to)).toEqual([['mary@example.com']]);
    const mail = await PostalMime.parse(mails.received[0]?.text ?? '');
    expect(mail.text).toContain(sent.OfferUrl);
    expect(mail.attachments).toMatchObject([{ mimeType: 'application/pdf' }]);

    const { LastUpdated } = await calls().quote.getQuoteById(Id);
    await calls().quote.revise({ Id, LastUpdated });
    await send({ kind: 'quote-to-customer', ...job });
    expect(mails.received).toHaveLength(1);
  });
});

test('a logo is read where it is a drawing among the served pages, and nowhere else', async () => {
  using folder = temporaryFolder();
  const pages = join(folder.path, 'pages');
  mkdirSync(join(pages, 'logos'), { recursive: true });
  writeFileSync(join(pages, 'logos', 'alder.svg'), '<svg/>');
  writeFileSync(join(folder.path, 'secret.svg'), '<svg/>');
  writeFileSync(join(pages, 'index.html'), '');
  expect(await ownLogo(pages, '/logos/alder.svg')).toBe('<svg/>');
  const others = [
    null,
    '',
    '/logos/none.svg',
    '/index.html',
    '/../secret.svg',
    'https://example.com/logo.svg',
    '//a/b.svg',
  ];
  for (const other of others) expect(await ownLogo(pages, other)).toBeUndefined();
});
