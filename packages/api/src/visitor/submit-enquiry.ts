import { isEqual } from '@door/domain/lib/is-equal';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { enquiryLimits } from '@door/domain/selling/enquiry/enquiry';
import { accepted, refused } from '@door/domain/door/model/result';
import { jobOfEnquiry } from '@door/domain/door/model/job-of-enquiry';
import { z } from 'zod';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { itemIdInput } from '../input/ids.ts';
import { propsInput, filledText, text } from '../input/text.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';
import { applyProps } from '../item/apply-props.ts';
import { saveUpdate } from '../item/update-stored-item.ts';
import { refuseIfLocked } from '../order/item-locks.ts';
import { loadToChange } from '../item/load-item.ts';
import { enforceRateLimit, isWithinRateLimit } from '../enforce-rate-limit.ts';
import { startEnquiry } from '../enquiry/enquiries.ts';
import type { ConsentKind, Enquiry } from '../enquiry/enquiry-store.ts';
import type { StoredItem } from '../item/item-store.ts';

const neededConsents = ['terms', 'privacy', 'data-sharing'] as const satisfies readonly ConsentKind[];

const consentInput = z.object({
  Kind: z.enum([...neededConsents, 'house-picture']),
  Text: filledText(2000),
  Given: z.literal(true, 'must be agreed to in order to proceed'),
});

const hasEveryKind = (consents: readonly { readonly Kind: ConsentKind }[]): boolean =>
  neededConsents.every((kind) => consents.some(({ Kind }) => Kind === kind)) &&
  new Set(consents.map(({ Kind }) => Kind)).size === consents.length;

const input = z.object({
  ItemId: itemIdInput,
  Name: filledText(enquiryLimits.name),
  Email: filledText(enquiryLimits.email),
  Phone: text(enquiryLimits.phone).default(''),
  Address: text(enquiryLimits.address).default(''),
  Notes: text(enquiryLimits.notes).default(''),
  /** The door as the page shows it: what the stored item lacks is saved with the enquiry. */
  ItemProps: propsInput.optional(),
  /** The sentences that stood on the page, all agreed to. Absent: none are recorded, since nobody can tell what was agreed to. */
  Consents: z
    .array(consentInput)
    .max(4, 'must have at most 4 entries')
    .refine(hasEveryKind, 'must hold terms, privacy and data-sharing, each once')
    .optional(),
  /** Of the settings that the page showed beside the sentences (`getTheme`). Absent: it follows from the time of the enquiry. */
  SettingsVersion: z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(2 ** 31 - 1, 'is too large')
    .optional(),
});

type Form = z.output<typeof input>;

/** Stores enquiry and consents, queues both mails, makes the task to answer it and closes the design. A repeat has the answer of the first call. */
export const submitEnquiry = procedure
  .allow('ownItem.design')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: form }) => {
    const loaded = unwrapOrThrow(await loadToChange(ctx, form.ItemId, 'submit'));
    const { stored, order } = loaded;
    const earlier = await ctx.stores.enquiries.ofItem(form.ItemId);
    if (earlier) return answerFor(earlier);
    refuseIfLocked('design', order);
    await enforceRateLimit(ctx, 'submit');
    unwrapOrThrow(await checkShown(ctx, form));
    const props = { field: 'ItemProps', json: form.ItemProps, before: stored } as const;
    const shown = await saveUpdate(ctx, loaded, unwrapOrThrow(applyProps(props, stored, ctx)));
    return answerFor(await addEnquiry(ctx, shown, form));
  });

/**
 * What was agreed to is what that version of the settings shows, or nobody can say later what it was. The texts behind the links open in
 * a page of their own, which shows those of now: where they have changed since, they are read again.
 */
async function checkShown({ stores }: CallScope, { Consents, SettingsVersion }: Form): Promise<Result<null>> {
  if (SettingsVersion === undefined) return accepted(null);
  const shown = await stores.settings.version(SettingsVersion);
  const [now] = await stores.settings.versions(1);
  const said = Consents?.find(({ Kind }) => Kind === 'data-sharing')?.Text;
  const isAsShown =
    shown !== undefined &&
    (said === undefined || said === shown.client.ui.consentYesText) &&
    legalTexts.every((about) => isEqual(shown.client[about], now?.client[about]));
  return isAsShown ? accepted(null) : refused('enquiry.consents-unknown', messages.enquiry.consentsUnknown);
}

const legalTexts = ['terms', 'privacy'] as const;

async function addEnquiry(ctx: CallScope, stored: StoredItem, form: Form): Promise<Enquiry> {
  const { stores, clock, ids } = ctx;
  const enquiry: Enquiry = {
    id: ids.other(),
    number: await stores.numbers.draw('enquiry'),
    itemId: form.ItemId,
    name: form.Name,
    email: form.Email,
    phone: form.Phone,
    address: form.Address,
    notes: form.Notes,
    consents: consentsOf(form),
    submittedAt: clock.now().toISOString(),
    state: 'New',
    outcome: null,
    assignee: null,
    customerId: null,
  };
  await stores.enquiries.add(enquiry);
  const job = jobOfEnquiry(stored.job, form.Address);
  await stores.items.save({ ...stored, job, submittedAt: enquiry.submittedAt });
  await startEnquiry(ctx, enquiry);
  await queueMails(ctx, enquiry);
  return enquiry;
}

const consentsOf = ({ Consents = [], SettingsVersion }: Form): Enquiry['consents'] => {
  const settingsVersion = SettingsVersion ?? null;
  return Consents.map(({ Kind, Text, Given }) => ({ kind: Kind, text: Text, given: Given, settingsVersion }));
};

/** The visitor has a mail only where one address was typed, and only so many an hour: anybody may type anybody's. */
async function queueMails(ctx: CallScope, { id, itemId, email }: Enquiry): Promise<void> {
  const isUsual = await isWithinRateLimit(ctx, 'mail', ctx.address);
  const about = { clientId: ctx.clientId, enquiryId: id, itemId, ...(isUsual ? {} : { priority: 'low' as const }) };
  await ctx.stores.outbox.add({ kind: 'enquiry-to-supplier', ...about });
  if (isEmailAddress(email) && (await isWithinRateLimit(ctx, 'recipient', email.toLowerCase())))
    await ctx.stores.outbox.add({ kind: 'enquiry-to-visitor', ...about });
}

/** Nothing about the person: whoever knows the item's id may ask for this answer again. */
const answerFor = ({ id, itemId, submittedAt }: Enquiry) => ({
  EnquiryId: id,
  ItemId: itemId,
  SubmittedAt: submittedAt,
});
