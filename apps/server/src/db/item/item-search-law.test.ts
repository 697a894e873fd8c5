import { everyItem, type ItemPage, type StoredItem } from '@door/api/item/item-store';
import type { Enquiry } from '@door/api/enquiry/enquiry-store';
import type { Stores } from '@door/api/ports/stores';
import { enquiryTerms } from '@door/domain/selling/enquiry/enquiry-terms';
import { clientId, itemId } from '@door/domain/door/model/ids';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSupplier } from '../../testing/call-context.ts';
import { itemsUnlikeTerms } from '../../testing/many-items.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { anEnquiry, aStoredItem } from '../../testing/samples.ts';
import { asClient } from '../database.ts';
import { termsOfItem } from './item-search-terms.ts';

const client = clientId(-1022);
const hour = 60 * 60 * 1000;
/** A Wednesday: most of the items were changed in its week. */
const newest = Date.parse('2026-11-25T08:00:00.000Z');
/** So many that words of all are looked for in the list first. */
const many = 450;
const searches = [
  'close',
  'e',
  'close 1',
  '1 elm',
  'quill',
  'c quill',
  'rose',
  'rose 3',
  'é q',
  'ж elm',
  'nobody',
  'erased c',
];

interface Known {
  stored: StoredItem;
  asked?: Enquiry;
}

const change = fc.record({
  at: fc.nat(many - 1),
  what: fc.constantFrom('address', 'number', 'hour', 'enquiry', 'erasure', 'choice'),
  text: fc.constantFrom('Rose Lane', 'Elm Close', 'Жук', 'Quill Row 3', ''),
  hours: fc.integer({ min: -400, max: 30 }),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(databasesHere)('whatever was changed, searched on the %s database', (kind) => {
  let server: TestServer;
  let known: readonly Known[];
  const transact = <T>(work: (stores: Stores) => Promise<T>) => server.transactions.run(client, work);

  beforeAll(async () => {
    server = await openTestServer(kind);
    const sample = aStoredItem(await demoSupplier(server));
    known = Array.from({ length: many }, (_, at) => ({
      stored: {
        ...sample,
        number: 2_000 + at,
        item: { ...sample.item, id: itemId(randomUUID()), houseNumber: String(at % 12) },
        job: { address: `Elm Close${at % 7 === 0 ? ' Quay' : ''}` },
        lastUpdated: new Date(newest - Math.floor(at / 4) * hour).toISOString(),
      },
    }));
    await transact(({ items }) => items.createAll(known.map(({ stored }) => stored)));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  async function make({ at, what, text, hours }: Change): Promise<void> {
    const each = known[at];
    if (!each) return;
    const { stored, asked } = each;
    const save = async (saved: StoredItem) => {
      each.stored = saved;
      await transact(async ({ items }) => {
        await items.load(saved.item.id);
        await items.save(saved);
      });
    };
    if (what === 'address') await save({ ...stored, job: { address: text } });
    if (what === 'number') await save({ ...stored, item: { ...stored.item, houseNumber: String(hours) } });
    if (what === 'hour') await save({ ...stored, lastUpdated: new Date(newest + hours * hour + at).toISOString() });
    if (what === 'choice') await save({ ...stored, lastIdempotencyKey: randomUUID() });
    if (what === 'enquiry' && !asked) {
      const sent = { ...anEnquiry(stored, { name: `Zoë ${text}` }), number: 2_000 + at };
      each.asked = sent;
      await transact(({ enquiries }) => enquiries.add(sent));
    }
    if (what === 'erasure' && asked) {
      each.asked = { ...asked, name: 'Erased' };
      await transact(({ enquiries }) => enquiries.erase(asked, 'Erased'));
    }
  }

  const wordsOf = ({ stored: { item, job, number }, asked }: Known) =>
    [
      ...termsOfItem({ numerals: item.houseNumber, address: job.address, number }),
      ...(asked ? enquiryTerms(asked) : []),
    ].filter((term) => !term.startsWith('#'));
  const place = ({ stored }: Known) => `${stored.lastUpdated} ${stored.item.id}`;

  test('an item is found where it has a word for each beginning, in its place', async () => {
    const law = async (changes: readonly Change[]) => {
      for (const each of changes) await make(each);
      expect(await asClient(server.database, client, itemsUnlikeTerms)).toEqual([]);
      const inOrder = known.toSorted((one, other) => (place(one) < place(other) ? 1 : -1));
      for (const text of searches) {
        const search = searchOf(text);
        const wanted = inOrder
          .filter((each) => search.words.every((start) => wordsOf(each).some((word) => word.startsWith(start))))
          .map(({ stored }) => stored.item.id);
        for (const descending of [true, false]) {
          const page: ItemPage = {
            limit: 9,
            after: null,
            search,
            filter: everyItem,
            sort: { by: 'changed', descending },
          };
          const first = await transact(({ items }) => items.list(page));
          const last = first.at(-1);
          const after = last ? { key: last.key, id: last.stored.item.id } : null;
          const second = after ? await transact(({ items }) => items.list({ ...page, after })) : [];
          const found = [...first, ...second].map(({ stored }) => stored.item.id);
          expect([text, found]).toEqual([text, (descending ? wanted : wanted.toReversed()).slice(0, 18)]);
        }
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), law), {
      numRuns: 8,
      endOnFailure: true,
    });
  });
});
