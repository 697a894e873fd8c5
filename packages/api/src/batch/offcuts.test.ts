import { describe, expect, test } from 'vitest';
import { aStoredPlan, plannedBatchId } from '../testing/a-stored-plan.ts';
import { aTestApi, codeOf } from '../testing/a-test-api.ts';
import { writeOffcutLines } from '../testing/kept-offcuts.ts';
import { fabricatorId } from '../testing/people.ts';

const found = { Move: 'in', Id: 'A-17', Group: 'OF72-WHWH', Length: 2100, Reason: 'Lay behind the saw' } as const;
const scrapped = { Move: 'scrapped', Id: 'A-17', Reason: 'Bent' } as const;

/** Somebody has planned bars of OF72 in white before. */
async function aShelf() {
  const api = await aTestApi();
  const plan = await aStoredPlan();
  await api.fabricator().batch.create({ Id: plannedBatchId, Week: '2650' });
  await api.transactions.run(api.clientId, ({ cutPlans }) => cutPlans.save(plan));
  return { api, batch: api.fabricator().batch };
}

describe('offcuts', () => {
  test('that somebody has found are on the shelf, with their label and who said so', async () => {
    const { api, batch } = await aShelf();
    await batch.adjustOffcut({ ...found, Id: ' a-17 ' });
    expect(await api.installer().batch.offcuts()).toEqual([
      {
        ...{ Id: 'A-17', Group: 'OF72-WHWH', Name: 'Outer frame 72, White both sides', Length: 2100 },
        ...{ State: 'on hand', StateText: 'on hand', ReservedFor: null, From: null },
        Entries: [expect.objectContaining({ Move: 'in', Batch: null, Reason: 'Lay behind the saw' })],
        Label: {
          ...{ Part: 'Offcut', Size: '2100', Article: 'OF72-WHWH', Colours: 'White both sides' },
          ...{ Code: 'A-17', Qr: 'DW1:A-17' },
        },
      },
    ]);
  });

  test('are booked once, however often it is said, and what is thrown away does not come back', async () => {
    const { batch } = await aShelf();
    const once = await batch.adjustOffcut(found);
    expect(await batch.adjustOffcut(found)).toEqual(once);
    await expect(batch.adjustOffcut({ ...found, Length: 2200 })).rejects.toThrow('Offcut A-17 is on hand');
    const gone = await batch.adjustOffcut(scrapped);
    expect([gone.State, gone.Entries.length]).toEqual(['gone', 2]);
    expect(await batch.adjustOffcut(scrapped)).toEqual(gone);
    expect(await batch.offcuts()).toEqual([]);
    expect(await codeOf(batch.adjustOffcut(found))).toBe('CONFLICT');
  });

  test('that are reserved are not thrown away', async () => {
    const { api, batch } = await aShelf();
    await batch.adjustOffcut(found);
    const reserved = { offcut: 'A-17', move: 'reserved', batch: '2650-B001' } as const;
    await api.transactions.run(api.clientId, (stores) => writeOffcutLines(stores, [reserved], fabricatorId));
    await expect(batch.adjustOffcut(scrapped)).rejects.toThrow('Offcut A-17 is reserved');
    expect((await batch.offcuts())[0]).toMatchObject({ State: 'reserved', ReservedFor: '2650-B001' });
  });

  test('that nobody knows, or of bars that were never planned, are refused', async () => {
    const { batch } = await aShelf();
    await expect(batch.adjustOffcut(scrapped)).rejects.toThrow('There is no offcut A-17.');
    await expect(batch.adjustOffcut({ ...found, Group: 'OF99' })).rejects.toThrow('There are no bars of OF99');
    await expect(batch.adjustOffcut({ ...found, Id: 'Ä17' })).rejects.toThrow('1 to 40 letters, digits and hyphens');
    await expect(batch.adjustOffcut({ ...found, Length: 0.5 })).rejects.toThrow('whole mm');
  });
});
