import { aCatalogue } from '@door/domain/testing/a-catalogue';
import { aDoor, afterChoosing, aRecordOf } from '@door/domain/testing/a-door';
import { colourId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { itemToWire } from './item-to-wire.ts';

const catalogue = aCatalogue();
const wireOf = (item: ReturnType<typeof aDoor>) =>
  itemToWire({ ...aRecordOf(item), lastUpdated: '2026-11-21T04:00:00.000Z', bomUpdated: null }, catalogue);
const templates = catalogue.rows.templates.map(({ id }) => id);

describe('sub-assemblies', () => {
  const all = templates.flatMap((template) => wireOf(aDoor(template)).ItemSubAssembly);

  test('are of the specification’s types [3.28]', () => {
    const types = ['door', 'fanlight', 'single-door', 'double-door', 'door-with-transom'];
    const known = [...types, 'left-sidelight', 'right-sidelight', 'frame'];
    expect(all.map(({ SubAssemblyType }) => SubAssemblyType).filter((type) => !known.includes(type))).toEqual([]);
  });

  test('have the specification’s fields [3.29 3.30]', () => {
    expect(Object.keys(all[0] ?? {})).toEqual([
      ...['Id', 'FrameId', 'SubAssemblyType', 'Width', 'Height', 'FrameParts', 'FramePartsParsed', 'Mullions', 'Props'],
      ...['glassTheme', 'glassThemePriceGroup', 'backingGlass'],
    ]);
  });

  test('say their bars twice: as JSON text, and parsed; mullions once more by their positions [3.29]', () => {
    const divided = all.filter(({ FramePartsParsed }) => FramePartsParsed.length > 0);
    expect(divided.length).toBeGreaterThan(0);
    for (const { FrameParts, FramePartsParsed, Mullions } of divided) {
      expect(JSON.parse(FrameParts)).toEqual(FramePartsParsed);
      const mullions = FramePartsParsed.filter(({ Type }) => Type === 'mullion');
      expect(JSON.parse(Mullions)).toEqual(mullions.map(({ Position }) => Position));
    }
  });
});

test.each([
  ['single-door', 'door', ['single']],
  ['double', 'double door', ['master', 'slave']],
])('%s is a %s with the sash panels %j [3.1 3.3]', (template, type, sashes) => {
  const { Type, ItemSashPanel } = wireOf(aDoor(template));
  expect([Type, ItemSashPanel.map(({ Sash }) => Sash)]).toEqual([type, sashes]);
});

test('colours stand by their codes; one that is not standard on its side is an extra [3.5 3.6 3.9]', () => {
  const colour = (id: number) => catalogue.colour(colourId(id));
  const item = afterChoosing(
    aDoor('single-door'),
    { type: 'colour.chooseDoor', colourId: colourId(22) },
    { type: 'colour.chooseFrameExternal', finish: { kind: 'door-colour' } },
  );
  const wire = wireOf(item);
  expect(wire).toMatchObject({
    ExternalSashColourCode: colour(22).colourCode,
    ExternalFrameColourCode: colour(22).colourCode,
    externalExtraSelected: true,
    internalExtraSelected: false,
    SameInternalSashColour: false,
  });
  expect(catalogue.rows.colours.map(({ colourCode }) => colourCode)).toContain(wire.InternalSashColourCode);
  const same = afterChoosing(item, { type: 'colour.sameInternal', on: true });
  expect(wireOf(same)).toMatchObject({ SameInternalSashColour: true, InternalSashColourCode: colour(22).colourCode });
});
