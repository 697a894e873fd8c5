import { createHash, randomUUID } from 'node:crypto';
import { aPhoto, at, onSite } from '@door/api/testing/a-fitting';
import { soldOrderId as OrderId } from '@door/api/testing/a-sold-order';
import { customerId, quoteId, tokenIn } from '@door/api/testing/a-sent-quote';
import { withCode } from '@door/api/testing/page-code';
import type { BlobName, MadeFile } from '@door/api/ports/blobs';
import type { JobOf } from '@door/api/ports/outbox';
import { clientId } from '@door/domain/door/model/ids';
import { afterAll, expect, test } from 'vitest';
import type { Email } from '../mail/email.ts';
import { sendMessageEmail } from '../mail/send-message-email.ts';
import { contentsOfPdf, textsOfPdf } from '../testing/pdf-text.ts';
import { aPicture } from '../testing/samples.ts';
import { documentMaker } from './document-maker.ts';
import { makeDocument } from './make-document.ts';

const own = clientId(-1022);
const maker = documentMaker();
afterAll(() => maker.stop());

const keyOf = (name: BlobName | MadeFile) => JSON.stringify(name);

/** A handed-over visit whose documents are made and mailed. */
async function aHandover() {
  const site = await onSite();
  const { api } = site;
  const made = new Map<string, Uint8Array>();
  const blobs = {
    read: async () => aPicture(1300, 900),
    readMade: async (file: MadeFile) => made.get(keyOf(file)),
    putMade: async (file: MadeFile, bytes: Uint8Array) => void made.set(keyOf(file), bytes),
    removeMade: async (file: MadeFile) => void made.delete(keyOf(file)),
  };
  const done = new Set<string>();
  const mails: Email[] = [];
  const ports = () => ({ ...api.context(own, null), blobs });
  const make = async () => {
    for (const job of await api.jobs()) {
      if (job.kind !== 'make-document' || !job.mails || done.has(job.documentId)) continue;
      done.add(job.documentId);
      const found = await api.transactions.run(own, ({ documents }) => documents.load(job.documentId));
      if (found?.kind === 'handover') await makeDocument({ ...ports(), maker, pages: '/nowhere' })(job);
    }
  };
  const leave = async () => {
    const brings = (await api.jobs()).filter(
      (job): job is JobOf<'message-to-customer'> => job.kind === 'message-to-customer' && job.code === 'handover-pack',
    );
    const send = sendMessageEmail({
      ...ports(),
      publicUrl: 'https://doors.example.com',
      mailer: async (email) => void mails.push(email),
    });
    for (const job of brings) await send(job);
    return mails;
  };
  const pdfs = () => [...made].filter(([key]) => key.includes('pdf')).map(([, bytes]) => bytes);
  return { ...site, make, leave, pdfs };
}

const linesOf = (pdf: Uint8Array | undefined) => textsOfPdf(pdf ?? new Uint8Array()).flat();

test('a handover leaves a pack: with doors, answers, snags, guarantee, signature and photos, mailed once it is made', async () => {
  const { api, fitting, VisitId, sent, ready, make, leave, pdfs } = await aHandover();
  await ready();
  const snag = { Kind: 'snag', Part: 'glass', Text: 'A small scratch', Blocks: false } as const;
  await fitting.record({ VisitId, Events: [{ Id: randomUUID(), DeviceAt: at('06:57'), ...snag }] });
  await fitting.handOver(sent);
  await fitting.handOver(sent);
  expect(await leave(), 'nothing leaves before it is made').toEqual([]);
  await make();
  const [pdf, ...more] = pdfs();
  expect(more).toEqual([]);
  const text = linesOf(pdf).join('\n');
  for (const said of [
    ...['Handover of order 10001', 'Handed over: 16 December 2026', '1 Mill Lane', 'What was handed over', 'Item 1'],
    ...['Frame and leaf', 'until 16 December 2036', 'until 16 December 2031', 'Opens and closes', 'Yes'],
    ...['glass', 'A small scratch', 'Signed by', 'Mary', '16 December 2026, 06:59', 'One door is handed over.'],
    ...['Before, 16 December 2026, 06:56', 'After, 16 December 2026, 06:56'],
  ])
    expect(text).toContain(said);
  expect(
    contentsOfPdf(pdf ?? new Uint8Array())
      .join('')
      .match(/\/I\d+ Do/g),
    'two photos',
  ).toHaveLength(2);
  const [mail, ...others] = await leave();
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('handover of your order 10001');
  expect(mail?.attachments.map(({ fileName, bytes }) => [fileName, sha256(bytes)])).toEqual([
    ['Handover-of-order-10001.pdf', sha256(pdf)],
  ]);
  await leave();
  expect(await leave(), 'it is mailed once').toHaveLength(1);
  const { Handovers } = await api.installer().diary.ofOrder({ OrderId });
  expect(Handovers).toEqual([{ OrderId, On: '2026-12-16', SignedBy: 'Mary سارة 🚪', Reason: '', Pack: 1 }]);
});

const sha256 = (bytes: Uint8Array | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

test('the customer has it among their papers with the code alone, and an erased person nowhere', async () => {
  const { api, fitting, sent, ready, make, pdfs } = await aHandover();
  await ready();
  await fitting.handOver(sent);
  await make();
  const Token = tokenIn((await api.installer().quote.createOfferLink({ Id: quoteId })).OfferUrl);
  const read = async () => {
    const answer = await api.visitor().getMyOrder({ Token });
    return 'Papers' in answer ? (answer.Papers?.map(({ Kind }) => Kind) ?? null) : undefined;
  };
  expect(await read()).toBeNull();
  await withCode(api, Token);
  expect(await read()).toContain('handover pack');
  expect(pdfs()).toHaveLength(1);
  await api.admin().customer.erasePerson({ Id: customerId, OpenWork: true });
  expect((await api.jobs()).filter(({ kind }) => kind === 'delete-document')).toHaveLength(1);
  expect((await api.rows('document')).filter(({ kind }) => kind === 'handover')).toEqual([]);
});

test('one that is not signed says why, and a later one is its own version', async () => {
  const { api, fitting, VisitId, sent, ready, make, pdfs } = await aHandover();
  await ready();
  const PhotoId = await aPhoto(api, VisitId);
  await fitting.handOver({ ...sent, Signed: null, Reason: 'Nobody was in', PhotoId });
  await fitting.handOver({ ...sent, Id: randomUUID() });
  await make();
  const [first, second] = pdfs().map((pdf) => linesOf(pdf).join('\n'));
  expect(first).toContain('Not signed');
  expect(first).toContain('Nobody was in');
  expect(second).toContain('Handover of order\n10001-2');
  expect(second).toContain('Signed by');
  const [event] = (await api.rows('visitEvent')).filter(({ kind }) => kind === 'signed');
  expect(event?.said, 'terms that change later do not change it').toMatchObject({
    pack: 2,
    guarantee: expect.arrayContaining([{ part: 'Glass', until: '2031-12-16' }]),
  });
});

test('what is made again has a pack of its own, mailed and among the papers of its original, with the later guarantee', async () => {
  const { api, fitting, sent, ready, make, leave, pdfs } = await aHandover();
  await ready();
  await fitting.handOver(sent);
  await make();
  await leave();
  const remade = randomUUID();
  const { Lines } = await api.installer().order.getOrderById(OrderId);
  const line = { LineId: Lines[0]?.LineId ?? '', Quantity: 1 };
  await api.fabricator().order.remake({ Id: remade, OrderId, Lines: [line], Reason: 'made-wrong' });
  await api.transactions.run(own, async ({ orders }) => {
    const [original] = await orders.find([OrderId]);
    const stored = await orders.load(remade);
    const charges = original?.order.charges ?? [];
    if (stored) await orders.save({ ...stored, order: { ...stored.order, state: 'Delivered', charges } });
  });
  api.controls.now = Date.parse(at('09:00', '2030-01-10'));
  await api.fabricator().order.install({ Id: remade });
  await make();
  const text = linesOf(pdfs()[1]).join('\n');
  // Glass has the rest of its old term, hardware 12 months, whichever is later.
  for (const said of ['Handover of order 10002', 'until 16 December 2031', 'until 10 January 2031'])
    expect(text).toContain(said);
  const mails = await leave();
  expect(mails.map(({ attachments }) => attachments.map(({ fileName }) => fileName))).toEqual([
    ['Handover-of-order-10001.pdf'],
    ['Handover-of-order-10001.pdf'],
  ]);
  await leave();
  expect(mails, 'each once').toHaveLength(2);
  const Token = tokenIn((await api.installer().quote.createOfferLink({ Id: quoteId })).OfferUrl);
  await withCode(api, Token);
  const answer = await api.visitor().getMyOrder({ Token });
  const papers = 'Papers' in answer ? (answer.Papers ?? []) : [];
  expect(papers.filter(({ Kind }) => Kind === 'handover pack').map((each) => each.Number)).toEqual([2, 1]);
  const { Handovers } = await api.installer().diary.ofOrder({ OrderId });
  expect(Handovers.map(({ OrderId: of, Pack }) => [of, Pack])).toEqual([
    [OrderId, 1],
    [remade, 1],
  ]);
});
