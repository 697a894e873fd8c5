import { may } from '@door/domain/people/roles';
import { amountText } from '@door/domain/selling/pricing/money';
import type { QuoteVersion } from '@door/domain/selling/quote/quote-version';
import { differencesOf, type VersionDifference } from '@door/domain/selling/quote/version-differences';
import type { VersionHead } from './quote-version-store.ts';
import type { StoredQuote } from './quote-store.ts';
import { priceToWire } from '../pricing/price-to-wire.ts';
import type { OfficeScope } from '../procedure.ts';
import { addressesOfVersion } from '../document/addresses-of-version.ts';
import { housePictureOfQuote } from '../item/house-picture.ts';
import { picturesToWire } from './pictures-to-wire.ts';
import { documentOf } from './send-quote.ts';
import { totalsToWire } from './quote-to-wire.ts';

/** A version, all versions that were sent, and what this one says differently from the one before it. */
export async function versionToWire(ctx: OfficeScope, stored: StoredQuote, version: QuoteVersion) {
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
