import { contextOf } from '../../testing/a-context.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor, choosing, withChoices } from '../../testing/a-door.ts';
import { randomWalk } from '../../testing/random-walk.ts';
import { validateItem } from './validate-item.ts';
import { effective } from '../effective/effective.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);
const templates = catalogue.rows.templates.map(({ id }) => id);

test.each(templates)('a new item of %s is valid, and follows from its choices', (template) => {
  const item = aDoor(template);
  expect(validateItem(item, context)).toEqual([]);
  expect(effective(item, context)).toEqual(item);
});

describe('laws', () => {
  const walks = fc.record({
    template: fc.constantFrom(...templates),
    rolls: fc.infiniteStream(fc.nat()),
  });

  test('sixty random actions leave a valid item that follows from its choices', () => {
    const done = new Set<string>();
    fc.assert(
      fc.property(walks, ({ template, rolls }) => {
        const random = (below: number) => Number(rolls.next().value) % below;
        randomWalk(
          withChoices(aDoor(template), { houseNumber: '28a' }),
          { context, random, steps: 60 },
          (item, action) => {
            done.add(action.type);
            expect(validateItem(item, context)).toEqual([]);
            expect(effective(item, context)).toEqual(item);
          },
        );
      }),
      { numRuns: 80, seed: 1 },
    );
    // Every kind of action was accepted at least once: the walks do not consist of refusals only.
    expect(done.size).toBe(46);
  });

  test('the same action twice gives the same item as once', () => {
    const once = choosing(aDoor('surround'), { type: 'glass.differentFrame', on: true }).item;
    expect(choosing(once, { type: 'glass.differentFrame', on: true }).item).toEqual(once);
  });
});
