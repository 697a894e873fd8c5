import { expect, test } from 'vitest';
import type { Item } from '../../door/model/item.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor } from '../../testing/a-door.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { finding } from '../../messages/english/finding.ts';
import { doorBlockers } from './door-blockers.ts';
import type { Severity } from './finding.ts';
import { faultsOf } from './findings.ts';

const catalogue = aCatalogue();
const chosen: Item = { ...aDoor('single-door'), glass: { ...aDoor('single-door').glass, door: { kind: 'clear' } } };
const custom = catalogue.rows.colours.find(({ finish }) => finish === 'custom');
const blockers = (item: Item) =>
  doorBlockers(faultsOf(item, { catalogue, production: workedExampleProductionRows, messages: finding }), finding);

const glass: Partial<Item> = { glass: { ...chosen.glass, door: { kind: 'none-chosen' } } };
const ral: Partial<Item> = {
  colours: { ...chosen.colours, doorExternal: custom?.id ?? expect.fail(), customRal: null },
};

test.each<[string, Partial<Item>, readonly string[]]>([
  ['nothing', {}, []],
  ['its glass', glass, ['glass.not-chosen at glass: Choose the glass']],
  ['its RAL number', ral, ['colour.no-ral at colours: Choose the colours']],
  [
    'both',
    { ...glass, ...ral },
    ['glass.not-chosen at glass: Choose the glass', 'colour.no-ral at colours: Choose the colours'],
  ],
])('a door leaves open, with the step where it is chosen: %s', (_, changed, open) => {
  const found = blockers({ ...chosen, ...changed });
  expect(found.map(({ code, mendedAt, fix }) => `${code} at ${mendedAt}: ${fix}`)).toEqual(open);
});

const found = (severity: Severity) => ({ code: 'weight.too-heavy', severity, sentence: `A ${severity}.` }) as const;

test('what is no choice of a step is mended on the page of the door, and warnings stand in no way', () => {
  expect(doorBlockers([found('warning'), found('problem'), found('note')], finding)).toEqual([
    { code: 'weight.too-heavy', sentence: 'A problem.', mendedAt: 'design', fix: 'Open the door' },
  ]);
});
