import { tryAction } from '../../door/configure/configure.ts';
import { contextOf } from '../../testing/a-context.ts';
import { describe, expect, test } from 'vitest';
import type { ProductionRows } from '../../catalogue/rows/production-rows.ts';
import { colourId, designId, stockCode, systemId } from '../../door/model/ids.ts';
import type { Item } from '../../door/model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { aCatalogueWith } from '../../testing/a-catalogue.ts';
import { aDoor, afterChoosing, withChoices } from '../../testing/a-door.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { finding as messages } from '../../messages/english/finding.ts';
import { setFigures } from './set-figures.ts';
import type { Finding } from './finding.ts';
import { findings } from './findings.ts';

/** The small supplier, with its first theme sealed between two panes and its anthracite as dark as it is. */
const plain = aCatalogueWith({}).rows;
const catalogue = aCatalogueWith({
  colours: plain.colours.map((row) => (row.name === 'Anthracite Grey' ? { ...row, hex: '#383E42' } : row)),
  themes: plain.themes.map((row, index) => ({ ...row, sealed: index === 0 })),
});
const [sealedTheme] = catalogue.rows.themes;
const examine = (item: Item, production: ProductionRows = workedExampleProductionRows) =>
  findings(item, { catalogue, production, messages, tryAction: tryAction(contextOf(catalogue)) });

/** As a list of problems shows it. */
const found = (code: Finding['code'], item: Item, production?: ProductionRows) =>
  examine(item, production).find((each) => each.code === code);
const shown = (each: Finding | undefined) =>
  each && [each.severity, each.sentence, ...each.fixes.map(({ label }) => label)];

const door = aDoor('single-door');
const built = withChoices;
/** So cold that the flush door lets through so much. */
const slabOf = (up: number): ProductionRows => ({
  ...workedExampleProductionRows,
  slabs: workedExampleProductionRows.slabs.map((slab) => ({ ...slab, up })),
});
/** A slab of lead. */
const heavySlabs = aCatalogueWith({ weights: { ...plain.weights, slabs: { 44: 22, 48: 90, 70: 27 } } });
const flush = afterChoosing(door, { type: 'design.choose', designId: designId(15) });
const surround = aDoor('surround');
const fireDoor = afterChoosing(flush, { type: 'build.chooseSystem', systemId: systemId(2) });
const withoutCloser: Item = {
  ...fireDoor,
  extras: { ...fireDoor.extras, chosen: { ...fireDoor.extras.chosen, doorCloser: null } },
};
const withTheme = (item: Item): Item =>
  sealedTheme ? withChoices(item, { doorGlass: { kind: 'theme', themeId: sealedTheme.id } }) : item;
const low = afterChoosing(door, { type: 'size.chooseThreshold', stock: stockCode('TH-AL15') });

test('a size of half a millimetre blocks production, and the nearest whole one fixes it', () => {
  const half: Item = { ...door, frame: { ...door.frame, overall: size(door.frame.overall.width + 0.5, 2100) } };
  const [severity, sentence, fix] = shown(found('size.not-whole', half)) ?? [];
  expect([severity, sentence]).toEqual(['problem', 'A size is no whole number of mm: it cannot be cut.']);
  expect(fix).toMatch(/^Make the overall size \d+ × 2100 mm$/);
  expect(found('size.not-whole', door)).toBeUndefined();
});

test('the most severe come first', () => {
  const order = ['problem', 'warning', 'note'];
  const severities = examine(built(surround, { slab: 48, jobType: 'new-build', laminated: false })).map(
    ({ severity }) => order.indexOf(severity),
  );
  expect(severities).toEqual([...severities].sort((a, b) => a - b));
});

describe('each finding names the choice that causes it and has fixes', () => {
  test.each<[string, Finding['code'], Item, readonly string[]]>([
    [
      'a cold slab',
      'thermal.too-much',
      built(door, { slab: 48, laminated: false }),
      [
        'warning',
        'The U-value is 1.7 W/m²K; England and Ireland allow 1.4. Most is lost through the slab of 48 mm, U 1.7.',
        'Use a slab of 44 mm',
      ],
    ],
    [
      'a secured door whose theme is sealed between plain panes',
      'security.not-laminated',
      built(withTheme(door), { securedByDesign: true, laminated: true }),
      [
        'problem',
        `Secured by Design asks for a laminated pane in the door; ${sealedTheme?.name ?? ''} is sealed between two plain panes.`,
        'Use clear glass in the door',
        'Leave out Secured by Design',
      ],
    ],
    [
      'a secured door in the slab that takes triple units',
      'security.not-laminated',
      built(door, { securedByDesign: true, laminated: true, slab: 70 }),
      [
        'problem',
        'Secured by Design asks for a laminated pane in the door; a slab of 70 mm takes a triple unit.',
        'Use a slab of 44 mm',
        'Leave out Secured by Design',
      ],
    ],
    [
      'a step for everybody to climb',
      'access.threshold',
      door,
      [
        'note',
        'Standard PVC threshold stands up 72 mm; an entrance for everybody has a step of 15 at most.',
        'Use Low aluminium threshold 15 mm',
      ],
    ],
    [
      'a way too narrow for a wheelchair',
      'access.clear-width',
      afterChoosing(door, { type: 'size.changeOverall', overall: size(940, 2100) }),
      [
        'note',
        'The open door leaves 772 mm to pass; an entrance for everybody leaves 775 at least.',
        'Make the overall width 943 mm',
      ],
    ],
    [
      'a dark leaf in the sun',
      'colour.dark',
      { ...door, colours: { ...door.colours, doorExternal: colourId(4) } },
      [
        'note',
        'Anthracite Grey takes up much sun: in full sun the leaf may bow, by up to 8 mm within what makers allow.',
      ],
    ],
    [
      'a new build without glass or viewer',
      'security.no-viewer',
      built(afterChoosing(flush, { type: 'hardware.choose', kind: 'spyhole', stock: null }), { jobType: 'new-build' }),
      [
        'warning',
        'A new home needs a viewer in its entrance door: nobody outside can be seen from within.',
        'Add SP-180',
      ],
    ],
    [
      'glass that others put in',
      'safety.unglazed',
      afterChoosing(door, { type: 'glass.chooseForDoor', glazing: { kind: 'unglazed' } }),
      [
        'warning',
        'It comes without glass: whoever glazes it must take safety glass up to 1500 mm above the floor.',
        'Use clear glass in the door',
      ],
    ],
  ])('%s', (_, code, item, sentence) => {
    expect(shown(found(code, item))).toEqual(sentence);
  });

  test.each<[string, Finding['code'], Item]>([
    ['a warm slab', 'thermal.too-much', door],
    ['no step', 'access.threshold', low],
    [
      '943 wide leaves just 775',
      'access.clear-width',
      afterChoosing(door, { type: 'size.changeOverall', overall: size(943, 2100) }),
    ],
    ['laminated as it is asked for', 'security.not-laminated', built(door, { securedByDesign: true, laminated: true })],
    ['who comes can be seen through the glass', 'security.no-viewer', built(door, { jobType: 'new-build' })],
    ['an old home needs no viewer', 'security.no-viewer', flush],
  ])('no finding: %s', (_, code, item) => {
    expect(found(code, item)).toBeUndefined();
  });

  test('a high threshold is a warning in a new build', () => {
    expect(found('access.threshold', built(door, { jobType: 'new-build' }))?.severity).toBe('warning');
  });

  test('the limit is compared with the declared value', () => {
    expect(found('thermal.too-much', flush, slabOf(1.39))).toBeUndefined();
    expect(found('thermal.too-much', flush, slabOf(1.5))?.sentence).toContain('1.5 W/m²K');
  });
});

describe('a fire door', () => {
  test('needs a closer', () => {
    expect(shown(found('fire.no-closer', withoutCloser))?.slice(0, 2)).toEqual([
      'problem',
      'A fire door shuts by itself; this one has no closer.',
    ]);
  });

  test('has a higher U-value limit in England, the normal one in Ireland', () => {
    expect(found('thermal.too-much', fireDoor, slabOf(1.7))?.sentence).toContain('Ireland allows 1.4.');
  });
});

describe('weight', () => {
  test('three hinges give no finding, four give a note', () => {
    const high = afterChoosing(flush, { type: 'size.changeOverall', overall: size(1000, 2330) });
    expect(found('weight.four-hinges', flush)).toBeUndefined();
    expect(shown(found('weight.four-hinges', high))).toEqual([
      'note',
      'The leaf is 2185 mm high and weighs 49 kg: it hangs on four hinges.',
    ]);
  });

  test('a leaf too heavy for four hinges is a problem, fixed by a lighter slab', () => {
    const lead = findings(built(flush, { slab: 48 }), {
      catalogue: heavySlabs,
      production: workedExampleProductionRows,
      messages,
      tryAction: tryAction(contextOf(heavySlabs)),
    });
    expect(shown(lead.find(({ code }) => code === 'weight.too-heavy'))?.slice(0, 3)).toEqual([
      'problem',
      'The leaf weighs 162 kg in a slab of 48 mm; four hinges carry 120 kg.',
      'Use a slab of 44 mm',
    ]);
  });

  test.each<[string, Item, string]>([
    ['a door in its frame', flush, 'two people lift it.'],
    ['a coupled surround, by its heaviest piece', surround, 'its heaviest piece'],
  ])('lifting %s', (_, item, t) => {
    const note = examine(item).find(({ code }) => code === 'weight.two-people' || code === 'weight.trolley');
    expect(note?.sentence).toContain(t);
  });

  test('figures of each leaf: weight, hinges, lock, closer', () => {
    const { leaves, setKg } = setFigures(aDoor('double'), { catalogue, production: workedExampleProductionRows });
    expect(leaves.map(({ group, hinges, lock, closer }) => [group, hinges, lock?.code, closer])).toEqual([
      ['master', 3, 'ML-M', 3],
      ['slave', 3, 'SB-SET', 3],
    ]);
    expect(setKg).toBeGreaterThan(leaves.reduce((total, { kg }) => total + kg, 0));
  });
});

test('a fanlight too low for its glass unit', () => {
  const strip = afterChoosing(surround, { type: 'size.changeDoorHeight', doorHeight: mm(2120) });
  expect(shown(found('glass.too-slim', strip))?.[1]).toContain('is over 10 times as long as wide');
});
