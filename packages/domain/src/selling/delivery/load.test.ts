import { describe, expect, test } from 'vitest';
import { delivering } from '../../messages/english/delivering.ts';
import { officeWork } from '../../messages/english/quoting.ts';
import type { DoorDelivery, DoorPlace } from './delivery.ts';
import { loadAfter, type LoadFacts, loadScanOutcome, loadState, loadStates, overVan } from './load.ts';

const texts = { delivering, officeWork };
const at = (place: DoorPlace, load: string | null = 'L1'): DoorDelivery => ({
  ...{ lineId: 'line', unit: 1, departed: null, delivered: null, last: null },
  ...{ place, load: place === 'works' ? null : load },
});
const open = { departedOn: null, isCancelled: false };
const left = { ...open, departedOn: '2026-12-10' };

describe('a load', () => {
  test.each([
    ['Planned', open, [at('works')]],
    ['Planned', open, [at('loaded', 'L2')]],
    ['Loading', open, [at('works'), at('loaded')]],
    ['Departed', left, [at('delivered'), at('on the way')]],
    ['Departed', left, [at('refused')]],
    ['Done', left, [at('delivered'), at('works')]],
    ['Cancelled', { ...open, isCancelled: true }, [at('works')]],
  ] as const)('is %s as its doors say', (state, load, doors) => expect(loadState('L1', load, doors)).toBe(state));

  const clear: LoadFacts = { loaded: 2, missing: [], over: [], said: { leftBehind: '', over: '' }, ofVisits: [] };
  const codeOf = (facts: Partial<LoadFacts>) => {
    const after = loadAfter('depart', { state: 'Loading', facts: { ...clear, ...facts } }, texts);
    return after.ok ? null : after.refusal;
  };

  test('leaves with something in it, and with a reason for what stays behind or is too much', () => {
    expect(codeOf({})).toBeNull();
    expect(codeOf({ loaded: 0 })?.code).toBe('load.empty');
    expect(codeOf({ missing: ['10001, item 1', '10001, item 2'] })).toMatchObject({
      ...{ code: 'load.left-behind' },
      message: '2 doors would stay behind: 10001, item 1 and 10001, item 2. Say why.',
    });
    expect(codeOf({ over: ['Too heavy.'] })?.code).toBe('load.over');
    expect(codeOf({ missing: ['a'], over: ['b'], said: { leftBehind: 'Late', over: 'Near' } })).toBeNull();
  });

  test('is changed until it leaves, and what came of it is recorded from then on', () => {
    const statesOf = (move: Parameters<typeof loadAfter>[0]) =>
      loadStates.filter((state) => loadAfter(move, { state, facts: clear }, texts).ok);
    expect(statesOf('change')).toEqual(['Planned', 'Loading']);
    expect(statesOf('depart')).toEqual(['Planned', 'Loading']);
    expect(statesOf('takeOut')).toEqual(['Planned', 'Loading']);
    expect(statesOf('cancel')).toEqual(['Planned']);
  });

  test.each(['takeOut', 'cancel'] as const)('brings what a visit has put there: %s is for people', (move) => {
    const after = loadAfter(move, { state: 'Planned', facts: { ofVisits: ['10001'] } }, texts);
    expect(after).toMatchObject({
      ok: false,
      refusal: {
        code: 'load.of-visit',
        message: '10001 goes with its fitting. Move the visit, or plan another load with it.',
      },
    });
  });

  test('is weighed and counted where somebody has said what its van is for', () => {
    const doors = [{ kg: 60.2 }, { kg: 60 }];
    expect(overVan({ carriesKg: null, places: null }, doors, delivering.over)).toEqual([]);
    expect(overVan({ carriesKg: 121, places: 2 }, doors, delivering.over)).toEqual([]);
    expect(overVan({ carriesKg: 120, places: 1 }, doors, delivering.over)).toEqual([
      'The doors weigh 121 kg, the van carries 120 kg.',
      'There are 2 doors, the van has 1 place.',
    ]);
  });
});

describe('a scan at the van', () => {
  const usual = { kind: 'loaded', inHand: 'L1', isChecked: true, goesWith: 'L1', isHandedOver: false } as const;
  test.each([
    ['loaded', at('works'), {}],
    ['not-checked', at('works'), { isChecked: false }],
    ['other-load', at('works'), { goesWith: 'L2' }],
    ['not-today', at('works'), { goesWith: null }],
    ['known', at('loaded'), {}],
    ['other-load', at('loaded', 'L2'), {}],
    ['known', at('collected', null), { goesWith: null }],
    ['returned', at('refused'), { kind: 'returned' }],
    ['returned', at('delivered'), { kind: 'returned' }],
    ['handed-over', at('delivered'), { kind: 'returned', isHandedOver: true }],
    ['known', at('works'), { kind: 'returned' }],
    ['known', at('loaded'), { kind: 'returned' }],
  ] as const)('is %s', (outcome, door, changed) =>
    expect(loadScanOutcome({ ...usual, door, ...changed })).toBe(outcome),
  );
});
