import { describe, expect, test } from 'vitest';
import type { DesignLight } from '../rows/design-rows.ts';
import { size } from '../../lib/mm.ts';
import { designPlaces } from './design-places.ts';

const light = (x: string, width: string): DesignLight => ({
  x,
  y: '100',
  width,
  height: 'h/2',
  shape: 10,
  turn: 0,
  head: 'square',
});

const leaf = size(800, 2000);

describe('lights where their formulas put them', () => {
  const table = [
    { case: 'beside each other', lights: [light('100', '200'), light('w-300', '200')], faults: [[], []] },
    {
      case: 'over each other: both are at fault',
      lights: [light('100', '450'), light('w-300', '200')],
      faults: [['lights-overlap'], ['lights-overlap']],
    },
    { case: 'past the edge', lights: [light('w-100', '200')], faults: [['light-outside-leaf']] },
    { case: 'too narrow', lights: [light('100', 'w-800')], faults: [['light-without-size']] },
  ];
  test.each(table)('$case', ({ lights, faults }) => {
    expect(designPlaces({ lights, mouldings: [] }, leaf).map((place) => place.faults)).toEqual(faults);
  });
});

test('a panel keeps its number among the mouldings, planks have no place of their own', () => {
  const panel = { kind: 'panel', x: '50', y: 'h-100', width: '100', height: '200', head: 'square' } as const;
  expect(designPlaces({ lights: [], mouldings: [{ kind: 'planks', count: 5 }, panel] }, leaf)).toEqual([
    { part: 'panel', at: 1, place: { x: 50, y: 1900, width: 100, height: 200 }, faults: ['panel-outside-leaf'] },
  ]);
});
