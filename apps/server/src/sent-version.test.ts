import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installerRouter } from '@door/api/routers';
import { demoSuppliers, smallerRange } from '@door/catalogue/demo';
import { canonicalJson } from '@door/domain/lib/canonical-json';
import { itemId } from '@door/domain/door/model/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileBlobs } from './storage/file-blobs.ts';
import { documentMaker } from './documents/document-maker.ts';
import { makeDocument } from './documents/make-document.ts';
import { asClient, asOwner } from './db/database.ts';
import { publishCatalogue } from './db/catalogue/publish-catalogue.ts';
import { suppliersOf } from './db/settings/suppliers.ts';
import { clientSettings } from './db/settings/schema.ts';
import { addAccount, callContext, type CallStores, testClient, testPublicUrl } from './testing/call-context.ts';
import { openTestServer, type TestServer } from './testing/open-test-server.ts';
import { tokenOf } from './testing/selling.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000a1';
const folder = temporaryFolder();
const key = Buffer.alloc(32);
const blobs = fileBlobs({ folder: join(folder.path, 'blobs'), publicUrl: testPublicUrl, key, now: () => new Date() });
const maker = documentMaker();
let server: TestServer;

const callsOf = (given: CallStores) =>
  installerRouter.createCaller(callContext(given, { caller: { role: 'admin', userId }, blobs }));

beforeAll(async () => {
  server = await openTestServer();
  await addAccount(server, { id: userId, role: 'admin' });
  const logos = join(folder.path, 'logos');
  mkdirSync(logos);
  copyFileSync(
    new URL('../../web/public/logos/alder-and-lane.svg', import.meta.url),
    join(logos, 'alder-and-lane.svg'),
  );
});
afterAll(async () => {
  await maker.stop();
  await server[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const ports = () => ({ ...callContext(server, { caller: null }), blobs, maker, pages: folder.path });
const orderOf = (documentId: string) =>
  ({ kind: 'make-document', mails: false, clientId: testClient, documentId }) as const;

async function hashAt(url: string | null): Promise<string> {
  const { pathname, searchParams } = new URL(url ?? '');
  const signed = { expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' };
  const file = blobs.madeInAddress({ container: 'documents', file: pathname.split('/').at(-1) ?? '' }, signed);
  const bytes = file && (await blobs.readMade(file));
  if (!bytes) throw new Error(`Nothing lies at ${String(url)}.`);
  return createHash('sha256').update(bytes).digest('hex');
}

test('law 7: prices, design, logo, letterhead, terms and item change; a sent version keeps every byte', async () => {
  const before = callsOf(server);
  const [Id, CustomerId] = [randomUUID(), randomUUID()];
  await before.customer.create({ Id: CustomerId, Name: 'Mary Byrne', Email: 'mary@example.com' });
  const { Id: door } = await before.createItemFromTemplate({ ItemId: 'single-door' });
  const draft = await before.quote.create({ Id, CustomerId, ItemIds: [door] });
  const sent = await before.quote.send({ Id, LastUpdated: draft.LastUpdated });
  const documentId = sent.DocumentId ?? '';
  await makeDocument(ports())(orderOf(documentId));

  /** Everything that is said of the version, with the bytes of what lies at its addresses. */
  const toldBy = async (calls: typeof before) => {
    const version = await calls.quote.getVersion({ Id, Version: 1 });
    // Whom to ring is said as it is today, and so is the date that the doors have by now.
    const read = await calls.getOffer(tokenOf(sent));
    const offer = { ...read, Supplier: null, Promise: read.Promise?.Frozen ?? null };
    const row = await server.transactions.run(testClient, ({ quoteVersions }) => quoteVersions.find(Id, 1));
    const pictures = [...version.Pictures, ...(offer.Pictures ?? [])].flatMap((door) => [door.External, door.Internal]);
    const addresses = [version.PdfUrl, offer.PdfUrl, ...pictures];
    return {
      hash: createHash('sha256').update(canonicalJson(row?.frozen)).digest('hex'),
      told: canonicalJson([version, offer]).replaceAll(/\?expires=[^"]*/g, ''),
      bytes: await Promise.all(addresses.map(hashAt)),
    };
  };
  const first = await toldBy(before);
  expect(first.hash).toBe(sent.Hash);
  expect(first.told).toContain('/logos/alder-and-lane.svg');

  const Attempt = randomUUID();
  const { DraftId, LastUpdated } = await before.pricing.createDraft({ Id: randomUUID() });
  await before.pricing.raisePrices({ Id: DraftId, LastUpdated, PerCent: 10, Attempt });
  await before.pricing.publish({ Id: DraftId, From: new Date().toISOString().slice(0, 10) });
  const [line] = draft.Lines;
  const item = await before.item.getItemById(line?.ItemId ?? '');
  await before.configureItem({
    ...{ ItemId: item.Id, LastUpdated: item.LastUpdated },
    Actions: [{ type: 'hand.choose', hand: 'right' }],
  });
  await changeSettings();
  await retireDesignOf(item.Id);

  const changed = { ...server, suppliers: suppliersOf(server.database, Date.now) };
  const after = callsOf(changed);
  expect(await toldBy(after)).toEqual(first);
  expect(await pdfMadeAgain(documentId, changed)).toBe(first.bytes[0]);

  // Each change is felt where nothing is frozen.
  const retired = after.quote.create({ Id: randomUUID(), CustomerId, ItemIds: [door] });
  await expect(retired).rejects.toThrow('This design can no longer be had');
  const { Id: other } = await after.createItemFromTemplate({ ItemId: 'double-door' });
  const next = await after.quote.create({ Id: randomUUID(), CustomerId, ItemIds: [other] });
  const { Paper } = await after.quote.getVersion({ Id: next.Id });
  expect((await after.pricing.explain({ ItemId: other })).PriceListVersion).toBe(2);
  expect(Paper.letterhead).toMatchObject({ name: 'Another Works', logoUrl: '/logos/other.svg' });
  expect(Paper.terms).toBe('Other terms.');
});

async function changeSettings(): Promise<void> {
  await asClient(server.database, testClient, async (queries) => {
    const [stored] = await queries.select().from(clientSettings).where(eq(clientSettings.clientId, testClient));
    if (!stored) throw new Error('The supplier has no settings.');
    const { letterhead } = demoSuppliers[0]?.client ?? {};
    if (!letterhead) throw new Error('The demo supplier has no letterhead.');
    const other = { name: 'Another Works', logoUrl: '/logos/other.svg', saleTerms: 'Other terms.' };
    const body = { ...stored.body, ...other, letterhead: { ...letterhead, phone: '01 555 0199' } };
    await queries.update(clientSettings).set({ body });
  });
}

/** The next version of the catalogue leaves it out. */
async function retireDesignOf(id: string): Promise<void> {
  const stored = await server.transactions.run(testClient, ({ items }) => items.load(itemId(id)));
  const [supplier] = demoSuppliers;
  if (!stored || !supplier) throw new Error('The item is missing.');
  const rows = smallerRange(supplier.rows, { templates: [], designs: [stored.item.designId], colours: [], themes: [] });
  const content = { ...supplier, catalogue: rows };
  await asOwner(server.database, (queries) => publishCatalogue(queries, testClient, content));
}

/** The SHA-256 of the PDF, had its job waited until now. */
async function pdfMadeAgain(documentId: string, { suppliers }: Pick<TestServer, 'suppliers'>): Promise<string> {
  let sha256 = '';
  const transactions: TestServer['transactions'] = {
    run: (client, work) =>
      server.transactions.run(client, ({ documents, ...stores }) =>
        work({
          ...stores,
          documents: {
            ...documents,
            load: async (id) => {
              const found = await documents.load(id);
              return found && { ...found, progress: { state: 'being made' } };
            },
            finish: async (_, made) => void (sha256 = made.sha256),
          },
        }),
      ),
  };
  await makeDocument({ ...ports(), suppliers, transactions })(orderOf(documentId));
  return sha256;
}
