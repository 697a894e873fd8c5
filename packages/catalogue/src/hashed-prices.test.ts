import { expect, test } from 'vitest';
import { bytesByRules, hashedCurrencies, hashedItems } from './testing/hashed-prices.ts';
import { priceHashes } from './testing/price-hashes.ts';

/** Node and browsers both have it. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Runs in Node and in a browser (vitest.config.ts names it for both); the server holds `pricing.explain` to the same hashes on
// both databases.
test('law 2: the same design at the same price list costs the same, byte by byte, in Node and in browsers', async () => {
  const computed = Object.entries(hashedItems).map(async ([name, item]): Promise<[string, string]> => {
    const bytes = hashedCurrencies.map((currency) => bytesByRules(item, currency));
    return [name, await sha256(bytes.join('\n'))];
  });
  expect(Object.fromEntries(await Promise.all(computed))).toEqual(priceHashes);
});
