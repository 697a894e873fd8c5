import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { withoutReplaced } from '@door/domain/making/bom/manual-line';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { paperOf } from '@door/domain/selling/quote/paper';
import type { PaperItem } from '@door/domain/selling/quote/paper-position';
import type { QuoteVersion, VersionLine } from '@door/domain/selling/quote/quote-version';
import { designLabel } from '@door/domain/door/design/design-label';
import { describeItem } from '@door/domain/door/configure/describe-item';
import { itemDocument } from '@door/domain/stored/item/item-document';
import { addedLines } from '../item/store-copy.ts';
import type { StoredQuote } from './quote-store.ts';
import { today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import { paperTexts } from '../messages.ts';
import { mapYielding } from '../map-yielding.ts';
import { isFitted } from '@door/domain/selling/pricing/quote-totals';
import { quoteEstimate } from '../promise/quote-estimate.ts';
import { customerOf } from './send-facts.ts';
import type { PricedLine, PricedQuote } from './price-quote.ts';
import { figuresOfDraft, lineFigures } from './quote-figures.ts';
import { drawingOf } from './technical-drawing.ts';

/** A draft as it would be frozen now: what its paper shows today, and what is stored when it is sent. */
export async function versionNow(ctx: CallScope, stored: StoredQuote, priced: PricedQuote): Promise<QuoteVersion> {
  const { client, catalogueVersion } = ctx.supplier;
  const { quote, number } = stored;
  const { validUntil, ...figures } = await figuresOfDraft(ctx, quote, priced);
  const lines: VersionLine[] = [];
  for (const line of priced.lines) lines.push(await frozenLine(ctx, line, priced));
  const customer = await customerOf(ctx, quote);
  const estimate = await quoteEstimate(ctx, stored, { validUntil, totals: figures.totals });
  const people = await ctx.stores.people.all();
  const paper = paperOf(
    {
      number,
      quote,
      supplier: client,
      customer,
      delivery: quote.deliveryAddress,
      // Nobody is asked who has left.
      contact: people.find(({ userId }) => userId === stored.createdBy)?.name ?? '',
      date: today(ctx),
      validUntil,
      estimate,
      items: await mapYielding(ctx, priced.lines, (line) => paperItem(ctx, line)),
      priced: { totals: figures.totals, plan: figures.terms.plan, fitted: isFitted(quote.charges) },
    },
    paperTexts,
  );
  const sentAt = ctx.clock.now().toISOString();
  return {
    format: 3,
    number,
    quote,
    sentAt,
    validUntil,
    customer,
    catalogueVersion,
    ...figures,
    lines,
    paper,
    estimate,
  };
}

const paperItem = ({ supplier }: CallScope, { line, item, price }: PricedLine): PaperItem => ({
  line,
  item,
  heading: designLabel(item, supplier.catalogue),
  described: describeItem(item, supplier.context),
  price,
});

async function frozenLine(ctx: CallScope, priced: PricedLine, quote: PricedQuote): Promise<VersionLine> {
  const { stored, item } = priced;
  const calculated = workInstructionsOf(bomOf(item, ctx.supplier));
  const added = await addedLines(ctx, item.id);
  return {
    ...lineFigures(ctx, priced, quote),
    document: itemDocument(stored),
    added,
    bill: [...withoutReplaced(calculated, added), ...added.map(({ instruction }) => instruction)],
    drawing: drawingOf(item, ctx.supplier.catalogue),
  };
}
