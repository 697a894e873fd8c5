import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { aDoorOf } from '@door/domain/testing/a-door';
import { lastItem, replayRolls } from '@door/domain/testing/random-walk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aReadyOrder, anotherReadyOrder, type MadeLine } from '../testing/a-ready-order.ts';
import type { TestApi } from '../testing/a-test-api.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000b1';
const lineId = (number: number) => `5a1f4c1e-0000-4000-8000-00000000${String(number).padStart(4, '0')}`;

const anyDoor = fc.record({
  template: fc.constantFrom('single-door', 'surround', 'fanlight-mullion', 'double'),
  rolls: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
  quantity: fc.integer({ min: 1, max: 2 }),
});
type AnyDoor = typeof anyDoor extends fc.Arbitrary<infer Door> ? Door : never;

async function madeOf(api: TestApi, doors: readonly AnyDoor[]): Promise<readonly MadeLine[]> {
  const supplier = await api.context(-1022, null).suppliers.find(api.clientId);
  if (!supplier) throw new Error('There is no supplier.');
  const { catalogue, context } = supplier;
  return doors.map(({ template, rolls, quantity }) => {
    const start = aDoorOf(template, catalogue);
    return { quantity, records: bomOf(lastItem(start, replayRolls(start, rolls, context)), supplier) };
  });
}

/** How many pieces of each kind the bills ask for, with all doors of a line. */
function wanted(lines: readonly MadeLine[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { bar: 0, slab: 0, glass: 0 };
  for (const { records, quantity } of lines)
    for (const { kind } of records) if (kind in counts) counts[kind] = (counts[kind] ?? 0) + quantity;
  return counts;
}

test('law 11: in whatever batch, every piece of every bill is on exactly one bar or list, with one label, and nothing else is', async () => {
  const { api } = await aReadyOrder();
  const { batch } = api.fabricator();
  let number = 10_100;
  await fc.assert(
    fc.asyncProperty(fc.array(anyDoor, { minLength: 1, maxLength: 6 }), async (doors) => {
      number += 1;
      const made = await madeOf(api, doors);
      const LineIds = doors.map((_, at) => lineId(number * 10 + at - 100_000));
      await anotherReadyOrder(api, number, LineIds, made);
      await batch.create({ Id, Week: '2650' });
      await batch.addItems({ Id, LineIds });
      await batch.replan({ Id });
      await batch.release({ Id, Glass: 'ordered' });
      const sawn = (await batch.plan({ BatchId: Id })).flatMap(({ Bars }) => Bars.flatMap(({ Pieces }) => Pieces));
      const { Lists, Labels } = await batch.lists(Id);
      const codesOn = (list: string, column: 'Code' | 'Codes' | 'Slab') =>
        Lists.filter(({ List }) => List === list).flatMap(({ Parts }) =>
          Parts.filter(({ Head }) => Head.includes(column)).flatMap(({ Head, Rows }) =>
            Rows.flatMap((row) => String(row[Head.indexOf(column)]).split(' ')),
          ),
        );
      const listed = ['cut', 'steel', 'bead'].flatMap((list) => codesOn(list, 'Code'));
      const [slabs, glass] = [codesOn('slab', 'Code'), codesOn('glass', 'Codes')];
      expect({ bar: sawn.length, slab: slabs.length, glass: glass.length }).toEqual(wanted(made));
      // What is cut into a slab names its slab in each row, and each slab has its hinges.
      expect(new Set(codesOn('slab', 'Slab'))).toEqual(new Set(slabs));
      expect(listed.toSorted()).toEqual(sawn.toSorted());
      const labelled = Labels.map(({ code }) => code);
      expect(new Set(labelled).size).toBe(labelled.length);
      expect([...sawn, ...slabs, ...glass].toSorted()).toEqual(labelled.toSorted());
      await batch.recall({ Id });
      for (const LineId of LineIds) await batch.removeItem({ Id, LineId });
      await batch.remove({ Id });
    }),
    { numRuns: 8, seed: 1022 },
  );
});
