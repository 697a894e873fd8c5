import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { quoteIdInput } from '../input/ids.ts';
import { versionHashInput, versionNumberInput } from './quote-input.ts';
import { acceptVersion } from './accept-version.ts';
import { loadQuote } from './load-quote.ts';
import { quoteToWire } from './quote-to-wire.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

const ways = ['phone', 'paper', 'mail'] as const;

const input = z.strictObject({
  Id: quoteIdInput,
  Version: versionNumberInput,
  /** Of the version that was accepted, as `getVersion` gave it. */
  Hash: versionHashInput,
  /** How the customer said so. */
  How: oneOf(ways),
});

/** Accepts a version for a customer who has said so to a person of the supplier. */
export const accept = procedure
  .allow('quotes.manage')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Id, Version, Hash, How } }) => {
    const stored = unwrapOrThrow(await loadQuote(ctx, Id));
    const said = { version: Version, hash: Hash, how: How, name: '', confirmed: [] };
    return quoteToWire(ctx, await acceptVersion(ctx, stored, said));
  });
