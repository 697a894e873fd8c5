import { describe, expect, test } from 'vitest';
import type { Item } from '../../door/model/item.ts';
import { mm } from '../../lib/mm.ts';
import { emptySurvey, type Survey } from '../../making/survey/survey.ts';
import { soundItem } from '../../testing/an-agreed-order.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import { doubleDoor, singleDoor } from '../../testing/worked-example-items.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { finding } from '../../messages/english/finding.ts';
import { survey } from '../../messages/english/describing.ts';
import { type OrderedItem, orderedItemFacts } from './ordered-item-facts.ts';

const context = {
  catalogue: workedExampleCatalogue(),
  production: workedExampleProductionRows,
  messages: finding,
  surveyMessages: survey,
};
const monday = '2026-11-16T08:00:00.000Z';
const tuesday = '2026-11-17T08:00:00.000Z';

const ready: OrderedItem = {
  item: singleDoor,
  measuredAt: monday,
  survey: undefined,
  priceFault: '',
  lines: [{ missing: null, description: 'Outer frame' }],
  lastUpdated: monday,
  bomUpdated: tuesday,
};

/** An opening for a set of 900 × 2090. */
const measured: Survey = {
  ...emptySurvey,
  widths: [mm(913), mm(910), mm(911)],
  heights: [mm(2100), mm(2104), mm(2102)],
  diagonals: [mm(2290), mm(2292)],
};
const glassless: Item = { ...singleDoor, glass: { ...singleDoor.glass, door: { kind: 'none-chosen' } } };

test.each([singleDoor, doubleDoor])('nothing stands in the way of a worked example', (item) => {
  expect(orderedItemFacts({ ...ready, item }, context)).toEqual({ ...soundItem, itemId: item.id });
});

describe('each fact', () => {
  const open = { measuredAt: null } as const;
  test.each([
    ['nothing was measured', { ...open }, { survey: 'open' }],
    ['measured, another size ordered', { ...open, survey: measured }, { survey: 'other-size' }],
    ['a bill older than the door', { bomUpdated: monday, lastUpdated: tuesday }, { bom: 'stale' }],
    ['no bill', { bomUpdated: null }, { bom: 'missing' }],
    [
      'no glass',
      { item: glassless },
      {
        blockers: [
          {
            code: 'glass.not-chosen',
            sentence: 'The glass of the door is not chosen yet: nothing can be ordered.',
            mendedAt: 'glass',
            fix: 'Choose the glass',
          },
        ],
      },
    ],
    [
      'a line in error, told once',
      {
        lines: [
          { missing: 'slab-range', description: 'No blank is tall enough' },
          { missing: 'slab-range', description: 'No blank is tall enough' },
        ],
      },
      { errors: ['No blank is tall enough'] },
    ],
    ['glass that lacks, told by its own fact', { lines: [{ missing: 'glass-choice', description: 'Glass' }] }, {}],
    [
      'a line in error of a bill that is not fresh',
      { bomUpdated: null, lines: [{ missing: 'slab-range', description: 'No blank is tall enough' }] },
      { bom: 'missing', errors: [] },
    ],
  ] as const)('%s', (_, changed, expected) => {
    const sound = orderedItemFacts(ready, context);
    expect(orderedItemFacts({ ...ready, ...changed }, context)).toEqual({ ...sound, ...expected });
  });
});
