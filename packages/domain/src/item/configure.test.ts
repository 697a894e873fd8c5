import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCatalogue } from '../testing/a-catalogue.ts';
import { aDoor, choosing } from '../testing/a-door.ts';
import { randomWalk } from '../testing/random-walk.ts';
import { findings } from './lawful.ts';
import { settle } from './settle.ts';

const catalogue = aCatalogue();
const templates = catalogue.rows.templates.map(({ id }) => id);

test.each(templates)('a new item of %s is lawful and settled', (template) => {
  const item = aDoor(template);
  expect(findings(item, catalogue)).toEqual([]);
  expect(settle(item, catalogue)).toEqual(item);
});

describe('laws', () => {
  const walks = fc.record({
    template: fc.constantFrom(...templates),
    rolls: fc.infiniteStream(fc.nat()),
  });

  test('sixty wishes in any order leave a lawful, settled item', () => {
    const done = new Set<string>();
    fc.assert(
      fc.property(walks, ({ template, rolls }) => {
        const dice = (below: number) => Number(rolls.next().value) % below;
        randomWalk({ ...aDoor(template), numerals: '28a' }, { catalogue, dice, steps: 60 }, (item, action) => {
          done.add(action.type);
          expect(findings(item, catalogue)).toEqual([]);
          expect(settle(item, catalogue)).toEqual(item);
        });
      }),
      { numRuns: 60 },
    );
    // Every one of the 28 actions was accepted somewhere: the walk does not merely bounce off refusals.
    expect(done.size).toBe(39);
  });

  test('the same choice twice is the same item as once', () => {
    const once = choosing(aDoor('surround'), { type: 'glass.differentFrame', on: true }).item;
    expect(choosing(once, { type: 'glass.differentFrame', on: true }).item).toEqual(once);
  });
});
