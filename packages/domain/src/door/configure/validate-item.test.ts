import { describe, expect, test } from 'vitest';
import { isBomStale } from '../../making/bom/bom-state.ts';
import { type HardwareKind, hardwareKinds } from '../model/hardware-kinds.ts';
import { colourId, designId, itemId, stockCode, templateId, type ThemeId } from '../model/ids.ts';
import { displayName } from '../model/item-record.ts';
import type { Item } from '../model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { contextOf } from '../../testing/a-context.ts';
import { aDoor, afterChoosing } from '../../testing/a-door.ts';
import { hardwareKindMessages } from '../../messages/english/choosing.ts';
import { describeItem } from './describe-item.ts';
import { validateItem } from './validate-item.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);

test.each([
  ['12', 'Elm Road', '12, Elm Road'],
  ['', 'Elm Road', 'Elm Road'],
  ['12', ' ', '12'],
  ['', '', 'Item: 7f'],
])('%j and %j are shown as %j [3.10]', (houseNumber, address, expected) => {
  expect(displayName({ item: { id: itemId('7f'), houseNumber }, job: { address } })).toBe(expected);
});

test.each([
  ['never worked out', '2026-03-01T10:00:00.000Z', null, true],
  ['older than the item', '2026-03-01T10:00:00.001Z', '2026-03-01T10:00:00.000Z', true],
  ['as old as the item', '2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z', false],
  ['newer', '2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00.000Z', false],
  ['nothing to work out', null, null, false],
])('a bill of materials: %s', (_, lastUpdated, bomUpdated, stale) => {
  expect(isBomStale({ lastUpdated, bomUpdated })).toBe(stale);
});

describe('an item from outside', () => {
  const door = () => aDoor('surround');
  const withFrame = (frame: Partial<Item['frame']>): Item => ({ ...door(), frame: { ...door().frame, ...frame } });
  const withHardware = (hardware: Partial<Item['hardware']>): Item => ({
    ...door(),
    hardware: { ...door().hardware, ...hardware },
  });
  const [first, ...others] = door().frame.parts;

  test.each([
    ['an unknown design', { ...door(), designId: designId(999) }, 'item.unknown'],
    ['an unknown packer', withFrame({ packers: { ...door().frame.packers, top1: stockCode('?') } }), 'item.unknown'],
    ['the parts of another frame', { ...door(), templateId: templateId('left') }, 'item.parts-unlike-template'],
    ['cells that do not add up', withFrame({ overall: size(1901, 2400) }), 'item.parts-do-not-add-up'],
    ['no parts at all', withFrame({ parts: [] }), 'item.parts-unlike-template'],
    ['a part too many', withFrame({ parts: [...door().frame.parts, ...others] }), 'item.parts-do-not-add-up'],
    ['a hand that the design has not', { ...door(), designId: designId(116) }, 'design.hand-not-allowed'],
    [
      'a premium without need',
      { ...door(), colours: { ...door().colours, frameExternal: { kind: 'door-colour' } } },
      'colour.premium-not-needed',
    ],
    [
      'a frame colour on the door',
      { ...door(), colours: { ...door().colours, doorExternal: colourId(101) } },
      'item.not-offered',
    ],
    ['a handle of another finish', withHardware({ suite: 'black' }), 'item.not-offered'],
    ['an unknown hinge colour', withHardware({ hingeColour: 'Pink' }), 'item.not-offered'],
  ] as const)('with %s is found out [4.7]', (_, item, code) => {
    expect(validateItem(item, context).map((finding) => finding.code)).toContain(code);
  });

  test('with a door too small is refused although its parts add up', () => {
    const small = { ...aDoor('single-door') };
    const parts = [{ ...small.frame.parts[0], size: size(700, 2070) }] as Item['frame']['parts'];
    const item = { ...small, frame: { ...small.frame, overall: size(700, 2100), parts } };
    expect(validateItem(item, context).map(({ code }) => code)).toContain('size.leaf-width');
  });

  test('as newItem made it is valid', () => {
    expect(first).toBeDefined();
    expect(validateItem(door(), context)).toEqual([]);
  });
});

test('the design in words', () => {
  const pieces: Partial<Record<HardwareKind, string>> = { handle: 'HA-LL', spyhole: 'SP-180', letterPlate: 'LP-310' };
  const item = afterChoosing(
    aDoor('left'),
    { type: 'hardware.chooseSuite', suite: 'chrome' },
    { type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId: catalogue.rows.themes[1]?.id ?? expect.fail() } },
    { type: 'hardware.choose', kind: 'knocker', stock: null },
    { type: 'size.changeOverall', overall: { width: mm(1500), height: mm(2100) } },
  );
  expect(describeItem(item, context).map(({ step, term, value }) => `${step} | ${term}: ${value}`)).toEqual([
    'frame | Frame: Single Door with Left Sidelight',
    'frame | Overall size: 1500 × 2100 mm',
    'frame | Threshold: Standard PVC threshold',
    'frame | Sill: Sill 150 mm',
    'design | Design: Four Panel Two Light',
    'design | Hinge side: Left, seen from outside',
    'design | Opens: Inwards',
    'colours | Door outside: Anthracite Grey',
    'colours | Door inside: Matt White',
    'colours | Frame outside: Matt White',
    'colours | Frame inside: Matt White',
    'glass | Door glass: Bevel Cluster, on Minster',
    'glass | Frame glass: Bevel Cluster, on Minster',
    'hardware | Handle type: Lever both sides',
    'hardware | Finish: Chrome',
    ...hardwareKinds.map((kind) => `hardware | ${hardwareKindMessages[kind].heading}: ${pieces[kind] ?? 'None'}`),
    'hardware | Hinges: Chrome',
  ]);
});

test('a theme without backing is described without one', () => {
  const bare = { ...catalogue, theme: (id: ThemeId) => ({ ...catalogue.theme(id), backings: [] }) };
  const themeId = catalogue.rows.themes[1]?.id ?? expect.fail();
  const item = afterChoosing(aDoor('single-door'), {
    type: 'glass.chooseForDoor',
    glazing: { kind: 'theme', themeId },
  });
  const glass = describeItem(item, contextOf(bare)).filter(({ step }) => step === 'glass');
  expect(glass.map(({ value }) => value)).toEqual(['Bevel Cluster']);
});
