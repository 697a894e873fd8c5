import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aReadyOrder } from '../testing/a-ready-order.ts';
import { soldOrderId } from '../testing/a-sold-order.ts';
import { codeOf } from '../testing/a-test-api.ts';
import { onTheFloor } from '../testing/on-the-floor.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000c1';

interface ScanChanges {
  readonly Id?: string;
  readonly At?: 'assembly' | 'quality check';
  readonly Kind?: 'spoiled';
}

/** A released batch of one door. */
async function aFloor() {
  const { api, line } = await aReadyOrder();
  const { batch } = api.fabricator();
  await batch.create({ Id, Week: '2650' });
  await batch.addItems({ Id, LineIds: [line] });
  await batch.replan({ Id });
  await batch.release({ Id, Glass: 'ordered' });
  const { Labels, SlotLabels } = await batch.lists(Id);
  const scan = async (Code: string, changes: ScanChanges) => {
    const { Answers, Progress } = await batch.scan({ Id, Scans: [{ Code, ...changes }] });
    const [answer] = Answers;
    if (!answer || !Progress) throw new Error('A scan has no answer.');
    return { ...answer, Progress };
  };
  const progress = () => batch.progress({ BatchId: Id });
  const { Bars } = await progress();
  const jamb = Labels.find(({ code }) => code.endsWith('-JL'))?.code ?? '';
  return { api, batch, scan, progress, bar: Bars[0]?.Code ?? '', jamb, of: Labels.length, SlotLabels };
}

const atCheck = { At: 'quality check' } as const;
const atAssembly = { At: 'assembly' } as const;

describe('a scan on the floor', () => {
  test('of a bar ticks its pieces at the saw', async () => {
    const { scan, bar, progress } = await aFloor();
    const pieces = (await progress()).Bars[0]?.Pieces;
    const scanned = await scan(bar, {});
    expect(scanned).toMatchObject({ Outcome: 'ticked', Piece: { Part: 'Bar R001' } });
    expect(scanned.Progress.Passed.Cutting).toBe(pieces);
    expect((await scan(bar, {})).Outcome).toBe('known');
    expect((await scan(bar, atAssembly)).Outcome).toBe('other-station');
  });

  test('of the label of any slot ticks the door at assembly and then at the check, and the batch closes', async () => {
    const { batch, scan, of, SlotLabels } = await aFloor();
    expect(SlotLabels.length).toBeGreaterThan(1);
    for (const { qr } of SlotLabels) expect((await scan(`]Q1${qr}\r\n`, atCheck)).Outcome).toBe('needs-assembly');
    const [frames = { qr: '' }, other = { qr: '' }] = SlotLabels;
    const assembled = await scan(frames.qr, atAssembly);
    expect(assembled).toMatchObject({ Outcome: 'ticked', Piece: { Part: 'Door D01', Slot: 'F01' } });
    expect(assembled.Progress).toMatchObject({ Passed: { Cutting: of, Assembly: of }, Implied: of });
    expect((await scan(other.qr, atCheck)).Progress).toMatchObject({ Passed: { QualityCheck: of }, Open: 0 });
    expect(await batch.close({ Id })).toMatchObject({ State: 'Closed' });
  });

  test('of a door or a bar that the batch does not have finds nothing', async () => {
    const { scan } = await aFloor();
    for (const code of ['2650-B001-D02', '2650-B001-R999', '2650-B007-F01'])
      expect((await scan(code, atAssembly)).Outcome).toBe('no-piece');
  });

  test('sent again by its id changes nothing, also after it was taken back', async () => {
    const { batch, scan, bar } = await aFloor();
    const event = randomUUID();
    await scan(bar, { Id: event });
    await batch.undo({ Id: randomUUID(), BatchId: Id, Undoes: event });
    const again = await scan(bar, { Id: event });
    expect([again.Outcome, again.Progress.Passed.Cutting, again.Progress.Begun]).toEqual(['known', 0, 0]);
    expect((await scan(bar, { Id: randomUUID() })).Outcome).toBe('ticked');
  });
});

describe('a tick that is taken back', () => {
  test('does not count: the batch is recalled again', async () => {
    const { batch, scan, bar } = await aFloor();
    const { EventId } = await scan(bar, {});
    expect(await codeOf(batch.recall({ Id }))).not.toBe('accepted');
    const undo = { Id: randomUUID(), BatchId: Id, Undoes: EventId ?? '' };
    expect(await batch.undo(undo)).toMatchObject({ Passed: { Cutting: 0 }, Begun: 0 });
    expect(await batch.undo(undo)).toMatchObject({ Begun: 0 });
    expect(await codeOf(batch.undo({ ...undo, Id: randomUUID() }))).toBe('CONFLICT');
    expect(await batch.recall({ Id })).toMatchObject({ State: 'Planned' });
  });

  test('after 15 minutes asks for a reason', async () => {
    const { api, batch, scan, bar } = await aFloor();
    const { EventId } = await scan(bar, {});
    api.controls.now += 15 * 60_000 + 1;
    const undo = { Id: randomUUID(), BatchId: Id, Undoes: EventId ?? '' };
    expect(await codeOf(batch.undo(undo))).toBe('CONFLICT');
    expect(await batch.undo({ ...undo, Reason: 'The wrong bar.' })).toMatchObject({ Begun: 0 });
  });

  test('of nobody is not found', async () => {
    const { batch } = await aFloor();
    expect(await codeOf(batch.undo({ Id: randomUUID(), BatchId: Id, Undoes: randomUUID() }))).toBe('NOT_FOUND');
  });
});

describe('the state of a batch', () => {
  const stateOf = async ({ batch }: Awaited<ReturnType<typeof aFloor>>) => (await batch.getBatchById(Id)).State;

  test('follows what is ticked and taken back, and its history says so', async () => {
    const floor = await aFloor();
    const { batch, scan, bar } = floor;
    const works = onTheFloor(batch, Id);
    expect(await stateOf(floor)).toBe('Released');
    const { EventId } = await scan(bar, {});
    expect(await stateOf(floor)).toBe('Cutting');
    await batch.undo({ Id: randomUUID(), BatchId: Id, Undoes: EventId ?? '' });
    expect(await stateOf(floor)).toBe('Released');
    await scan('2650-B001-D01', atAssembly);
    expect(await stateOf(floor)).toBe('Assembly');
    await scan('2650-B001-D01', atCheck);
    expect(await stateOf(floor)).toBe('Quality Checked');
    expect(await works.back()).toMatchObject({ State: 'Assembly' });
    const { History } = await batch.getBatchById(Id);
    expect(History.map(({ From, To }) => [From, To]).slice(0, 5)).toEqual([
      ['Quality Checked', 'Assembly'],
      ['Assembly', 'Quality Checked'],
      ['Released', 'Assembly'],
      ['Cutting', 'Released'],
      ['Released', 'Cutting'],
    ]);
  });

  test('and its order: made with the last check, in its batch again when that is taken back or a piece is spoiled', async () => {
    const { api, batch, scan, jamb } = await aFloor();
    const works = onTheFloor(batch, Id);
    const orderState = async () => (await api.fabricator().order.getOrderById(soldOrderId)).State;
    await works.makesAll();
    expect(await orderState()).toBe('Manufactured');
    await works.back();
    expect(await orderState()).toBe('In Batch');
    await works.tickAll('quality check');
    expect((await scan(jamb, { Kind: 'spoiled' })).Outcome).toBe('spoiled');
    expect(await orderState()).toBe('In Batch');
    await works.makesAll();
    expect(await orderState()).toBe('Manufactured');
  });

  test('stays once its doors have left the works: nothing of them is taken back or made again there', async () => {
    const { api, batch, scan, jamb } = await aFloor();
    const works = onTheFloor(batch, Id);
    await works.makesAll();
    await api.fabricator().order.dispatch({ Id: soldOrderId });
    await expect(works.back()).rejects.toThrow('Doors of 10001 have left the works, so their ticks stay as they are.');
    expect((await scan(jamb, { Kind: 'spoiled' })).Outcome).toBe('left');
    expect(await batch.getBatchById(Id)).toMatchObject({ State: 'Quality Checked' });
  });
});

describe('everything at a station', () => {
  test('is ticked with the number that is open there, once', async () => {
    const { batch, of } = await aFloor();
    const all = { BatchId: Id, At: 'cutting', Open: of } as const;
    expect(await codeOf(batch.tickAll({ ...all, Id: randomUUID(), Open: of - 1 }))).toBe('CONFLICT');
    const sent = { ...all, Id: randomUUID() };
    expect(await batch.tickAll(sent)).toMatchObject({ Passed: { Cutting: of }, Implied: 0 });
    expect(await batch.tickAll(sent)).toMatchObject({ Passed: { Cutting: of } });
    await batch.tickAll({ ...all, Id: randomUUID(), At: 'assembly' });
    expect(await batch.tickAll({ ...all, Id: randomUUID(), At: 'quality check' })).toMatchObject({ Open: 0 });
  });
});

describe('a piece that is made again', () => {
  const spoiled = { Kind: 'spoiled' } as const;

  test('is back in the batch: its label, its cut on a bar of its own, and the door waits for it', async () => {
    const { batch, scan, progress, jamb, of } = await aFloor();
    const bars = (await progress()).Bars.length;
    await scan('2650-B001-D01', atAssembly);
    expect(await scan(jamb, spoiled)).toMatchObject({ Outcome: 'spoiled', Piece: { Code: `${jamb}.2` } });
    expect(await progress()).toMatchObject({ Pieces: of, Doors: [{ Awaits: [`${jamb}.2`], Assembled: 0 }] });
    expect((await progress()).Bars).toHaveLength(bars + 1);
    const { Labels, Lists } = await batch.lists(Id);
    expect(Labels.map(({ code }) => code)).toContain(`${jamb}.2`);
    const cut = Lists.find(({ List }) => List === 'cut')
      ?.Parts.flatMap(({ Rows }) => Rows)
      .flat();
    expect(cut).toContain(`${jamb}.2`);
    const planned = (await batch.plan({ BatchId: Id })).flatMap(({ Bars }) => Bars.flatMap(({ Pieces }) => Pieces));
    expect(planned).toContain(`${jamb}.2`);
    expect(await scan('2650-B001-D01', atAssembly)).toMatchObject({ Outcome: 'needs-cut' });
    expect((await scan(jamb, {})).Outcome).toBe('replaced');
    expect((await scan(`2650-B001-R${String(bars + 1).padStart(3, '0')}`, {})).Outcome).toBe('ticked');
    expect((await scan('2650-B001-D01', atAssembly)).Outcome).toBe('ticked');
    expect((await scan('2650-B001-D01', atCheck)).Progress).toMatchObject({ Open: 0 });
    expect(await scan(`${jamb}.2`, spoiled)).toMatchObject({ Piece: { Code: `${jamb}.3` } });
  });

  test('is not needed where that is taken back before its cut', async () => {
    const { batch, scan, progress, jamb } = await aFloor();
    const before = await progress();
    const { EventId } = await scan(jamb, spoiled);
    await batch.undo({ Id: randomUUID(), BatchId: Id, Undoes: EventId ?? '' });
    expect(await progress()).toEqual(before);
    const again = await scan(jamb, spoiled);
    await scan(`${jamb}.2`, {});
    const undo = { Id: randomUUID(), BatchId: Id, Undoes: again.EventId ?? '' };
    expect(await codeOf(batch.undo(undo))).toBe('CONFLICT');
  });
});
