import { doorBlockers } from '@door/domain/making/findings/door-blockers';
import { faultsOf } from '@door/domain/making/findings/findings';
import { may } from '@door/domain/people/roles';
import { amountText } from '@door/domain/selling/pricing/money';
import { textsByPlace } from '@door/domain/selling/quote/paper-places';
import { quoteBlockers } from '@door/domain/selling/quote/quote-cycle';
import type { QuoteVersion } from '@door/domain/selling/quote/quote-version';
import { differencesOf, type VersionDifference } from '@door/domain/selling/quote/version-differences';
import { z } from 'zod';
import { addressesOfVersion } from '../document/addresses-of-version.ts';
import { unprintableTexts } from '../document/unprintable-texts.ts';
import { quoteIdInput } from '../input/ids.ts';
import { housePictureOfQuote } from '../item/house-picture.ts';
import { priceToWire } from '../pricing/price-to-wire.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { findingMessages, quotingMessages } from '../messages.ts';
import { versionNow } from './freeze-version.ts';
import { loadQuote } from './load-quote.ts';
import { picturesToWire } from './pictures-to-wire.ts';
import { type PricedLine, priceQuote } from './price-quote.ts';
import { versionNumberInput } from './quote-input.ts';
import type { StoredQuote } from './quote-store.ts';
import { totalsToWire } from './quote-to-wire.ts';
import type { VersionHead } from './quote-version-store.ts';
import { sendFacts } from './send-facts.ts';
import { documentOf } from './send-quote.ts';
import { sentVersionOf } from './sent-version.ts';

/** A version, all versions that were sent, and what this one says differently from the one before it. */
async function versionToWire(ctx: OfficeScope, stored: StoredQuote, version: QuoteVersion) {
  const { id, quote } = stored;
  const { version: number } = version.quote;
  const isLatest = number === quote.version;
  // Until the next version is sent, the one before the draft is what the customer has.
  const isBeingRevised = quote.state === 'Draft' && number === quote.version - 1;
  const { Pictures, ...document } = await addressesOfVersion(ctx, documentOf(id, number));
  const before = number > 1 ? await ctx.stores.quoteVersions.find(id, number - 1) : undefined;
  return {
    Version: number,
    SentAt: version.sentAt,
    ValidUntil: version.validUntil,
    State: isLatest ? quote.state : isBeingRevised ? (quote.revisedFrom ?? 'Sent') : 'Superseded',
    IsLatest: isLatest,
    Paper: version.paper,
    Totals: totalsToWire(version.totals, may(ctx.caller.role, 'prices.seeCost')),
    Lines: version.lines.map((line) => ({
      LineId: line.id,
      ItemId: line.itemId,
      Quantity: line.quantity,
      Price: priceToWire(line.price, ctx.caller),
    })),
    Versions: (await ctx.stores.quoteVersions.of([id])).map(headToWire),
    ...document,
    Pictures: picturesToWire(version.lines, Pictures),
    HousePicture: await housePictureOfQuote(ctx, stored),
    Differences: before ? differencesToWire(before.frozen, version) : null,
  };
}

const headToWire = ({ version, hash, sentAt, validUntil }: VersionHead) => ({
  Version: version,
  Hash: hash,
  SentAt: sentAt,
  ValidUntil: validUntil,
});

function differencesToWire(before: QuoteVersion, after: QuoteVersion) {
  const { rows, delta } = differencesOf(before, after);
  return { Delta: amountText(delta), Rows: rows.map(differenceToWire) };
}

const differenceToWire = ({ what, id, text, before, after, delta, changed }: VersionDifference) => ({
  What: what,
  Id: id,
  Text: text,
  Before: before && { Quantity: before.quantity, Amount: amountText(before.amount) },
  After: after && { Quantity: after.quantity, Amount: amountText(after.amount) },
  Delta: amountText(delta),
  /** What of a door is another now: `Door outside`. */
  Changed: changed,
});

const input = z.strictObject({
  Id: quoteIdInput,
  /** Absent: the latest. */
  Version: versionNumberInput.optional(),
});

/** A version as its paper says it: what was sent as it was sent, a draft by the prices of today, with what stands in the way of sending it. */
export const getVersion = procedure
  .allow('quotes.manage')
  .input(input)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Id, Version } }) => {
    const stored = unwrapOrThrow(await loadQuote(ctx, Id));
    const { quote } = stored;
    const version = Version ?? quote.version;
    if (quote.state === 'Draft' && version === quote.version) return draftToWire(ctx, stored);
    const { frozen, hash } = unwrapOrThrow(await sentVersionOf(ctx, Id, version));
    return { ...(await versionToWire(ctx, stored, frozen)), Hash: hash, Blockers: [], Warnings: [] };
  });

async function draftToWire(ctx: OfficeScope, stored: StoredQuote) {
  const priced = await priceQuote(ctx, stored.quote);
  const facts = await sendFacts(ctx, stored, priced);
  const blockers = quoteBlockers('send', facts, quotingMessages);
  const version = await versionNow(ctx, stored, priced);
  return {
    ...(await versionToWire(ctx, stored, version)),
    /** Nothing is sent yet. */
    Hash: null,
    SentAt: null,
    Blockers: blockers.map(({ code, message }) => ({ Code: code, Text: message })),
    /** What is worth a look before it is sent, and does not stand in the way. */
    Warnings: [
      ...priced.lines.flatMap((line, at) => openInDoor(ctx, line, at + 1)),
      ...unprintableTexts(ctx, textsByPlace(version.paper)),
    ],
  };
}

/** What keeps a door of the quote from being made. */
function openInDoor({ supplier: { catalogue, production } }: OfficeScope, { item }: PricedLine, position: number) {
  const found = faultsOf(item, { catalogue, production, messages: findingMessages });
  return doorBlockers(found, findingMessages).map(({ code, sentence, mendedAt, fix }) => ({
    Code: code,
    Text: quotingMessages.atPosition(position, sentence),
    /** What to do: 'Choose the glass'. */
    Fix: fix,
    /** Where that is done: `glass`, `colours` or `design` of the door, or `customer`, `details` … of the quote. */
    LeadsTo: mendedAt,
    /** The door that it is about; null: the whole quote. */
    ItemId: item.id,
  }));
}
