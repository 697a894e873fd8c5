import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { configure } from '@door/domain/door/configure/configure';
import { spyholeHeight } from '@door/domain/door/extras/spyhole-height';
import type { Action } from '@door/domain/door/model/action';
import { designId, stockCode } from '@door/domain/door/model/ids';
import type { Spyhole } from '@door/domain/door/model/door-values';
import type { Item } from '@door/domain/door/model/item';
import { mm } from '@door/domain/lib/mm';
import { factsOf } from '@door/drawing/facts-of';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';
import { catalogue, context, doorWith } from './testing/demo-doors.ts';

const designNamed = (wanted: string) => demoCatalogue.designs.find(({ name }) => name === wanted) ?? expect.fail();
const place = (spyhole: Spyhole, height: number | null): Action => ({
  type: 'extra.placeSpyhole',
  spyhole,
  height: height === null ? null : mm(height),
});
const outcomeOf = (item: Item, action: Action) => {
  const outcome = configure(item, action, context);
  return outcome.ok ? 'accepted' : outcome.refusal.code;
};
const after = (item: Item, ...actions: readonly Action[]): Item =>
  actions.reduce((now, action) => {
    const outcome = configure(now, action, context);
    return outcome.ok ? outcome.value.item : expect.fail(outcome.refusal.message);
  }, item);

const withSpyhole = (name: string): Item => {
  const door = after(doorWith(designNamed(name)), { type: 'hardware.chooseSuite', suite: 'chrome' });
  return after(door, { type: 'hardware.choose', kind: 'spyhole', stock: stockCode('SP-180-CH') });
};
const flush = after(withSpyhole('Flush'), { type: 'extra.choose', kind: 'spyhole2', stock: stockCode('SP-2-CH') });
const knocked = demoCatalogue.designs.find(({ allows }) => allows.knocker && allows.spyhole) ?? expect.fail();

describe('the height of a spyhole [3.24]', () => {
  test('is usual until a person places it, and then where the bill and the drawing have it', () => {
    const placed = after(flush, place('spyhole', 1550), place('spyhole2', 1100));
    expect((['spyhole', 'spyhole2'] as const).map((each) => spyholeHeight(each, { item: flush, catalogue }))).toEqual([
      1500, 1200,
    ]);
    const lines = workInstructionsOf(bomOf(placed, { catalogue, production: demoProduction }));
    expect(
      lines.filter(({ dropdown }) => dropdown?.startsWith('spyhole')).map(({ calculation }) => calculation),
    ).toEqual(['centre 1550 from leaf bottom', 'centre 1100 from leaf bottom']);
    const [leaf] = factsOf({ item: placed, catalogue, side: 'external' }).cells.flatMap((cell) =>
      cell.kind === 'door' ? cell.leaves : [],
    );
    expect(leaf?.hardware.pieces.spyhole?.height).toBe(1550);
    const second = leaf?.hardware.extras.find(({ kind }) => kind === 'spyhole2');
    expect(second && leaf && leaf.height - second.box.y - second.box.height / 2).toBe(1100);
    expect(after(placed, place('spyhole', null), place('spyhole2', null))).toEqual(flush);
  });

  test.each<[string, Item, Action, string]>([
    ['a door without one', doorWith(designNamed('Flush')), place('spyhole2', 1200), 'extra.not-offered'],
    ['one in the other', flush, place('spyhole', 1220), 'extra.no-room'],
    ['one in the other, the second moved', flush, place('spyhole2', 1480), 'extra.no-room'],
    ['one in the letter plate', flush, place('spyhole2', 940), 'extra.no-room'],
    ['one above the leaf', flush, place('spyhole', 2400), 'extra.no-room'],
  ])('%s', (_, item, action, code) => expect(outcomeOf(item, action)).toBe(code));

  test('the first stays above the knocker', () => {
    const door = after(withSpyhole(knocked.name), {
      type: 'hardware.choose',
      kind: 'knocker',
      stock: stockCode('KN-URN-CH'),
    });
    expect(outcomeOf(door, place('spyhole', knocked.heights.knocker - 150))).toBe('extra.below-knocker');
  });

  test('falls back to the usual height with a design that has glass there', () => {
    const placed = after(flush, place('spyhole2', 1100));
    const glazed = after(placed, { type: 'design.choose', designId: designId(8) });
    expect(glazed.extras.spyholeHeights).toEqual({ spyhole: null, spyhole2: null });
  });
});
