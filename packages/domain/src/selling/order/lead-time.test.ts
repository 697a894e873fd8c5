import { describe, expect, test } from 'vitest';
import { defaultWorksSettings } from '../../catalogue/rows/works-settings.ts';
import { colourId, systemId } from '../../door/model/ids.ts';
import type { Item } from '../../door/model/item.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aDoor } from '../../testing/a-door.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import { singleDoor } from '../../testing/worked-example-items.ts';
import { countingLeads, leadTimesOf } from './lead-time.ts';

const catalogue = workedExampleCatalogue();
const works = defaultWorksSettings;
const frame = (external: number, internal: number): Item => ({
  ...singleDoor,
  colours: {
    ...singleDoor.colours,
    frameExternal: { kind: 'frame-colour', colourId: colourId(external) },
    frameInternal: { kind: 'frame-colour', colourId: colourId(internal) },
  },
});
const first = (...items: readonly Item[]) => leadTimesOf(items, catalogue, works)[0];
const whiteFrame = frame(101, 101);

describe('the lead time is the longest of what an order waits for, by name', () => {
  test.each([
    ['a white frame', whiteFrame, 'standard-white', 10],
    ['a foil that is stocked', frame(104, 101), 'stock-foil', 12],
    ['custom RAL', frame(116, 116), 'custom-ral', 20],
  ] as const)('%s', (_, item, reason, days) => expect(first(item)).toEqual({ reason, days }));

  test('a fire door', () => {
    const fireDoor = { ...aDoor('single-door'), systemId: systemId(2) };
    expect(leadTimesOf([fireDoor], aCatalogue(), works)[0]).toEqual({ reason: 'fire-door', days: 25 });
  });

  test('of several doors that of the slowest, with the others behind it', () => {
    const times = leadTimesOf([whiteFrame, frame(104, 101), frame(116, 101)], catalogue, works);
    expect(times.map(({ days }) => days)).toEqual([20, 12, 10]);
  });

  test('by the rules of the supplier: what is off asks for nothing', () => {
    const leadRules = { ...works.leadRules, 'standard-white': 8, 'stock-foil': null };
    expect(leadTimesOf([frame(104, 101)], catalogue, { leadRules })).toEqual([{ reason: 'standard-white', days: 8 }]);
  });

  test('of no door none', () => expect(leadTimesOf([], catalogue, works)).toEqual([]));
});

describe('a rule that is on until vendors are known', () => {
  const leads = [
    { reason: 'decorative-glass', days: 15 },
    { reason: 'stock-foil', days: 12 },
  ] as const;
  const goods = (stage: 'glazing' | 'cutting', ...vendors: readonly string[]) => ({
    ...{ key: `of ${stage}`, quantity: 1, stage, vendors, paint: null },
  });
  const there = { onHand: 1, supply: [], demand: [] };
  const coming = { ...there, onHand: 0, supply: [['2026-12-01', 1]] as const };

  test.each([
    ['counts while nobody sells its goods', [goods('glazing')], {}, ['decorative-glass', 'stock-foil']],
    ['counts where nothing is known of goods', [], {}, ['decorative-glass', 'stock-foil']],
    ['gives way to who sells them', [goods('glazing', 'Clearline')], {}, ['stock-foil']],
    ['gives way to what is there', [goods('glazing')], { 'of glazing': there }, ['stock-foil']],
    ['gives way to what comes', [goods('glazing')], { 'of glazing': coming }, ['stock-foil']],
    [
      'counts while one of them is not sold',
      [goods('glazing', 'Clearline'), { ...goods('glazing'), key: 'a cassette' }],
      {},
      ['decorative-glass', 'stock-foil'],
    ],
    ['no other rule does', [goods('cutting', 'Extrusa')], {}, ['decorative-glass', 'stock-foil']],
  ] as const)('%s', (_, demand, stock, counting) => {
    const facts = { demand: [...demand], stock };
    const reasons = countingLeads(leads, facts, { untilVendors: ['decorative-glass'] }).map(({ reason }) => reason);
    expect(reasons).toEqual(counting);
  });
});
