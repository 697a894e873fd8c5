import { accepted, refused } from '@door/domain/door/model/result';
import { type DocumentKind, documentKinds } from '@door/domain/lib/document';
import { may, type OfficeRight } from '@door/domain/people/roles';
import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { quoteIdInput } from '../input/ids.ts';
import { messages } from '../messages.ts';
import { inOneTransaction, procedure, router } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { documentsBefore } from './addresses-of-version.ts';

const documentInput = z.strictObject({
  Kind: oneOf(documentKinds),
  /** Of what it is about: of the quote, of the order, of the batch, of the load, of the purchase. */
  Id: quoteIdInput,
  /** Absent: the latest. */
  Version: z.int32('must be a whole number').min(1, 'must be at least 1').optional(),
});

/** Who may read a document: whoever may see what it is about, and what it says of that. */
const rightOf: Readonly<Record<DocumentKind, OfficeRight>> = {
  quote: 'quotes.manage',
  order: 'orders.sell',
  'trade-order': 'prices.seeCost',
  'credit-note': 'orders.sell',
  'batch-book': 'production.see',
  'batch-labels': 'production.see',
  'batch-labels-a4': 'production.see',
  'packing-list': 'dispatch.run',
  'delivery-note': 'production.see',
  receipt: 'orders.sell',
  purchase: 'purchasing.manage',
  handover: 'visits.plan',
};

/** The PDF of what was sent or confirmed: an address that is valid for ten minutes, or none while it is being made. */
const getDocument = procedure
  .allow('account.see')
  .input(documentInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Kind, Id, Version } }) => {
    const isAllowed = may(ctx.caller.role, rightOf[Kind]);
    const { documents } = ctx.stores;
    const about = { kind: Kind, aboutId: Id };
    const find = () => (Version === undefined ? documents.latest(about) : documents.of({ ...about, version: Version }));
    const found = isAllowed && (await find());
    const document = unwrapOrThrow(found ? accepted(found) : refused('document.none', messages.document.none));
    const { progress } = document;
    const made = progress.state === 'ready' ? progress : null;
    return {
      State: progress.state,
      DocumentsBefore: await documentsBefore(ctx, document),
      Url: made && (await ctx.blobs.addressOf(made.pdf)),
      ContentType: 'application/pdf',
      Sha256: made && made.sha256,
    };
  });

export const documentRouter = router({ getDocument });
