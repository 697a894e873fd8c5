import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { amountText } from '@door/domain/selling/pricing/money';
import type { Action } from '@door/domain/door/model/action';
import { designId, stockCode, systemId, templateId, themeId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { leafSizes, masterOf } from '@door/domain/door/sizes/leaf-sizes';
import { aDoorOf } from '@door/domain/testing/a-door';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';
import { catalogue, chosen, priced } from './testing/priced-doors.ts';

const idOf = (name: string) => demoCatalogue.designs.find((row) => row.name === name)?.id ?? designId(0);
const design = (name: string): Action => ({ type: 'design.choose', designId: idOf(name) });
const frame = (id: string): Action => ({ type: 'frame.choose', templateId: templateId(id) });
const secure = (on: boolean): Action => ({ type: 'build.secure', on });
const system = (id: number): Action => ({ type: 'build.chooseSystem', systemId: systemId(id) });
const suite = (of: 'chrome' | 'gold' | 'black' | 'white'): Action => ({ type: 'hardware.chooseSuite', suite: of });
const paint = (name: string): Action => ({
  type: 'colour.chooseDoor',
  colourId: catalogue.rows.colours.find((row) => row.use === 'door' && row.name === name)?.id ?? expect.fail(),
});
const theme: Action = { type: 'glass.chooseForFrame', glazing: { kind: 'theme', themeId: themeId(16) } };
const ring: Action = { type: 'hardware.choose', kind: 'knocker', stock: stockCode('KN-RING-GD') };
const noPlate: Action = { type: 'hardware.choose', kind: 'letterPlate', stock: null };

const newDoor = aDoorOf('single-door', catalogue);

/** What it costs, what is made, and the door. */
const read = (item: Item) => ({
  door: doorOf(item),
  list: amountText(priced(item).list),
  bill: workInstructionsOf(bomOf(item, { catalogue, production: demoProduction })),
});

const doorOf = ({ choices: _choices, ...door }: Item) => door;

describe('there and back again is the same door, bill and price', () => {
  test.each<[string, readonly Action[], readonly Action[]]>([
    ['Secured by Design on and off', [], [secure(true), secure(false)]],
    [
      'a new build and a replacement',
      [],
      [
        { type: 'build.chooseJobType', jobType: 'new-build' },
        { type: 'build.chooseJobType', jobType: 'replacement' },
      ],
    ],
    ...['Six Panel', 'Four Panel', 'Flush'].map((name): [string, readonly Action[], readonly Action[]] => [
      `${name}, a fire door and back`,
      [design(name)],
      [system(2), system(1)],
    ]),
    [
      'no letter plate and a ring knocker, Centre Slot and back',
      [design('Six Panel'), noPlate, ring],
      [design('Centre Slot'), design('Six Panel')],
    ],
    [
      'outwards on a sill of 180, a sidelight and back',
      [
        { type: 'frame.chooseOpening', opens: 'Out' },
        { type: 'size.chooseSill', stock: stockCode('SC180') },
      ],
      [frame('single-door-left-sidelight'), frame('single-door')],
    ],
    [
      'Cobalt with its frame painted, White and back',
      [paint('Cobalt Blue'), { type: 'colour.chooseFrameExternal', finish: { kind: 'door-colour' } }],
      [paint('White'), paint('Cobalt Blue')],
    ],
  ])('%s', (_, first, wandering) => {
    const before = chosen(newDoor, ...first);
    expect(read(chosen(before, ...wandering))).toEqual(read(before));
  });
});

test('a new single door costs 921.60 with the plate LP-310, also after Secured by Design', () => {
  const { list, bill } = read(chosen(newDoor, secure(true), secure(false)));
  expect(list).toBe('921.60');
  expect(bill.map(({ code }) => code)).toContain('LP-310-GD');
});

test.each([
  ['Six Panel', '861.60'],
  ['Four Panel', '861.60'],
  ['Flush', '795.60'],
])('%s costs %s after a fire door, and has its leaf of 1955 without a closer', (name, list) => {
  const back = chosen(newDoor, design(name), system(2), system(1));
  expect(amountText(priced(back).list)).toBe(list);
  expect(masterOf(leafSizes(back, catalogue)).height).toBe(1955);
  expect([back.extras.chosen.doorCloser, back.frame.threshold]).toEqual([null, newDoor.frame.threshold]);
});

test('outwards and the sill stay in the frame with a sidelight', () => {
  const { opens, frame: made } = chosen(
    newDoor,
    { type: 'frame.chooseOpening', opens: 'Out' },
    { type: 'size.chooseSill', stock: stockCode('SC180') },
    frame('single-door-left-sidelight'),
  );
  expect([opens, made.sill]).toEqual(['Out', 'SC180']);
});

test('after no hardware at all, plate, knocker and viewer stay off with other designs; the handle is lever-lever', () => {
  const { hardware } = chosen(
    newDoor,
    { type: 'hardware.clearAll' },
    design('Centre Slot'),
    design('Four Panel Two Light'),
  );
  const { letterPlate, knocker, spyhole } = hardware.chosen;
  expect([hardware.handleType, letterPlate, knocker, spyhole]).toEqual(['lever-lever', null, null, null]);
});

test('a painted frame is the standard white of a white door, as it is the grey foil of a grey one', () => {
  const painted = chosen(newDoor, paint('Cobalt Blue'), {
    type: 'colour.chooseFrameExternal',
    finish: { kind: 'door-colour' },
  });
  const foils = ['White', 'Anthracite Grey', 'Cream'].map((name) => {
    const { frameExternal } = chosen(painted, paint(name)).colours;
    return frameExternal.kind === 'frame-colour' ? catalogue.colour(frameExternal.colourId).name : 'painted';
  });
  expect(foils).toEqual(['Matt White', 'Anthracite Grey', 'Cream']);
});

test('two finishes one after the other lead to the same knocker as the other way round', () => {
  const ringed = chosen(newDoor, design('Six Panel'), ring);
  const [one, other] = [
    [suite('white'), suite('chrome'), suite('black')],
    [suite('chrome'), suite('white'), suite('black')],
  ].map((finishes) => chosen(ringed, ...finishes).hardware.chosen.knocker);
  expect(one).toBe(other);
  expect(one).toBe('KN-RING-BK');
});

test('the glass of sidelights is there again with a frame that has sidelights', () => {
  const beside = chosen(
    newDoor,
    frame('single-door-left-sidelight'),
    { type: 'glass.differentFrame', on: true },
    theme,
  );
  const without = chosen(beside, frame('single-door'));
  expect(without.glass.frame).toEqual({ kind: 'same-as-door' });
  expect(chosen(without, frame('single-door-left-sidelight')).glass).toEqual(beside.glass);
});
