import { randomUUID } from 'node:crypto';
import { everyItem, type StoredItem } from '@door/api/item/item-store';
import type { Stores } from '@door/api/ports/stores';
import { blankLine } from '@door/domain/making/bom/manual-line';
import type { WorkInstruction } from '@door/domain/making/bom/work-instruction';
import { clientId, itemId, stockCode } from '@door/domain/door/model/ids';
import { usualSorts } from '@door/domain/lib/search/list-sorts';
import { searchOf } from '@door/domain/lib/search/search-terms';
import { emptySurvey } from '@door/domain/making/survey/survey';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSupplier } from '../../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { aStoredItem } from '../../testing/samples.ts';
import { outsideTransactions, rowsOf } from '../database.ts';

const client = clientId(-1022);
const aLine = (code: string): WorkInstruction => ({ ...blankLine.instruction, code: stockCode(code) });
const codes = fc.constantFrom('PR-70', 'error-lock', 'error-slab-range', 'KN-URN-CH');
const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constantFrom('survey', 'photo', 'no photo', 'no line') }),
    fc.record({ what: fc.constant('line'), code: codes }),
    fc.record({ what: fc.constant('changed line'), code: codes }),
    fc.record({ what: fc.constant('bill'), codes: fc.array(codes, { maxLength: 3 }) }),
  ),
  { minLength: 1, maxLength: 8 },
);
type Step = (typeof steps extends fc.Arbitrary<readonly (infer Value)[]> ? Value : never) & {
  readonly code?: string;
  readonly codes?: readonly string[];
};

/** What stands beside an item, of which the list shows whether there is any. */
interface Beside {
  readonly itemId: StoredItem['item']['id'];
  isMeasured: boolean;
  photos: readonly string[];
  calculated: readonly string[];
  added: readonly string[];
}

describe.each(databasesHere)('an item in the list of the %s database', (kind) => {
  let server: TestServer;
  let sample: StoredItem;
  const transact = <T>(work: (stores: Stores) => Promise<T>) => server.transactions.run(client, work);

  beforeAll(async () => {
    server = await openTestServer(kind);
    sample = aStoredItem(await demoSupplier(server));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  let number = 5_000;
  const newItem = async (): Promise<Beside> => {
    const id = itemId(randomUUID());
    number += 1;
    await transact(({ items }) => items.create({ ...sample, number, item: { ...sample.item, id } }));
    return { itemId: id, isMeasured: false, photos: [], calculated: [], added: [] };
  };
  const listed = async (id: string) => {
    const page = { limit: 1, after: null, search: searchOf(id), filter: everyItem, sort: usualSorts.items };
    const [found] = await transact(({ items }) => items.list(page));
    return [found?.survey, found?.isInError];
  };
  const addPhoto = (id: Beside['itemId'], photo: string) =>
    transact(({ surveys }) =>
      surveys.addPhoto({ of: id, id: photo, addedBy: randomUUID(), addedAt: sample.lastUpdated }),
    );

  const isSomebodyWaiting = async () => {
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    return rowsOf(await outsideTransactions(server.database).execute(waiting)).length > 0;
  };

  async function take({ what, code = 'PR-70', codes: ofBom = [] }: Step, beside: Beside): Promise<void> {
    const { itemId: id, photos, added } = beside;
    const [photo, ...otherPhotos] = photos;
    const [first, ...otherLines] = added;
    const place = { itemId: id, manuallyAdded: true, line: 1 };
    if (what === 'survey') {
      await transact(({ surveys }) => surveys.save({ itemId: id, survey: emptySurvey, version: 1 }));
      beside.isMeasured = true;
    }
    if (what === 'photo') {
      beside.photos = [...photos, randomUUID()];
      await addPhoto(id, beside.photos.at(-1) ?? '');
    }
    if (what === 'no photo' && photo !== undefined) {
      await transact(({ surveys }) => surveys.removePhoto({ of: id, id: photo }));
      beside.photos = otherPhotos;
    }
    if (what === 'line' && first === undefined) {
      const line = { ...blankLine, instruction: aLine(code) };
      await transact(({ instructions }) => instructions.add(id, line, { manuallyAdded: true, attempt: null }));
      beside.added = [code];
    }
    if (what === 'changed line' && first !== undefined) {
      const line = { ...blankLine, ...place, attempt: null, instruction: aLine(code) };
      await transact(({ instructions }) => instructions.update(line));
      beside.added = [code, ...otherLines];
    }
    if (what === 'no line' && first !== undefined) {
      await transact(({ instructions }) => instructions.remove(place));
      beside.added = otherLines;
    }
    if (what === 'bill') {
      await transact(({ instructions }) => instructions.replaceCalculated(id, ofBom.map(aLine)));
      beside.calculated = ofBom;
    }
  }

  test('shows whether its survey is begun and its bill in error, whatever was written in which order', async () => {
    const law = async (taken: readonly Step[]) => {
      const beside = await newItem();
      for (const step of taken) {
        await take(step, beside);
        const isBegun = beside.isMeasured || beside.photos.length > 0;
        const isInError = [...beside.calculated, ...beside.added].some((code) => code.startsWith('error'));
        expect([step, await listed(beside.itemId)]).toEqual([step, [isBegun ? 'begun' : 'none', isInError]]);
      }
    };
    await fc.assert(fc.asyncProperty(steps, law), { numRuns: 25, endOnFailure: true });
  });

  test('shows a photo that was added while the only other one was removed', async () => {
    const { itemId: id } = await newItem();
    const photo = randomUUID();
    await addPhoto(id, photo);
    const [isAdded, commit] = [aSignal(), aSignal()];
    const adding = transact(async ({ surveys }) => {
      await surveys.addPhoto({ of: id, id: randomUUID(), addedBy: randomUUID(), addedAt: sample.lastUpdated });
      isAdded.give();
      await commit.given;
    });
    await isAdded.given;
    const removing = transact(({ surveys }) => surveys.removePhoto({ of: id, id: photo }));
    // The embedded database has one session, in which it waits before its first statement.
    if (kind === 'postgres') await expect.poll(isSomebodyWaiting).toBe(true);
    commit.give();
    await Promise.all([adding, removing]);
    expect(await listed(id)).toEqual(['begun', false]);
  });
});

function aSignal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
