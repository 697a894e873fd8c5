import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JobOf } from '@door/api/ports/outbox';
import { installerRouter } from '@door/api/routers';
import { codeOf } from '@door/api/testing/a-test-api';
import { clientId, itemId } from '@door/domain/door/model/ids';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, callContext, testClient, testPublicUrl } from '../../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { aPicture } from '../../testing/samples.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { fileBlobs } from '../../storage/file-blobs.ts';
import { deleteOldData } from '../../jobs/delete-old-data.ts';
import { deletePersonZip, makePersonZip } from './make-person-zip.ts';

const admin = '0192b1a0-0000-7000-8000-0000000000a1';
const now = () => new Date();

type ZipJob = JobOf<'make-person-zip'> | JobOf<'delete-person-zip'> | JobOf<'purge-deleted-rows'>;

describe.each(databasesHere)('the zip of a person’s data, on the %s database', (kind) => {
  const folder = temporaryFolder();
  const blobs = fileBlobs({ folder: folder.path, publicUrl: testPublicUrl, key: Buffer.alloc(32), now });
  let server: TestServer;
  const context = () => callContext(server, { caller: { role: 'admin', userId: admin }, blobs });
  const calls = (client = testClient) => installerRouter.createCaller({ ...context(), clientId: client });
  const make = (over: Partial<Parameters<typeof makePersonZip>[0]> = {}) =>
    makePersonZip({ ...context(), blobs, ...over });

  beforeAll(async () => {
    server = await openTestServer(kind);
    await addAccount(server, { id: admin, role: 'admin' });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });

  /** What waits in the queue of zips, which is empty afterwards. */
  async function queued(): Promise<readonly ZipJob[]> {
    const rows = await server.database.queries
      .select({ data: sql<ZipJob>`data` })
      .from(sql`pgboss.job`)
      .where(sql`name = 'person-zips'`)
      .orderBy(sql`created_on`);
    await server.database.queries.execute(sql`delete from pgboss.job where name = 'person-zips'`);
    return rows.map(({ data }) => data);
  }
  async function queuedZip(): Promise<JobOf<'make-person-zip'>> {
    const zip = (await queued()).find((job) => job.kind === 'make-person-zip');
    if (!zip) throw new Error('No zip waits.');
    return zip;
  }
  async function doQueued(): Promise<void> {
    for (const job of await queued()) {
      if (job.kind === 'make-person-zip') await make()(job);
      if (job.kind === 'delete-person-zip') await deletePersonZip({ blobs })(job);
    }
  }
  const filesLeft = () => readdirSync(join(folder.path, 'personzips'));

  /** Somebody who asked, whose door is measured, and who was sent a quote whose PDF is made. */
  async function aPerson() {
    const { Id: door } = await calls().createItemFromTemplate({ ItemId: 'single-door' });
    const { EnquiryId } = await calls().submitEnquiry({
      ...{ ItemId: door, Name: 'Ada Byrne', Email: 'ada@example.com', Notes: 'The bell — it’s broken' },
    });
    const { Id: CustomerId } = await calls().customer.create({ Id: randomUUID(), EnquiryId });
    const [outside, photo] = [aPicture(5, 7), aPicture(9, 2)];
    const [version, photoId, pdf] = [randomUUID(), randomUUID(), randomUUID()];
    await blobs.put({ container: 'framecontainers', itemId: door, side: 'external', version }, outside);
    await blobs.put({ container: 'surveyphotos', of: door, version: photoId }, photo);
    const at = now().toISOString();
    const ofItem = { itemId: itemId(door), url: '/u' };
    await server.transactions.run(testClient, async ({ images, surveys }) => {
      await images.save({ ...ofItem, side: 'external', version, updatedAt: at });
      await images.save({ ...ofItem, side: 'internal', version: randomUUID(), updatedAt: at });
      await surveys.addPhoto({ of: door, id: photoId, addedBy: admin, addedAt: at });
    });
    const draft = await calls().quote.create({ Id: randomUUID(), EnquiryId });
    const sent = await calls().quote.send({ Id: draft.Id, LastUpdated: draft.LastUpdated, Mail: false });
    await blobs.putMade({ container: 'documents', name: pdf, type: 'pdf' }, Buffer.from('%PDF-1.7'));
    await server.transactions.run(testClient, ({ documents }) =>
      documents.finish(sent.DocumentId ?? '', {
        ...{ pdf: { container: 'documents', name: pdf, type: 'pdf' }, sha256: 'ab12', size: 8, pictures: [] },
      }),
    );
    return { CustomerId, EnquiryId, outside, photo, quote: draft.Number };
  }
  const zipOf = async (CustomerId: string) => {
    const Id = randomUUID();
    await calls().running.makePersonZip({ Id, Person: { CustomerId } });
    return Id;
  };
  /** The files of a zip that is ready, as a browser gets them. */
  async function opened(Id: string) {
    return filesAt((await calls().running.openPersonZip({ Id })).Url);
  }
  async function filesAt(Url: string) {
    const { pathname, searchParams } = new URL(Url);
    const signed = { expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' };
    const file = blobs.madeInAddress({ container: 'personzips', file: pathname.split('/').at(-1) ?? '' }, signed);
    return unzipSync((file && (await blobs.readMade(file))) ?? new Uint8Array());
  }
  const textIn = (files: Record<string, Uint8Array>, path: string) => strFromU8(files[path] ?? new Uint8Array());

  test('of a dispute holds what was accepted, delivered and signed, and is no zip of a person', async () => {
    const { CustomerId, EnquiryId } = await aPerson();
    const draft = await calls().quote.create({ Id: randomUUID(), EnquiryId });
    const { Version, Hash } = await calls().quote.send({ Id: draft.Id, LastUpdated: draft.LastUpdated, Mail: false });
    await calls().quote.accept({ Id: draft.Id, Version: Version ?? 1, Hash: Hash ?? '', How: 'phone' });
    const OrderId = randomUUID();
    const { Lines } = await calls().quote.convertToOrder({ Id: draft.Id, OrderId });
    const On = now().toISOString().slice(0, 10);
    const paid = { OrderId, Id: randomUUID(), Kind: 'other', Amount: '10.00', On, Method: 'card', Note: '' } as const;
    await calls().order.recordPayment(paid);
    const at = now().toISOString();
    const said = { orderId: OrderId, undoes: null, at, how: 'by hand', deviceAt: null, who: null } as const;
    const signature = { name: 'Ada Byrne', strokes: [], svg: '<svg/>', text: 'One door,\nno snags.', hash: 'ab12' };
    await server.transactions.run(testClient, async ({ deliveries, visitEvents }) => {
      const door = { lineId: Lines[0]?.LineId ?? '', unit: 1, day: On, load: null, reason: '' };
      const taken = { kind: 'delivered', takenBy: 'Ada Byrne', signature: '<svg>the van’s</svg>' } as const;
      await deliveries.add([1, 2].map((unit) => ({ ...said, ...door, ...taken, unit, id: randomUUID() })));
      const undone = { ...said, ...door, ...taken, unit: 3, id: randomUUID(), signature: '<svg>taken back</svg>' };
      const undo = {
        ...undone,
        id: randomUUID(),
        kind: 'undo',
        undoes: undone.id,
        takenBy: '',
        signature: '',
      } as const;
      await deliveries.add([undone, undo]);
      const signed = { kind: 'signed', doors: null, visitId: null, photo: null, signature } as const;
      await visitEvents.add([{ ...said, ...signed, id: randomUUID() }]);
    });
    expect(await calls().payment.evidence({ OrderId })).toBeNull();
    expect(await codeOf(calls().payment.openEvidence({ OrderId }))).toBe('CONFLICT');
    const Id = randomUUID();
    await calls().payment.makeEvidence({ Id, OrderId });
    await doQueued();
    expect(await calls().payment.evidence({ OrderId })).toMatchObject({ Id, State: 'ready', LeftOut: 2 });
    const files = await filesAt((await calls().payment.openEvidence({ OrderId })).Url);
    expect(Object.keys(files).toSorted()).toEqual(
      [
        ...['acceptance.txt', 'delivery.txt', 'delivery-signature-1.svg', 'payments.txt'],
        ...['signature-1.svg', 'signature-1.txt'],
      ].toSorted(),
    );
    expect(textIn(files, 'acceptance.txt')).toContain(`SHA-256 ${Hash}`);
    expect(textIn(files, 'delivery.txt')).toContain('taken by Ada Byrne');
    const signedFor = textIn(files, 'delivery.txt').match(/Signed for: delivery-signature-1\.svg\./g);
    expect(signedFor, 'both doors of one stop').toHaveLength(2);
    expect(textIn(files, 'delivery-signature-1.svg')).toContain('<svg>the van’s</svg>');
    expect(textIn(files, 'signature-1.txt')).toContain('One door,\r\nno snags.');
    expect(textIn(files, 'payments.txt')).toContain('10.00');
    expect(await codeOf(calls().running.openPersonZip({ Id })), 'by the right over personal data').toBe('NOT_FOUND');
    await calls().customer.erasePerson({ Id: CustomerId, OpenWork: true });
    expect(await calls().payment.evidence({ OrderId }), 'once the person is erased').toBeNull();
  });

  test('holds the whole record, pictures, photos and papers, and says what is missing', async () => {
    const { CustomerId, outside, photo, quote } = await aPerson();
    const Id = await zipOf(CustomerId);
    expect(await codeOf(calls().running.openPersonZip({ Id }))).toBe('CONFLICT');
    await doQueued();
    const zip = await calls().running.personZip({ CustomerId });
    expect(zip).toMatchObject({ Id, State: 'ready', Done: 4, Files: 4, LeftOut: 1, AskedBy: { UserId: admin } });
    const files = await opened(Id);
    const paths = Object.keys(files);
    const { Enquiries, Items, Quotes, ...rest } = JSON.parse(textIn(files, 'data.json'));
    const [first, ofQuote] = Items.map(({ Number: number }: { readonly Number: string }) => number).toSorted();
    expect(paths.toSorted()).toEqual(
      [
        ...['README.txt', 'data.json', 'mails.txt', `enquiries/${Enquiries[0].Number}.txt`],
        ...[`papers/quote-${quote}-version-1.pdf`, `photos/${first}-1.png`, `pictures/${first}-outside.png`],
      ].toSorted(),
    );
    expect(ofQuote, 'the copy of the door in the quote, without pictures').toMatch(/^D-/);
    expect(Buffer.from(files[`pictures/${first}-outside.png`] ?? [])).toEqual(outside);
    expect(Buffer.from(files[`photos/${first}-1.png`] ?? [])).toEqual(photo);
    expect(textIn(files, `papers/quote-${quote}-version-1.pdf`)).toBe('%PDF-1.7');
    expect(textIn(files, `enquiries/${Enquiries[0].Number}.txt`)).toContain('Notes: The bell — it’s broken');
    expect(textIn(files, 'README.txt')).toContain(`pictures/${first}-inside.png is not stored any more.`);
    expect(textIn(files, 'mails.txt')).toContain('to ada@example.com: is on its way');

    const { Customer, Merged, ...bundle } = await calls().customer.exportPerson(CustomerId);
    expect(rest.Customers).toEqual([Customer, ...Merged]);
    for (const [part, was] of Object.entries({ Enquiries, Items, Quotes, Mails: rest.Mails, Orders: rest.Orders }))
      expect({ [part]: was }).toEqual({ [part]: JSON.parse(JSON.stringify(bundle))[part] });
    expect(Quotes[0].Answers).toEqual([]);
    expect(Items[0].Design).toContainEqual({ Term: expect.any(String), Value: expect.stringContaining('Door') });
    expect(textIn(files, 'data.json'), 'costs are nobody’s personal data').not.toMatch(/"(?:Cost|GoodsShare|Markup)"/);
  });

  test('is made once, however often it is asked for, and a newer one takes its place', async () => {
    const { CustomerId, EnquiryId } = await aPerson();
    const Id = randomUUID();
    const first = await calls().running.makePersonZip({ Id, Person: { CustomerId } });
    expect(await calls().running.makePersonZip({ Id, Person: { CustomerId } })).toEqual(first);
    const impatient = { Id: randomUUID(), Person: { EnquiryId } };
    expect(await calls().running.makePersonZip(impatient), 'one is being made').toEqual(first);
    expect(await server.transactions.run(testClient, ({ jobs }) => jobs.queues())).toContainEqual(
      expect.objectContaining({ kind: 'make-person-zip', waiting: 1 }),
    );
    const before = (await doQueued(), filesLeft());
    const next = await calls().running.makePersonZip(impatient);
    expect([next.Id, next.State]).toEqual([impatient.Id, 'being made']);
    expect(await codeOf(calls().running.openPersonZip({ Id }))).toBe('NOT_FOUND');
    await doQueued();
    const after = filesLeft();
    expect([after.length, after.filter((file) => before.includes(file)).length]).toEqual([
      before.length,
      before.length - 1,
    ]);
    const { Entries } = await calls().running.auditLog({ About: 'customer', Kind: 'export' });
    expect(Entries.filter(({ AboutId }) => AboutId === CustomerId)).toMatchObject([
      ...[{ To: 'zip' }, { To: 'zip', Who: { UserId: admin } }],
    ]);
  });

  test('is nobody’s but the supplier’s', async () => {
    const { CustomerId } = await aPerson();
    const Id = await zipOf(CustomerId);
    await doQueued();
    const other = calls(clientId(-1023)).running;
    expect(await codeOf(other.openPersonZip({ Id }))).toBe('NOT_FOUND');
    expect(await codeOf(other.personZip({ CustomerId }))).toBe('NOT_FOUND');
    expect(await codeOf(other.makePersonZip({ Id: randomUUID(), Person: { CustomerId } }))).toBe('NOT_FOUND');
    expect(await queued()).toEqual([]);
    await opened(Id);
    await opened(Id);
    const { Entries } = await calls().running.auditLog({ About: 'customer', Kind: 'export' });
    const told = Entries.filter(({ AboutId }) => AboutId === CustomerId).map(({ To }) => To);
    expect(told, 'who took it, once').toEqual(['saved', 'zip']);
  });

  test('goes with the person who is erased, also where it is just being made', async () => {
    const { CustomerId } = await aPerson();
    const Id = await zipOf(CustomerId);
    await doQueued();
    const before = filesLeft().length;
    await calls().running.erasePerson({ CustomerId });
    expect(await codeOf(calls().running.openPersonZip({ Id }))).toBe('NOT_FOUND');
    expect(await calls().running.personZip({ CustomerId })).toBeNull();
    await doQueued();
    expect(filesLeft()).toHaveLength(before - 1);

    const other = (await aPerson()).CustomerId;
    await zipOf(other);
    const begun = await queuedZip();
    const erasing = {
      ...blobs,
      putMadeInPieces: async (...put: Parameters<typeof blobs.putMadeInPieces>) => {
        await blobs.putMadeInPieces(...put);
        await calls().running.erasePerson({ CustomerId: other });
      },
    };
    await make({ blobs: erasing })(begun);
    expect(filesLeft()).toHaveLength(before - 1);
  });

  test('says that it failed, is tried again by hand, and leaves nothing of the attempts', async () => {
    const { CustomerId } = await aPerson();
    const Id = await zipOf(CustomerId);
    const job = await queuedZip();
    const before = filesLeft();
    const broken = {
      ...blobs,
      read: () => Promise.reject(Object.assign(new Error('The disk is away.'), { code: 'EIO' })),
    };
    for (let times = 0; times < 5; times += 1)
      await expect(make({ blobs: broken })(job)).rejects.toThrow('The disk is away.');
    expect(await calls().running.personZip({ CustomerId })).toMatchObject({ State: 'failed' });
    expect(filesLeft()).toEqual(before);
    await make()(job);
    expect(await calls().running.personZip({ CustomerId })).toMatchObject({ State: 'ready' });
    expect(Object.keys(await opened(Id))).toContain('data.json');
  });

  test('names what had no room, and is deleted after a week', async () => {
    const { CustomerId, outside } = await aPerson();
    const Id = await zipOf(CustomerId);
    const job = await queuedZip();
    await make({ mostBytes: outside.length })(job);
    const files = await opened(Id);
    expect(textIn(files, 'README.txt')).toMatch(/photos\/D-\d+-1\.png had no room/);
    const before = filesLeft().length;
    const deleteOld = (days: number) =>
      deleteOldData({
        database: server.database,
        enqueue: server.jobs.enqueue,
        blobs,
        mails: [join(folder.path, 'mail')],
        now: () => new Date(Date.now() + days * 86_400_000),
      })();
    await deleteOld(6.9);
    expect(filesLeft()).toHaveLength(before);
    await deleteOld(7.1);
    expect(filesLeft()).toEqual([]);
    expect(await calls().running.personZip({ CustomerId })).toBeNull();
  });
});
