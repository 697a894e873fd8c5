import type { PriceDisplay } from '@door/domain/catalogue/rows/client-rows';
import { usualWorks } from '@door/domain/selling/visit/diary';
import { mm } from '@door/domain/lib/mm';
import { blankLine } from '@door/domain/making/bom/manual-line';
import { money } from '@door/domain/selling/pricing/money';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import type { StoredFloorEvent } from '../batch/batch-store.ts';
import { clientId, itemId } from '@door/domain/door/model/ids';
import { aTestApi, type TestApi } from './a-test-api.ts';
import { aBankLine } from './a-bank-line.ts';
import { anOrder, orderLineId } from './an-order.ts';
import { aReceivedPurchase } from './a-received-purchase.ts';
import { aPaidOrder, creditNoteId, paymentId } from './a-paid-order.ts';
import { pageOfOrder, sentOffer } from './sent-offer.ts';
import type { Samples } from './sample-input.ts';
import { keepOffcuts, writeOffcutLines } from './kept-offcuts.ts';
import { fabricatorId, installerId, installerOfOtherId, personOf } from './people.ts';

/** Who made the things that the input refers to, as seen by callers of supplier -1022. */
const makers = {
  'a visitor’s': (api: TestApi) => api.visitor(),
  'an installer’s': (api: TestApi) => api.installer(),
  'another supplier’s': (api: TestApi) => api.visitor(-1023),
} as const;
export type Owner = keyof typeof makers;
export const owners = Object.keys(makers).filter((owner): owner is Owner => owner in makers);

/** Something of each kind that an input may refer to, made by this owner. */
async function samplesOf(owner: Owner, api: TestApi, bought: string): Promise<Samples> {
  const maker = makers[owner](api);
  const item = await maker.createItemFromTemplate({ ItemId: 'surround' });
  const { ShareId } = await maker.shareDesign({ ItemId: item.Id });
  const family = await maker.saveFamilyPage({ Id: familyId, Doors: [{ Id: item.Id, ShareId }] });
  const photo = {
    container: 'surveyphotos',
    of: item.Id,
    version: '00000000-0000-4000-8000-0000000000aa',
  } as const;
  const client = owner === 'another supplier’s' ? -1023 : -1022;
  await api.transactions.run(clientId(client), ({ instructions }) =>
    instructions.add(itemId(item.Id), blankLine, { manuallyAdded: true, attempt: null }),
  );
  const optionSet = '00000000-0000-4000-8000-0000000000bb';
  await api.transactions.run(clientId(client), ({ optionSets }) =>
    optionSets.save({ id: optionSet, name: 'Trade', isDefault: false, choices: [{ option: 'slab', key: '48' }] }),
  );
  // The enquiry is about another item, so that this one can still be designed.
  const { Id: enquiredItem } = await maker.createItemFromTemplate({ ItemId: 'single-door' });
  const { Id: orderedItem } = await maker.createItemFromTemplate({ ItemId: 'single-door' });
  const person = { Name: 'Ada', Email: 'ada@example.com' };
  const { EnquiryId } = await maker.submitEnquiry({ ItemId: enquiredItem, ...person });
  const customer = await api
    .installer(client)
    .customer.create({ Id: customerId, Name: 'Ada', Email: 'ada@example.com' });
  const quote = await api.admin(client).quote.create({ Id: quoteId, ItemIds: [item.Id] });
  const hold = await api.installer(client).promise.hold({ Id: holdId, QuoteId: quoteId });
  await api.installer(client).promise.releaseHold({ Id: hold.Id });
  await api.transactions.run(clientId(client), ({ documents }) =>
    documents.begin({ id: documentId, kind: 'quote', aboutId: quoteId, version: 1, at: customer.LastUpdated }),
  );
  const [system] = (await api.admin(client).catalogue.listRows({ Kind: 'systems' })).Rows;
  const draft = await api
    .admin(client)
    .catalogue.setPrice({ DraftId: catalogueDraft, Code: 'piece.KN-NEW', Value: '25.00' });
  const batch = await api.fabricator(client).batch.create({ Id: batchId, Week: '2650' });
  const vendor = await api.fabricator(client).vendor.create({ Id: vendorId, Name: 'Clearline' });
  const order = await anOrder(api, client, { customerId, quoteId, door: orderedItem });
  await aPaidOrder(api, client, order);
  const received = await aReceivedPurchase(api, client, { vendor: vendor.Id, price: bought });
  return {
    'article key': 'CY-3K',
    attempt: await anAttempt(api, client, order),
    ...(await aBankLine(api, client)),
    batch: batch.Id,
    bill: received.bill,
    bought: await pageOfOrder(api, client, order),
    'catalogue bundle': '{}',
    'catalogue draft': draft.Draft.Id,
    'catalogue draft version': draft.Draft.LastUpdated,
    'catalogue row': system?.Row,
    'catalogue version': 1,
    claim: received.claim,
    client: -1022,
    colleague: fabricatorId,
    'colleague version': (await api.admin().user.list()).People.find(({ UserId }) => UserId === fabricatorId)
      ?.LastUpdated,
    'credit note': creditNoteId,
    customer: customer.Id,
    'customer version': customer.LastUpdated,
    'delivery event': await aDelivery(api, client, order),
    design: 8,
    'design group': 1,
    enquiry: EnquiryId,
    'family page': family.Token,
    fault: await aFault(api, client, order),
    'handle type': 'lever-lever',
    hold: hold.Id,
    item: item.Id,
    'item version': item.LastUpdated,
    job: await aJob(api, client),
    load: (await api.fabricator(client).dispatch.createLoad({ Id: loadId, Van: 'Van A', Day: '2026-11-21' })).LoadId,
    'manual line': `${item.Id}.m1`,
    'fitting job': await aFittingJob(api, client, order),
    'installation batch': await anInstallationBatch(api, client),
    'floor event': await aFloorEvent(api, client, batch.Id),
    offcut: await anOffcut(api, client),
    offer: await sentOffer(api, client),
    'option set': optionSet,
    order,
    'order line': orderLineId,
    payment: paymentId,
    'person zip': await aZip(api, client),
    photo: photo.version,
    place: (await api.admin(client).inventory.places()).Places[0]?.Id,
    'price list draft': (await api.admin(client).pricing.createDraft({ Id: priceListDraft })).DraftId,
    price: '12.00',
    product: 41,
    'product price': 'piece.KN-NEW',
    purchase: received.purchase,
    'purchase line': received.line,
    quote: quote.Id,
    'quote line': quote.Lines[0]?.LineId,
    receipt: received.receipt,
    resource: (await api.admin(client).diary.updateResource(aFitter)).Resources[0]?.Id,
    'row key': system?.Key,
    share: ShareId,
    'stock export': (await api.admin(client).inventory.export({ Id: exportId, Day: '2020-01-01' })).Id,
    'stock option': 411,
    'stock quantity': '1',
    'stock version': (await api.admin(client).inventory.places()).LastUpdated,
    system: 1,
    task: (await api.rows('task', client)).find((task) => task.enquiryId === EnquiryId)?.id,
    team: (await api.admin(client).diary.updateTeam(aTeam)).Teams[0]?.Id,
    visit: await aVisit(api, client),
    template: 'single-door',
    theme: 1,
    'uploaded photo of a customer': await uploaded(
      api,
      await api.blobs.uploadTarget({ ...photo, container: 'salephotos', of: order }),
    ),
    'uploaded photo of goods': await uploaded(
      api,
      await api.blobs.uploadTarget({ ...photo, container: 'claimphotos', of: received.claim }),
    ),
    'uploaded photo': await uploaded(api, await api.blobs.uploadTarget(photo)),
    'uploaded picture': await uploaded(api, await maker.getImageUploadTarget({ itemId: item.Id, side: 'external' })),
    vendor: vendor.Id,
    'vendor version': vendor.LastUpdated,
    week: '2650',
    'whole item': item,
    'whole part': item.ItemSubAssembly[0],
  };
}

const aFitter = {
  ...{ Id: '00000000-0000-4000-8000-0000000000d1', Kind: 'person' as const, Name: 'Nolan' },
  ...{ Skills: ['fit' as const], Works: [{ Weekday: 1, From: '08:00', To: '16:30' }] },
} as const;
const aTeam = { Id: '00000000-0000-4000-8000-0000000000d2', Name: 'Nolan', Members: [aFitter.Id] };

/** That the doors of an order wait for a day. */
async function aFittingJob(api: TestApi, client: number, orderId: string): Promise<string> {
  const id = fittingJob;
  const need = { minutes: 210, visits: [{ from: 480, to: 690 }], persons: 1, tools: [], skills: ['fit' as const] };
  const at = { createdAt: '2026-11-23T09:00:00.000Z', changedAt: '2026-11-23T09:00:00.000Z', changedBy: null };
  await api.transactions.run(clientId(client), ({ diary }) =>
    diary.add({
      id,
      kind: 'fitting',
      orderId,
      state: 'To book',
      need,
      reason: '',
      moves: 0,
      lastIdempotencyKey: null,
      ...at,
    }),
  );
  return id;
}

/** A visit that is booked on the person of whoever calls. */
async function aVisit(api: TestApi, client: number): Promise<string> {
  const id = '00000000-0000-4000-8000-0000000000d5';
  const [from, to] = [0, 3_600_000].map((later) => new Date(api.controls.now + later).toISOString());
  const stretch = { from: from ?? '', to: to ?? '' };
  const accountId = client === -1022 ? installerId : installerOfOtherId;
  await api.transactions.run(clientId(client), async ({ diary }) => {
    const fitter = { ...aFitterOfDiary, id: '00000000-0000-4000-8000-0000000000d6', accountId };
    await diary.saveResource(fitter);
    await diary.saveVisit({
      ...{ id, jobId: fittingJob, teamId: aTeam.Id, ordinal: 1, ...stretch },
      ...{ sequence: 0, changedAt: stretch.from, isCancelled: false },
    });
    await diary.take([{ id, resourceId: fitter.id, visitId: id, ...stretch, heldUntil: null, reason: '' }]);
  });
  return id;
}

/** That a register was told of no job. */
async function anInstallationBatch(api: TestApi, client: number): Promise<string> {
  const id = '00000000-0000-4000-8000-0000000000d7';
  const who = client === -1022 ? installerId : installerOfOtherId;
  const days = { from: '2020-01-01', to: '2020-01-01', at: '2020-01-02T09:00:00.000Z' };
  await api.transactions.run(clientId(client), ({ installations }) =>
    installations.add({ number: 1, id, ...days, jobs: [], leftOut: [], file: '', idempotencyKey: '', who }),
  );
  return id;
}

const aFitterOfDiary = { kind: 'person', name: 'Byrne', skills: ['fit'], works: usualWorks } as const;

const fittingJob = '00000000-0000-4000-8000-0000000000d3';
const exportId = '00000000-0000-4000-8000-0000000000ee';
const vendorId = '00000000-0000-4000-8000-0000000000ed';
const familyId = '00000000-0000-4000-8000-0000000000fa';

interface SoldAt {
  readonly prices: PriceList;
  readonly display: PriceDisplay;
  /** What the supplier pays for a cylinder. */
  readonly bought?: string;
}

const usualPrice = '2.50';

/** What is made once: it takes a hundred calls. */
const made: {
  readonly owner: Owner;
  readonly prices: PriceList | undefined;
  readonly world: ReturnType<typeof makeSamples>;
}[] = [];

/**
 * An API of one's own that holds something of each kind made by this owner, where the first supplier sells at these prices.
 */
export async function apiWithSamples(
  owner: Owner,
  sold?: SoldAt,
): Promise<{ readonly api: TestApi; readonly samples: Samples }> {
  const known = made.find((each) => each.owner === owner && each.prices === sold?.prices);
  const world = known?.world ?? makeSamples(owner, sold);
  if (!known) made.push({ owner, prices: sold?.prices, world });
  const { left, samples } = await world;
  return { api: await anApi(sold, left), samples };
}

async function makeSamples(owner: Owner, sold: SoldAt | undefined) {
  const api = await anApi(sold);
  const samples = await samplesOf(owner, api, sold?.bought ?? usualPrice);
  return { left: await api.made(), samples };
}

async function anApi(sold: SoldAt | undefined, left?: Awaited<ReturnType<TestApi['made']>>): Promise<TestApi> {
  const api = await aTestApi(left);
  if (sold) api.sellAt(sold.prices, sold.display);
  return api;
}

const loadId = '5a1f4c1e-0000-4000-8000-0000000000b0';
const batchId = '5a1f4c1e-0000-4000-8000-0000000000ba';
const catalogueDraft = '5a1f4c1e-0000-4000-8000-0000000000ca';
const customerId = '5a1f4c1e-0000-4000-8000-0000000000cc';
const holdId = '5a1f4c1e-0000-4000-8000-0000000000df';
const documentId = '5a1f4c1e-0000-4000-8000-0000000000ee';
const quoteId = '5a1f4c1e-0000-4000-8000-0000000000dd';
const priceListDraft = '5a1f4c1e-0000-4000-8000-0000000000bb';

/** The mail to the sender of the enquiry, which waits. */
const aJob = (api: TestApi, client: number) =>
  api.transactions.run(clientId(client), async ({ jobs }) => {
    const [mail] = await jobs.list({ states: ['waiting'], kinds: ['enquiry-to-visitor'], limit: 1, after: null });
    return mail?.id;
  });

/** One to pay the deposit of the order, which the provider has ended. */
async function anAttempt(api: TestApi, client: number, orderId: string): Promise<string> {
  const at = '2026-11-21T07:00:00.000Z';
  const id = '5a1f4c1e-0000-4000-8000-0000000000a7';
  const asked = {
    orderId,
    instalment: 1,
    kind: 'deposit',
    amount: money(1, client === -1022 ? 'EUR' : 'GBP'),
  } as const;
  const theirs = { driver: 'stripe', mode: 'live', providerId: 'cs_1', url: null, snapshot: null } as const;
  const times = { startedAt: at, expiresAt: at, changedAt: at, checkedAt: null, checks: 0, nextCheckAt: null };
  await api.transactions.run(clientId(client), ({ attempts }) =>
    attempts.add({ id, ...asked, ...theirs, ...times, state: 'Expired' }),
  );
  return id;
}

async function aFault(api: TestApi, client: number, orderId: string): Promise<string> {
  const id = '5a1f4c1e-0000-4000-8000-0000000000ab';
  const said = { area: 'door:leaf', kind: 'noise', text: 'It creaks.', at: '2026-11-21T07:00:00.000Z' } as const;
  await api.transactions.run(clientId(client), ({ faults }) =>
    faults.add({ id, orderId, lineId: orderLineId, ...said }),
  );
  return id;
}

/** One of the customer that is being made. */
async function aZip(api: TestApi, client: number): Promise<string> {
  const zip = {
    about: 'customer',
    aboutId: customerId,
    askedBy: personOf(client, 'admin').userId,
    askedAt: '2026-11-21T07:00:00.000Z',
  } as const;
  const id = '5a1f4c1e-0000-4000-8000-0000000000fa';
  await api.transactions.run(clientId(client), ({ personZips }) => personZips.begin({ ...zip, id, blob: id }));
  return id;
}

/** Somebody has said that the door of the order left. */
async function aDelivery(api: TestApi, client: number, orderId: string): Promise<string> {
  const id = '5a1f4c1e-0000-4000-8000-0000000000de';
  const said = { kind: 'departed', how: 'by hand', day: '2026-11-21', at: '2026-11-21T07:00:00.000Z' } as const;
  const nothing = { undoes: null, reason: '', load: null, takenBy: '', signature: '', deviceAt: null } as const;
  const who = personOf(client, 'fabricator').userId;
  await api.transactions.run(clientId(client), ({ deliveries }) =>
    deliveries.add([{ id, orderId, lineId: orderLineId, unit: 1, ...said, ...nothing, who }]),
  );
  return id;
}

async function anOffcut(api: TestApi, client: number): Promise<string> {
  const offcut = { id: '2647-B012-R17', group: 'OF72-WHWH', length: mm(1778), description: '', colours: '' };
  await api.transactions.run(clientId(client), async (stores) => {
    await keepOffcuts(stores, [offcut]);
    const found = { offcut: offcut.id, move: 'in', batch: null } as const;
    await writeOffcutLines(stores, [found], personOf(client, 'fabricator').userId);
  });
  return offcut.id;
}

async function uploaded({ blobs }: TestApi, { blobUrl }: { readonly blobUrl: string }): Promise<string> {
  const name = blobs.nameIn(blobUrl);
  if (name) await blobs.put(name, new Uint8Array([1]));
  return blobUrl;
}

async function aFloorEvent(api: TestApi, client: number, batchId: string): Promise<string> {
  const event: StoredFloorEvent = {
    ...{ id: '5a1f4c1e-0000-4000-8000-0000000000f1', batchId, what: 'bar', code: 'R001', at: 'cutting', kind: 'done' },
    ...{
      undoes: null,
      reason: '',
      deviceAt: null,
      who: personOf(client, 'fabricator').userId,
      when: '2026-11-22T10:00:00.000Z',
    },
  };
  await api.transactions.run(clientId(client), ({ batches }) => batches.addEvents([event]));
  return event.id;
}
