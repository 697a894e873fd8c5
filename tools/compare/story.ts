import type { Samples } from '@door/api/testing/sample-input';
import type { Requester, Call } from './checkout.ts';

/** Ids that callers make up. */
const id = (end: string): string => `5a1f4c1e-0000-4000-8000-0000000000${end}`;

/** A step of the story; text of the form `$name.field` is a field of the answer to the step of that name. */
export interface Step extends Call {
  readonly name: string;
  readonly requester: Requester;
}

const asked =
  (kind: 'query' | 'mutation') =>
  (requester: Requester, nameAndPath: `${string} = ${string}`, input?: unknown): Step => {
    const [name = '', path = ''] = nameAndPath.split(' = ');
    return { requester, name, path, kind, input };
  };
const query = asked('query');
const send = asked('mutation');

const person = { Name: 'Ada Moor', Email: 'ada@example.com', Phone: '01 555 0100', Address: '4 Mill Lane', Notes: '' };
const survey = {
  Widths: [1010, 1010, 1010],
  Heights: [2110, 2110, 2110],
  Diagonals: [2339, 2339],
  Reveals: { Left: 0, Right: 0, Top: 0 },
  Notes: '',
  Final: true,
};

/** From a visitor's choice to a batch whose sawing begins, as the supplier's people go there. */
export const story: readonly Step[] = [
  query('visitor', 'weeks = getProductionWeeks'),
  send('visitor', 'visited = createItemFromTemplate', { ItemId: 'single-door-full-surround', Currency: 'EUR' }),
  send('visitor', 'share = shareDesign', { ItemId: '$visited.Id' }),
  send('visitor', 'family = saveFamilyPage', {
    Id: id('fa'),
    Doors: [{ Id: '$visited.Id', ShareId: '$share.ShareId' }],
  }),
  send('visitor', 'enquired = createItemFromTemplate', { ItemId: 'single-door', Currency: 'EUR' }),
  send('visitor', 'enquiry = submitEnquiry', { ItemId: '$enquired.Id', ...person, ItemProps: '$enquired.Props' }),
  query('admin', 'enquiries = enquiry.list', {}),
  query('admin', 'tasks = task.list', { Of: 'group' }),
  send('admin', 'item = createItemFromTemplate', { ItemId: 'single-door-full-surround', Currency: 'EUR' }),
  send('admin', 'thick = configureItem', {
    ItemId: '$item.Id',
    LastUpdated: '$item.LastUpdated',
    Actions: [{ type: 'build.chooseSlab', slab: 48 }],
  }),
  send('admin', 'bill = generateBom', '$item.Id'),
  send('admin', 'manual = workInstructions.addBlankWorkInstruction', { ItemId: '$item.Id' }),
  query('admin', 'target = getImageUploadTarget', { itemId: '$item.Id', side: 'external' }),
  send('admin', 'optionSet = optionSet.save', { Id: id('bb'), Name: 'Trade', ItemId: '$item.Id' }),
  send('admin', 'customer = customer.create', { Id: id('cc'), Name: 'Mary Byrne', Email: 'mary@example.com' }),
  send('admin', 'draftQuote = quote.create', { Id: id('dd'), CustomerId: id('cc'), ItemIds: ['$item.Id'] }),
  send('admin', 'held = promise.hold', { Id: id('df'), QuoteId: id('dd') }),
  send('admin', 'sold = createItemFromTemplate', { ItemId: 'single-door', Currency: 'EUR' }),
  send('admin', 'solid = selectDesign', { ItemId: '$sold.Id', DesignId: 15 }),
  send('admin', 'quote = quote.create', { Id: id('de'), CustomerId: id('cc'), ItemIds: ['$sold.Id'] }),
  send('admin', 'sent = quote.send', { Id: id('de'), LastUpdated: '$quote.LastUpdated' }),
  query('visitor', 'offer = getOffer', '$sent.Token'),
  send('admin', 'acceptance = quote.accept', { Id: id('de'), Version: 1, Hash: '$sent.Hash', How: 'phone' }),
  send('admin', 'order = quote.convertToOrder', { Id: id('de'), OrderId: id('fe') }),
  send('admin', 'addressed = order.updateDetails', {
    Id: id('fe'),
    LastUpdated: '$order.LastUpdated',
    DeliveryAddress: '1 Mill Lane',
  }),
  query('admin', 'unmeasured = item.getSurvey', '$order.Lines.0.ItemId'),
  send('admin', 'survey = item.saveSurvey', {
    ItemId: '$order.Lines.0.ItemId',
    Survey: survey,
    Version: '$unmeasured.Version',
  }),
  send('admin', 'confirmed = order.confirm', { Id: id('fe'), MeasurementsFinal: true }),
  send('admin', 'agreed = order.waiveDrawing', { Id: id('fe'), How: 'phone', Reason: 'Agreed by phone' }),
  send('admin', 'accepted = order.accept', { Id: id('fe'), CreditChecked: true }),
  send('admin', 'bills = order.generateBoms', id('fe')),
  send('admin', 'planned = order.setProductionWeek', { Id: id('fe'), Week: '$accepted.PromisedWeek' }),
  query('admin', 'blockers = order.blockers', id('fe')),
  send('admin', 'ready = order.readyForProduction', { Id: id('fe') }),
  send('admin', 'payment = order.recordPayment', {
    Id: id('f1'),
    OrderId: id('fe'),
    Kind: 'deposit',
    Amount: '100.00',
    On: '$today',
    Method: 'bank',
  }),
  send('admin', 'batch = batch.create', {
    Id: id('ba'),
    Week: '$accepted.PromisedWeek',
    LineIds: ['$order.Lines.0.LineId'],
  }),
  send('admin', 'replanned = batch.replan', { Id: id('ba') }),
  query('admin', 'plan = batch.plan', { BatchId: id('ba') }),
  send('admin', 'released = batch.release', { Id: id('ba'), Glass: 'ordered' }),
  send('admin', 'begun = batch.start', { Id: id('ba') }),
  query('admin', 'lists = batch.lists', id('ba')),
  query('admin', 'systems = catalogue.listRows', { Kind: 'systems' }),
  send('admin', 'draft = catalogue.setPrice', { DraftId: id('ca'), Code: 'piece.KN-NEW', Value: '25.00' }),
  send('admin', 'prices = pricing.createDraft', { Id: id('bc') }),
  query('admin', 'people = user.list'),
  send('admin', 'vendor = vendor.create', { Id: id('ed'), Name: 'Clearline' }),
  send('admin', 'purchase = purchase.create', {
    Id: id('e2'),
    VendorId: id('ed'),
    Lines: [{ LineId: id('e3'), Key: 'CY-3K', Quantity: '10', Price: { Amount: '2.50', Per: '1' } }],
  }),
];

/** What a field of an input refers to, in the words of the calls' schemas. */
export const samples: Samples = {
  'article key': 'CY-3K',
  attempt: id('a7'),
  'bank line': id('b6'),
  'bank rule': id('b7'),
  batch: id('ba'),
  bill: id('e6'),
  bought: '$sent.Token',
  'catalogue bundle': '{}',
  'catalogue draft': id('ca'),
  'catalogue draft version': '$draft.Draft.LastUpdated',
  'catalogue row': '$systems.Rows.0.Row',
  'catalogue version': 1,
  claim: id('e5'),
  client: -1022,
  colleague: '$people.People.0.UserId',
  'colleague version': '$people.People.0.LastUpdated',
  'credit note': id('f2'),
  customer: id('cc'),
  'customer version': '$customer.LastUpdated',
  'delivery event': id('f7'),
  design: 8,
  'design group': 1,
  enquiry: '$enquiry.EnquiryId',
  'family page': '$family.Token',
  fault: id('f5'),
  'fitting job': id('d3'),
  'floor event': id('f3'),
  'handle type': 'lever-lever',
  hold: id('df'),
  item: '$item.Id',
  'item version': '$thick.LastUpdated',
  job: id('f4'),
  load: id('f8'),
  'manual line': '$manual.Id',
  offcut: '2647-B012-R17',
  offer: '$sent.Token',
  'option set': id('bb'),
  order: id('fe'),
  'order line': '$order.Lines.0.LineId',
  payment: id('f1'),
  'person zip': id('f5'),
  photo: id('aa'),
  place: id('f6'),
  'price list draft': id('bc'),
  price: '12.00',
  product: 41,
  'product price': 'piece.KN-NEW',
  purchase: id('e2'),
  'purchase line': id('e3'),
  quote: id('dd'),
  'quote line': '$draftQuote.Lines.0.LineId',
  receipt: id('e4'),
  resource: id('d1'),
  'row key': '$systems.Rows.0.Key',
  share: '$share.ShareId',
  'installation batch': id('d7'),
  'stock export': id('e4'),
  'stock option': 411,
  'stock quantity': '1',
  'stock version': '$vendor.LastUpdated',
  system: 1,
  task: '$tasks.Tasks.0.Id',
  team: id('d2'),
  visit: id('d5'),
  template: 'single-door',
  theme: 1,
  'uploaded photo': '$target.blobUrl',
  'uploaded photo of a customer': '$target.blobUrl',
  'uploaded photo of goods': '$target.blobUrl',
  'uploaded picture': '$target.blobUrl',
  vendor: id('ed'),
  'vendor version': '$vendor.LastUpdated',
  week: '$weeks.5.Id',
  'whole item': '$item',
  'whole part': '$item.ItemSubAssembly.0',
};
