import { describe, expect, test } from 'vitest';
import { mm } from '../../lib/mm.ts';
import { aBatchLine } from '../../testing/a-batch.ts';
import { singleDoor } from '../../testing/worked-example-items.ts';
import { workedExampleProductionRows as production } from '../../testing/worked-example-production-rows.ts';
import { stockCode } from '../../door/model/ids.ts';
import type { FloorStep } from '../batch/batch-cycle.ts';
import type { PlannedBar } from '../batch/planned-bar.ts';
import { blankLine } from '../bom/manual-line.ts';
import { batchNeeds } from './batch-needs.ts';
import { type ArticleSupply, supplyOf } from './supply.ts';

const bar = (number: number, stock: number, offcut: string | null = null): PlannedBar => ({
  ...{ group: 'OF72-WHWH', number, stock: mm(stock), offcut, pieces: [], rest: mm(0) },
});
const bars = [bar(1, 6000), bar(2, 6500), bar(3, 6000), bar(4, 1778, 'A-17')];
const rules = {
  saw: production.saw,
  articles: production.articles,
  colours: [],
  paint: undefined,
  barYield: 90,
  said: new Map(),
};

const needs = (
  step: FloorStep,
  said: readonly ArticleSupply[] = [],
  lines = [aBatchLine(singleDoor, { quantity: 2 })],
) => batchNeeds(step, { lines, bars }, { ...rules, said: new Map(said.map((supply) => [supply.key, supply])) });
const quantityOf = (key: string, ...asked: Parameters<typeof needs>) =>
  needs(...asked)
    .find((need) => need.key === key)
    ?.picks.reduce((sum, pick) => sum + pick, 0);

describe('PROMISE 4.2: what a step of the floor takes', () => {
  test('the start: new bars as the plan counts them, and no offcuts', () => {
    expect(needs('start')).toEqual([
      { key: 'OF72-WHWH@6000', picks: [2] },
      { key: 'OF72-WHWH@6500', picks: [1] },
    ]);
  });

  test.each<[string, FloorStep, number]>([
    ['HA-LL-CH', 'assemble', 2],
    ['SCR-HG', 'assemble', 48],
    ['10234-2.1-G1', 'check', 1],
    ['10234-2.2-C1', 'check', 1],
  ])('%s at %s: %i', (key, step, quantity) => expect(quantityOf(key, step)).toBe(quantity));

  test('door after door, so that each is given of one lot', () => {
    const hinges = needs('assemble').find(({ key }) => key === 'HG-F3');
    expect(hinges?.picks).toEqual([3, 3]);
  });

  test('each key at one step, where the supplier has said that it is needed', () => {
    const all = (['start', 'assemble', 'check'] as const).flatMap((step) => needs(step).map(({ key }) => key));
    expect(new Set(all).size).toBe(all.length);
    const hinges = { ...supplyOf('HG-F3', new Map()), key: 'HG*', stage: 'glazing' } as const;
    expect(quantityOf('HG-F3', 'assemble')).toBe(6);
    expect([quantityOf('HG-F3', 'assemble', [hinges]), quantityOf('HG-F3', 'check', [hinges])]).toEqual([undefined, 6]);
  });

  test('bars that a person added are in no plan, and counted from their lengths', () => {
    const instruction = { ...blankLine.instruction, code: stockCode('DRIP'), quantity: 4, length: mm(2000) };
    const line = { ...aBatchLine(singleDoor, { quantity: 2 }), added: [{ instruction, unit: 'piece' as const }] };
    // 8 × 2005 mm of 5945 mm × 90 %.
    expect(quantityOf('DRIP@6000', 'start', [], [line])).toBe(3);
  });
});
