import { contextOf } from '../../testing/a-context.ts';
import { describe, expect, test } from 'vitest';
import { configure } from '../configure/configure.ts';
import type { Action } from '../model/action.ts';
import { stockCode, templateId } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import type { Option } from '../choice/option.ts';
import { partOf } from '../model/parts.ts';
import { mm, size } from '../../lib/mm.ts';
import { aCatalogue, aCatalogueWith } from '../../testing/a-catalogue.ts';
import { aDoor, afterChoosing, choosing, refusalOfChoosing, withChoices } from '../../testing/a-door.ts';
import { designId, systemId } from '../model/ids.ts';
import { sizesThatDoNotAddUp } from '../../testing/parts-add-up.ts';
import { templateOptions } from './template-options.ts';
import { packerOptions, sillOptions, thresholdOptions } from './size-stock-options.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);
const overall = (width: number, height: number) =>
  ({ type: 'size.changeOverall', overall: size(width, height) }) as const;
const cells = (item: Item) =>
  Object.fromEntries(
    item.frame.parts.map(({ kind, size: { width, height } }) => [kind, `${String(width)}×${String(height)}`]),
  );
const sentence = (item: Item, action: Action) => {
  const outcome = configure(item, action, context);
  return outcome.ok ? 'accepted' : outcome.refusal.message;
};

describe('the parts of a template', () => {
  test.each([
    ['single-door', { 'single-door': '1000×2070' }],
    ['left', { 'left-sidelight': '460×2070', 'single-door': '980×2070' }],
    [
      'surround',
      { 'left-sidelight': '460×2050', 'single-door': '980×2050', 'right-sidelight': '460×2050', fanlight: '1900×320' },
    ],
    ['double', { 'double-door': '1800×2100' }],
  ])('%s: %j [9.20 9.21]', (template, expected) => {
    expect(cells(aDoor(template))).toEqual(expected);
  });

  test.each([
    ['surround-mullion', 'frame', { mullions: [460, 1440], transoms: [2050] }, size(1900, 2370)],
    ['fanlight-mullion', 'door-with-transom', { mullions: [], transoms: [2050] }, size(1000, 2370)],
  ] as const)('%s has its bars in one part around them', (template, kind, bars, composite) => {
    expect(partOf(aDoor(template).frame.parts, kind)).toMatchObject({ bars, size: composite });
  });

  test('a fanlight over 2000 wide has a mullion in its middle', () => {
    expect(partOf(aDoor('double-full').frame.parts, 'fanlight')?.bars.mullions).toEqual([1360]);
    expect(partOf(aDoor('surround').frame.parts, 'fanlight')?.bars.mullions).toEqual([]);
  });
});

describe('another frame', () => {
  test('keeps every choice that is still valid', () => {
    const before = afterChoosing(
      aDoor('single-door'),
      { type: 'design.choose', designId: designId(15) },
      { type: 'colour.sameInternal', on: true },
      { type: 'hardware.chooseSuite', suite: 'black' },
    );
    const after = afterChoosing(before, { type: 'frame.choose', templateId: templateId('surround') });
    expect(after).toMatchObject({
      designId: 15,
      colours: before.colours,
      hardware: before.hardware,
      frame: { overall: size(1900, 2400) },
    });
  });

  test('causes a notice when the design had to change', () => {
    const fan = afterChoosing(aDoor('single-door'), { type: 'design.choose', designId: designId(10) });
    expect(choosing(fan, { type: 'frame.choose', templateId: templateId('double') }).effects).toContainEqual({
      type: 'notify',
      message: 'Carisbrooke Fan does not fit this door, so it shows Half Glaze Square.',
    });
  });

  const chosen = ({ hardware }: Item) => hardware.chosen;
  const to = (template: string) => ({ type: 'frame.choose', templateId: templateId(template) }) as const;

  test('there and back gives the pieces that the double door had no room for', () => {
    const before = aDoor('single-door');
    const double = afterChoosing(before, to('double'));
    expect([chosen(before).knocker, chosen(double).knocker]).toEqual([expect.any(String), null]);
    expect(afterChoosing(double, to('single-door')).hardware).toEqual(before.hardware);
  });

  test('a piece that a person took off stays off, and so does all hardware', () => {
    const noKnocker = { type: 'hardware.choose', kind: 'knocker', stock: null } as const;
    const bare = afterChoosing(aDoor('left'), noKnocker, to('surround'), to('left'));
    expect(chosen(bare).knocker).toBeNull();
    const before = afterChoosing(aDoor('single-door'), { type: 'hardware.clearAll' });
    expect(afterChoosing(before, to('double'), to('single-door')).hardware).toEqual(before.hardware);
  });

  test('parts keep their ids', () => {
    const there = afterChoosing(aDoor('left'), { type: 'frame.choose', templateId: templateId('surround') });
    const back = afterChoosing(there, { type: 'frame.choose', templateId: templateId('left') });
    expect(back.frame.parts).toEqual(aDoor('left').frame.parts);
    expect(new Set(there.frame.parts.map(({ id }) => id)).size).toBe(4);
  });

  test('only frames of the same system are offered [2.17]', () => {
    const [first, ...others] = aCatalogue().rows.templates;
    const elsewhere = aCatalogueWith({ templates: first ? [...others, { ...first, systemId: systemId(2) }] : [] });
    const offered = templateOptions(aDoor('left'), elsewhere).map(({ value }) => value.id);
    expect(offered).toEqual(others.map(({ id }) => id));
  });

  test('an unknown frame is refused', () => {
    expect(refusalOfChoosing(aDoor('left'), { type: 'frame.choose', templateId: templateId('?') })).toBe(
      'frame.not-offered',
    );
  });
});

describe('when a size changes', () => {
  test.each([
    [
      'the sidelights share it, the odd millimetre left',
      'surround',
      overall(2001, 2400),
      ['511×2050', '980×2050', '510×2050', '2001×320'],
    ],
    ['one sidelight takes all of it', 'left', overall(1500, 2100), ['520×2070', '980×2070']],
    ['a lone door takes it itself', 'single-door', overall(1010, 2090), ['1010×2060']],
    [
      'the fanlight takes the height',
      'surround',
      overall(1900, 2500),
      ['460×2050', '980×2050', '460×2050', '1900×420'],
    ],
    [
      'typed sides leave the rest to the door',
      'surround',
      { type: 'size.changeSides', left: mm(500), right: mm(450) },
      ['500×2050', '950×2050', '450×2050', '1900×320'],
    ],
    [
      'a lower door makes the fanlight higher',
      'surround',
      { type: 'size.changeDoorHeight', doorHeight: mm(2020) },
      ['460×2020', '980×2020', '460×2020', '1900×350'],
    ],
    [
      'a packer comes off the door',
      'single-door',
      { type: 'size.choosePacker', position: 'left1', stock: stockCode('AO20') },
      ['980×2070'],
    ],
    ['without a sill the door is higher', 'single-door', { type: 'size.chooseSill', stock: null }, ['1000×2100']],
  ] as const)('%s [4.32 4.33 4.35 9.19 9.21]', (_, template, action, expected) => {
    expect(Object.values(cells(afterChoosing(aDoor(template), action)))).toEqual(expected);
  });

  test('the bars of a one-piece frame follow [4.35]', () => {
    const item = afterChoosing(aDoor('surround-mullion'), overall(2001, 2400));
    expect(partOf(item.frame.parts, 'frame')?.bars).toEqual({ mullions: [511, 1491], transoms: [2050] });
  });

  test('typed sidelight widths stay when only the height changes', () => {
    const typed = afterChoosing(aDoor('surround'), { type: 'size.changeSides', left: mm(500), right: mm(450) });
    const item = afterChoosing(typed, { type: 'size.changeDoorHeight', doorHeight: mm(2020) });
    expect(cells(item)).toMatchObject({ 'left-sidelight': '500×2020', 'right-sidelight': '450×2020' });
  });

  test('a height without the sill describes the same set', () => {
    const item = afterChoosing(aDoor('single-door'), { type: 'size.changeHeightMode', mode: 'Height-Sill+Packers' });
    expect(item.frame.overall).toEqual(size(1000, 2070));
    expect(cells(item)).toEqual(cells(aDoor('single-door')));
  });
});

describe('packers, sills and thresholds offered', () => {
  const codes = (options: readonly Option<{ readonly code: string } | null>[]) =>
    options.map(({ value, disabledReason }) => [value?.code ?? null, disabledReason?.code ?? 'offered']);

  test('a packer that makes the leaf too narrow for its design says so', () => {
    const narrow = afterChoosing(aDoor('single-door'), overall(820, 2100));
    const [none, ...packers] = packerOptions(narrow, 'left1', context);
    expect(none).toMatchObject({ value: null, chosen: true, disabledReason: null });
    expect(packers.length).toBeGreaterThan(0);
    packers.forEach(({ disabledReason }) =>
      expect(disabledReason).toMatchObject({
        code: 'design.leaf-too-small',
        reason: 'Leaves a size that cannot be made',
      }),
    );
  });

  test('no sill on the highest door is refused, and so is a low threshold', () => {
    const highest = afterChoosing(aDoor('single-door'), overall(1000, 2445));
    expect(codes(sillOptions(highest, context))).toEqual([
      [null, 'size.leaf-height'],
      ['SC150', 'offered'],
    ]);
    expect(codes(thresholdOptions(highest, context))).toEqual([
      ['TH-PVC', 'offered'],
      ['TH-AL15', 'size.leaf-height'],
      ['TH-AL28', 'size.leaf-height'],
    ]);
  });
});

describe('a size that cannot be made is refused with one that can', () => {
  test.each([
    ['surround', overall(1400, 2400), 'Make the overall width 1480 mm or more.'],
    ['surround', { type: 'size.changeDoorHeight', doorHeight: mm(2150) }, 'make the door height 2120 mm or less.'],
    ['single-door', overall(1066, 2100), 'Make the overall width 1065 mm or less.'],
  ] as const)('%s', (template, action, fix) => {
    expect(sentence(aDoor(template), action)).toContain(fix);
  });

  test('the design can refuse a size too', () => {
    const fan = afterChoosing(aDoor('single-door'), { type: 'design.choose', designId: designId(10) });
    expect(sentence(fan, overall(960, 2100))).toBe(
      'Carisbrooke Fan needs a leaf of at least 860 × 1950 mm; it would be 845 × 1955 mm. Make the door 15 mm wider.',
    );
  });

  test.each([
    ['single-door', { type: 'size.changeSides', left: mm(500), right: mm(500) }, 'size.no-sidelights'],
    ['left', { type: 'size.changeDoorHeight', doorHeight: mm(2000) }, 'size.no-fanlight'],
    ['left', { type: 'size.changeMasterWidth', masterWidth: mm(800) }, 'size.no-slave'],
    ['left', { type: 'size.choosePacker', position: 'left1', stock: stockCode('SC150') }, 'size.not-offered'],
    ['left', { type: 'size.chooseSill', stock: stockCode('AO10') }, 'size.not-offered'],
    ['left', { type: 'size.chooseThreshold', stock: stockCode('SC150') }, 'size.not-offered'],
  ] as const)('%s: %j', (template, action, code) => {
    expect(refusalOfChoosing(aDoor(template), action)).toBe(code);
  });
});

test('the width of a sidelight that the style does not have makes no set wider than its door', () => {
  const overall = { size: size(1300, 2100), mode: 'Standard' } as const;
  const sides = { left: mm(300), right: mm(0), at: mm(1300) };
  const door = withChoices(aDoor('single-door'), { sizes: { [templateId('single-door')]: { overall, sides } } });
  expect(sizesThatDoNotAddUp(door, catalogue)).toEqual([]);
});
