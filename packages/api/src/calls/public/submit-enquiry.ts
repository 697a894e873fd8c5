import { wholeSentence } from '@door/domain/words/linked-sentence';
import { z } from 'zod';
import { type CallScope, type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { propsInput } from '../../input/props.ts';
import { filledText, text } from '../../input/text.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';
import { keepToLimit } from '../../limits/keep-to-limit.ts';
import { beginEnquiry } from '../../office/enquiries.ts';
import type { Consent, Enquiry, StoredItem, Supplier } from '../../ports/shop.ts';

const consentInput = z.object({
  Kind: z.enum(['terms', 'privacy', 'data-sharing']),
  Text: text(2000),
  Given: z.literal(true, 'must be agreed to in order to proceed'),
});

const isWhole = (consents: readonly { readonly Kind: string }[]): boolean =>
  new Set(consents.map(({ Kind }) => Kind)).size === 3;

const input = z.object({
  ItemId: itemIdInput,
  Name: filledText(200),
  Email: filledText(320),
  Phone: text(60).default(''),
  Address: text(1000).default(''),
  Notes: text(5000).default(''),
  /** Travels with the enquiry as the specification has it; the item that is stored is the one that was designed. */
  ItemProps: propsInput.optional(),
  /** The sentences that stood on the page. Without them those of the settings are kept, since the page blocks a submission that lacks one. */
  Consents: z
    .array(consentInput)
    .max(3, 'must have at most 3 entries')
    .refine(isWhole, 'must hold terms, privacy and data-sharing')
    .optional(),
});

type Form = z.output<typeof input>;

/** Enquiry, consents, mail jobs, the task to answer it and the item's seal are one transaction; a second call gets the answer of the first. */
export const submitEnquiry = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input: form }) => {
      const stored = insist(await reachItem(ctx, form.ItemId, 'submit'));
      const earlier = await ctx.shop.enquiries.ofItem(form.ItemId);
      if (earlier) return answerFor(earlier);
      await keepToLimit(ctx, 'submit');
      return answerFor(await send(ctx, stored, form));
    });

async function send(ctx: CallScope, stored: StoredItem, form: Form): Promise<Enquiry> {
  const { shop, clock, ids, supplier } = ctx;
  const enquiry: Enquiry = {
    id: ids.other(),
    itemId: form.ItemId,
    name: form.Name,
    email: form.Email,
    phone: form.Phone,
    address: form.Address,
    notes: form.Notes,
    consents: form.Consents?.map(({ Kind, Text, Given }) => ({ kind: Kind, text: Text, given: Given })) ?? shown(supplier),
    submittedAt: clock.now().toISOString(),
    state: 'New',
    outcome: null,
    assignee: null,
  };
  await shop.enquiries.add(enquiry);
  await shop.items.save({ ...stored, submittedAt: enquiry.submittedAt });
  await beginEnquiry(ctx, enquiry);
  const about = { clientId: supplier.clientId, enquiryId: enquiry.id, itemId: form.ItemId };
  await shop.outbox.send({ kind: 'enquiry-to-supplier', ...about });
  await shop.outbox.send({ kind: 'enquiry-to-visitor', ...about });
  return enquiry;
}

/** Nothing of the person: whoever holds the item's id may read this answer again. */
const answerFor = ({ id, itemId, submittedAt }: Enquiry) => ({ EnquiryId: id, ItemId: itemId, SubmittedAt: submittedAt });

const shown = ({ client, catalogue }: Supplier): readonly Consent[] => [
  { kind: 'terms', text: wholeSentence(catalogue.words.agreements.terms), given: true },
  { kind: 'privacy', text: wholeSentence(catalogue.words.agreements.privacy), given: true },
  { kind: 'data-sharing', text: client.ui.consentYesText, given: true },
];
