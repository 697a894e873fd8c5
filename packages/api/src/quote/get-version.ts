import { doorBlockers } from '@door/domain/making/findings/door-blockers';
import { faultsOf } from '@door/domain/making/findings/findings';
import { quoteBlockers } from '@door/domain/selling/quote/quote-cycle';
import { textsByPlace } from '@door/domain/selling/quote/paper-places';
import { z } from 'zod';
import { unprintableTexts } from '../document/unprintable-texts.ts';
import { quoteIdInput } from '../input/ids.ts';
import { versionNumberInput } from './quote-input.ts';
import { versionNow } from './freeze-version.ts';
import { loadQuote } from './load-quote.ts';
import { type PricedLine, priceQuote } from './price-quote.ts';
import { sendFacts } from './send-facts.ts';
import { sentVersionOf } from './sent-version.ts';
import { versionToWire } from './version-to-wire.ts';
import { type OfficeScope, inOneTransaction, procedure } from '../procedure.ts';
import type { StoredQuote } from './quote-store.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { findingWords, quotingWords } from '../words.ts';

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
  const blockers = quoteBlockers('send', facts, quotingWords);
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
  const found = faultsOf(item, { catalogue, production, words: findingWords });
  return doorBlockers(found, findingWords).map(({ code, sentence, mendedAt, fix }) => ({
    Code: code,
    Text: quotingWords.atPosition(position, sentence),
    /** What to do: 'Choose the glass'. */
    Fix: fix,
    /** Where that is done: `glass`, `colours` or `design` of the door, or `customer`, `details` … of the quote. */
    LeadsTo: mendedAt,
    /** The door that it is about; null: the whole quote. */
    ItemId: item.id,
  }));
}
