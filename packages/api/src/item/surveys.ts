import { designLabel } from '@door/domain/door/design/design-label';
import { isFinal, measurements } from '@door/domain/people/history/history-entry';
import { isEqual } from '@door/domain/lib/is-equal';
import type { Item } from '@door/domain/door/model/item';
import { refused } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import { finalSurvey, type OrderedDoor } from '@door/domain/making/survey/final-survey';
import { hasSameMeasures } from '@door/domain/making/survey/ordered-size';
import { emptySurvey, type Survey } from '@door/domain/making/survey/survey';
import { surveyToWire } from '@door/wire/survey-wire';
import { followSurvey } from '../diary/survey-jobs.ts';
import { holdingOrderToWire, mustBeUnlocked, whyLocked } from '../order/item-locks.ts';
import { orderTasksAfterMeasuring } from '../order/order-tasks.ts';
import { photoToWire } from '../photo/photos.ts';
import type { StoredItem } from './item-store.ts';
import type { StoredSurvey } from './survey-store.ts';
import type { CallScope } from '../procedure.ts';
import { taskAfterMeasuring } from '../quote/quote-tasks.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';
import { recordHistory } from '../system-status/history.ts';
import { loadNames } from '../user/people.ts';
import { personToWire } from '../enquiry/to-wire.ts';

/** The survey of an item; an empty one of version 0 while nobody has measured. */
const loadSurvey = async ({ stores }: CallScope, { id }: Item): Promise<StoredSurvey> =>
  (await stores.surveys.load(id)) ?? { itemId: id, survey: emptySurvey, version: 0 };

/** The survey as it is now, with who declared it final, its photos, and what the item's order locks. */
export async function surveyAnswer(ctx: CallScope, stored: StoredItem) {
  const { item, measuredAt } = stored;
  const { survey, version } = await loadSurvey(ctx, item);
  const entries = measuredAt === null ? [] : await ctx.stores.history.of([{ about: 'item', aboutId: item.id }], 500);
  const photos = await ctx.stores.surveys.photos([item.id]);
  const nameOf = await loadNames(ctx);
  const [order] = await ctx.stores.orders.holding([item.id]);
  return {
    ItemId: item.id,
    Survey: surveyToWire(survey, { isFinal: measuredAt !== null }),
    Version: version,
    FinalAt: measuredAt,
    FinalBy: personToWire(entries.find(isFinal)?.who ?? null, nameOf),
    Photos: photos.map(photoToWire(ctx, 'surveyphotos', nameOf)),
    Site: await surveySite(ctx, stored),
    /** In whose line the item stands; null: in none. */
    Order: holdingOrderToWire(order),
    /** Why the order lets the survey, and the sizes of the door, be changed no more; null: they may be changed. */
    Locked: { Survey: whyLocked('survey', order), Sizes: whyLocked('design', order) },
  };
}

interface SurveyUpdate {
  readonly survey: Survey;
  readonly isFinal: boolean;
  /** The version that the person had before them. */
  readonly version: number;
}

/** Saves what was measured, and whether it is final. An update of an older version is refused, so that it overwrites nothing. */
export async function saveSurveyUpdate(ctx: CallScope, item: StoredItem, update: SurveyUpdate): Promise<StoredItem> {
  const stored = await loadSurvey(ctx, item.item);
  const wasFinal = item.measuredAt !== null;
  if (wasFinal === update.isFinal && isEqual(stored.survey, update.survey)) return item;
  await mustBeUnlocked(ctx, item.item.id, 'survey');
  if (stored.version !== update.version)
    unwrapOrThrow(refused('survey.changed-elsewhere', messages.survey.changedElsewhere));
  if (update.isFinal) unwrapOrThrow(finalSurvey(update.survey, orderedDoor(ctx, item.item)));
  await ctx.stores.surveys.save({ ...stored, survey: update.survey, version: stored.version + 1 });
  const saved = await settleFinal(ctx, item, { update, stored });
  const order = await ctx.stores.orders.ofItem(item.item.id);
  if (order) await followSurvey(ctx, order);
  return saved;
}

interface SavedUpdate {
  readonly update: SurveyUpdate;
  /** As it was before. */
  readonly stored: StoredSurvey;
}

/** Whether the measures are final from now on, with what follows from that. */
async function settleFinal(ctx: CallScope, item: StoredItem, { update, stored }: SavedUpdate): Promise<StoredItem> {
  const wasFinal = item.measuredAt !== null;
  const staysFinal = wasFinal && update.isFinal && hasSameMeasures(stored.survey, update.survey);
  if (staysFinal || (!wasFinal && !update.isFinal)) return item;
  const open = wasFinal ? await reopen(ctx, item, update.isFinal ? messages.survey.measured : '') : item;
  return update.isFinal ? declareFinal(ctx, open) : save(ctx, open);
}

const orderedDoor = ({ supplier: { catalogue, context } }: CallScope, { frame }: Item): OrderedDoor => ({
  overall: frame.overall,
  fitting: catalogue.rows.clearances.fitting,
  messages: context.messages.survey,
});

/** Opens final measurements again after a size of the design has changed. The survey's version grows, so that an open page hears of it. */
export async function reopenMeasurements(ctx: CallScope, item: StoredItem): Promise<StoredItem> {
  const stored = await loadSurvey(ctx, item.item);
  await ctx.stores.surveys.save({ ...stored, version: stored.version + 1 });
  return reopen(ctx, item, messages.survey.designChanged);
}

async function reopen(ctx: CallScope, item: StoredItem, reason: string): Promise<StoredItem> {
  const { final, open } = measurements;
  const entry = { about: 'item', aboutId: item.item.id, kind: 'measurements', from: final, to: open, reason } as const;
  await recordHistory(ctx, [entry]);
  return { ...item, measuredAt: null };
}

async function declareFinal(ctx: CallScope, item: StoredItem): Promise<StoredItem> {
  const { final, open } = measurements;
  await recordHistory(ctx, [{ about: 'item', aboutId: item.item.id, kind: 'measurements', from: open, to: final }]);
  if (!(await orderTasksAfterMeasuring(ctx, item.item.id))) await taskAfterMeasuring(ctx, item);
  return save(ctx, { ...item, measuredAt: ctx.clock.now().toISOString() });
}

async function save({ stores }: CallScope, item: StoredItem): Promise<StoredItem> {
  await stores.items.save(item);
  return item;
}

/** Whom the surveyor rings, where to go, and which of the doors there is meant. */
interface SurveySite {
  /** '' where nobody has asked for the door yet. */
  readonly Customer: string;
  readonly Phone: string;
  readonly Address: string;
  /** `Single Door, Minster, Ruby Red`. */
  readonly Door: string;
  /** Which line of how many of its order or quote, and how many doors like it; null: the door stands in none. */
  readonly Line: { readonly At: number; readonly Of: number; readonly Quantity: number } | null;
  /** `Q-2291` of the quote, while there is no order; null: the door stands in none. */
  readonly Quote: { readonly Id: string; readonly Number: string } | null;
}

/** Of the order in which the door stands, else of its quote, else of the enquiry about it. */
async function surveySite(ctx: CallScope, stored: StoredItem): Promise<SurveySite> {
  const { stores, supplier } = ctx;
  const { item, job } = stored;
  const order = await stores.orders.ofItem(item.id);
  const [quote] = order ? [] : await stores.quotes.about(item.id);
  const sale = order?.order ?? quote?.quote;
  const enquiry = await stores.enquiries.ofItem(item.id);
  const customer = sale?.customerId ? await stores.customers.find(sale.customerId) : undefined;
  const { name, phone } = customer?.details ?? enquiry ?? { name: '', phone: '' };
  const at = sale?.lines.findIndex(({ itemId }) => itemId === item.id) ?? -1;
  const addresses = [sale?.deliveryAddress, job.address, customer?.details.sites[0]?.address, enquiry?.address];
  const phones = [phone, ...(customer?.details.contacts ?? []).map((contact) => contact.phone)];
  return {
    Customer: name,
    Phone: phones.find((each) => each !== '') ?? '',
    Address: addresses.find((address) => address !== undefined && address.trim() !== '') ?? '',
    Door: designLabel(item, supplier.catalogue),
    Line: sale?.lines[at] ? { At: at + 1, Of: sale.lines.length, Quantity: sale.lines[at].quantity } : null,
    Quote: quote ? { Id: quote.id, Number: numberText('quote', quote.number) } : null,
  };
}
