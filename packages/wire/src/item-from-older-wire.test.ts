import { aCatalogue } from '@door/domain/testing/a-catalogue';
import { aDoor, afterChoosing, aRecordOf } from '@door/domain/testing/a-door';
import { colourId, stockCode } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { describe, expect, test } from 'vitest';
import { itemToWire } from './item-to-wire.ts';
import { itemFromOlderWire } from './item-from-older-wire.ts';

const catalogue = aCatalogue();
const wireOf = (item: Item) =>
  itemToWire({ ...aRecordOf(item), lastUpdated: '2026-11-21T04:00:00.000Z', bomUpdated: null }, catalogue);

/** The item as an older version wrote it: these properties absent or null. */
function loadedWithout(item: Item, keys: readonly string[], gap: null | undefined) {
  const wire = wireOf(item);
  const props: Readonly<Record<string, unknown>> = JSON.parse(wire.Props);
  const gaps = Object.fromEntries(keys.map((key) => [key, gap]));
  return itemFromOlderWire({ ...wire, Props: JSON.stringify({ ...props, ...gaps }) }, catalogue);
}

const packed = afterChoosing(
  aDoor('surround'),
  { type: 'size.choosePacker', position: 'left1', stock: stockCode('AO20') },
  { type: 'size.choosePacker', position: 'top1', stock: stockCode('AO25') },
);
const withoutSillHeight = afterChoosing(packed, { type: 'size.changeHeightMode', mode: 'Height-Sill+Packers' });

describe('a missing overall size follows from the composite size and what is fitted around the frame [4.14]', () => {
  test.each([
    ['packers and a sill', packed, ['overallWidth', 'overallHeight']],
    ['only the width', packed, ['overallWidth']],
    ['only the height', packed, ['overallHeight']],
    ['a height that never counted the sill', withoutSillHeight, ['overallHeight']],
    ['nothing missing', packed, []],
  ] as const)('%s', (_, item, keys) => {
    for (const gap of [null, undefined])
      expect(loadedWithout(item, keys, gap)).toEqual({ ok: true, value: aRecordOf(item) });
  });
});

describe('a missing colour is the supplier’s first choice [4.15]', () => {
  const painted = afterChoosing(
    aDoor('single-door'),
    { type: 'colour.chooseDoor', colourId: catalogue.rows.colours[3]?.id ?? expect.fail() },
    { type: 'colour.chooseFrameExternal', finish: { kind: 'frame-colour', colourId: foil('Anthracite Grey') } },
    { type: 'colour.chooseFrameInternal', finish: { kind: 'frame-colour', colourId: foil('Anthracite Grey') } },
  );
  test.each([
    ['externalColourId', 'doorExternal'],
    ['internalColourId', 'doorInternal'],
    ['externalFrameColourId', 'frameExternal'],
    ['internalFrameColourId', 'frameInternal'],
  ] as const)('%s', (key, slot) => {
    const first = aDoor('single-door').colours;
    expect(painted.colours[slot]).not.toEqual(first[slot]);
    expect(loadedWithout(painted, [key], undefined)).toEqual({
      ok: true,
      value: aRecordOf({ ...painted, colours: { ...painted.colours, [slot]: first[slot] } }),
    });
  });
});

describe('the RAL number of a custom door is its external colour’s', () => {
  const custom = afterChoosing(aDoor('single-door'), { type: 'colour.chooseDoor', colourId: colourId(29) });
  const red = afterChoosing(custom, { type: 'colour.chooseRal', ral: 'RAL 3020' });
  const readWith = (ral: unknown) => {
    const wire = wireOf(custom);
    const props: Readonly<Record<string, unknown>> = JSON.parse(wire.Props);
    return itemFromOlderWire({ ...wire, Props: JSON.stringify({ ...props, externalColourRal: ral }) }, catalogue);
  };

  test.each([
    ['RAL 3020', red],
    ['3020', red],
    ['', custom],
    [null, custom],
  ])('%j', (ral, item) => {
    const read = readWith(ral);
    expect(read.ok && read.value.item.colours).toEqual(item.colours);
  });

  test('a number that no list has is refused by name', () => {
    const read = readWith('RAL 3021');
    expect(read.ok ? 'accepted' : read.refusal.message).toContain('Props.externalColourRal is no number');
  });

  test('it travels back', () => expect(JSON.parse(wireOf(red).Props)).toMatchObject({ externalColourRal: 'RAL 3020' }));
});

test.each([
  ['no item', undefined, 'Props must be text'],
  ['properties that are no JSON', { ...wireOf(packed), Props: '{' }, 'Props must be JSON text'],
  ['an item without a frame', { ...wireOf(packed), Props: '{}' }, 'Props.construction must be'],
])('%s is refused by name', (_, wire, sentence) => {
  const read = itemFromOlderWire(wire, catalogue);
  expect(read.ok ? 'accepted' : read.refusal.message).toContain(sentence);
});

function foil(name: string) {
  return catalogue.rows.colours.find((row) => row.use === 'frame' && row.name === name)?.id ?? expect.fail();
}

test('a door from before there were extras carries none [3.24]', () => {
  const { extras, ...older } = aDoor('single-door');
  const codes = Object.keys(extras.chosen).map((kind) => `${kind}StockCode`);
  const keys = [...codes, 'doorCloserPosition', 'numeralsFromLeft', 'numeralsHeight'];
  expect(loadedWithout({ ...older, extras }, keys, undefined)).toEqual({
    ok: true,
    value: aRecordOf({ ...older, extras }),
  });
});

test('a door from before a kind of hardware carries none of it', () => {
  const { hardware, ...older } = aDoor('single-door');
  expect(hardware.chosen.spyhole).not.toBeNull();
  expect(loadedWithout({ ...older, hardware }, ['spyhole1StockCode'], undefined)).toEqual({
    ok: true,
    value: aRecordOf({ ...older, hardware: { ...hardware, chosen: { ...hardware.chosen, spyhole: null } } }),
  });
});
