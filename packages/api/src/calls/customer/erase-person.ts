import { emptyCustomer } from '@door/domain/customer/customer';
import { isEqual } from '@door/domain/model/is-equal';
import { numberText } from '@door/domain/model/running-number';
import { z } from 'zod';
import { customerIdInput } from '../../input/ids.ts';
import { nextVersion } from '../../items/item-version.ts';
import { type CustomerRecords, recordsOf } from '../../office/customer-records.ts';
import { loadCustomer } from '../../office/customers.ts';
import { recordHistory } from '../../office/history.ts';
import { endTask } from '../../office/tasks.ts';
import type { Customer } from '../../ports/customer-store.ts';
import type { StoredItem } from '../../ports/item-store.ts';
import { saveQuote } from '../../quotes/load-quote.ts';
import { type CallScope, inOneTransaction, procedure } from '../../procedure.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { words } from '../../words.ts';

/**
 * Takes a person out of everything but what has to be kept, which the answer says (GDPR, article 17). Doors, sums and dates
 * stay, without a name. A repeat finds nothing more to take out.
 */
export const erasePerson = procedure
  .allow('personalData.manage')
  .input(z.strictObject({ Id: customerIdInput }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id } }) => {
    const customer = unwrapOrThrow(await loadCustomer(ctx, Id));
    const records = await recordsOf(ctx, customer);
    const isRepeated = isErased(customer);
    for (const each of [customer, ...records.merged]) if (!isErased(each)) await eraseCustomer(ctx, each);
    for (const stored of records.quotes) {
      await ctx.stores.offers.revokeLinks(stored.id, ctx.clock.now().toISOString());
      await saveQuote(ctx, stored, { quote: { ...stored.quote, note: '', deliveryAddress: '' }, mark: null });
    }
    await eraseTasks(ctx, records);
    for (const enquiry of records.enquiries) await ctx.stores.enquiries.erase(enquiry, words.customer.erased);
    for (const item of records.items) await eraseItem(ctx, item);
    if (!isRepeated)
      await recordHistory(ctx, [{ about: 'customer', aboutId: customer.id, kind: 'erasure', from: null, to: null }]);
    return { Id: customer.id, Kept: whatRemains(records) };
  });

const erasedDetails = ({ details: { kind } }: Customer): Customer['details'] => ({
  ...emptyCustomer,
  kind,
  name: words.customer.erased,
});
const isErased = (customer: Customer): boolean => isEqual(customer.details, erasedDetails(customer));

async function eraseCustomer({ stores, clock }: CallScope, customer: Customer): Promise<void> {
  const lastUpdated = nextVersion(customer.lastUpdated, clock.now());
  await stores.customers.save({ ...customer, details: erasedDetails(customer), lastUpdated, lastWrite: null });
}

/** What is still to be done about the person is dropped; of what was done stays that it was. */
async function eraseTasks(ctx: CallScope, { tasks }: CustomerRecords): Promise<void> {
  for (const task of tasks) {
    const nameless = { ...task, what: words.customer.erasedTask, about: '' };
    await ctx.stores.tasks.save(nameless);
    if (task.state === 'Open') await endTask(ctx, nameless, { move: 'drop', reason: words.customer.erasedReason });
  }
}

/** The door stays; where it stands, and what was noted and photographed there, goes. */
async function eraseItem({ stores, clock }: CallScope, stored: StoredItem): Promise<void> {
  const { id } = stored.item;
  const lastUpdated = nextVersion(stored.lastUpdated, clock.now());
  const item = { ...stored.item, houseNumber: '' };
  await stores.items.save({ ...stored, item, job: { address: '' }, lastUpdated, lastWrite: null });
  const measured = await stores.surveys.load(id);
  if (measured) {
    const survey = { ...measured.survey, notes: '' };
    await stores.surveys.save({ ...measured, survey, version: measured.version + 1 });
  }
  for (const photo of await stores.surveys.photos(id)) await stores.surveys.removePhoto(photo);
}

/** What stays, in sentences for whoever asked. */
function whatRemains({ quotes, orders }: CustomerRecords): readonly string[] {
  const sent = quotes.filter(({ quote }) => quote.state !== 'Draft' || quote.version > 1);
  const { kept } = words.customer;
  const numbers = sent.map(({ number }) => numberText('quote', number)).join(', ');
  const ordered = orders.map(({ number }) => numberText('order', number)).join(', ');
  return [
    ...(sent.length > 0 ? [kept.sent(numbers)] : []),
    ...(orders.length > 0 ? [kept.ordered(ordered)] : []),
    kept.comments,
    kept.elsewhere,
  ];
}
