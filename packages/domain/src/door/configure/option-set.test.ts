import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { designId, stockCode, systemId } from '../model/ids.ts';
import { optionNames } from '../model/option-choices.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { contextOf } from '../../testing/a-context.ts';
import { aDoor, afterChoosing } from '../../testing/a-door.ts';
import { applyOptions, optionChoicesOf } from './option-set.ts';
import { configureAll } from './configure.ts';
import { optionSettings } from './option-setting.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);
const chain: Action = { type: 'extra.choose', kind: 'doorChain', stock: stockCode('CH-STD-GD') };
const slab: Action = { type: 'build.chooseSlab', slab: 48 };
const lined: Action = { type: 'build.chooseStock', place: 'leftLining', stock: stockCode('LN100') };
const door = aDoor('single-door');
const fitted = afterChoosing(door, slab, chain, lined);
const black: Action = { type: 'hardware.chooseSuite', suite: 'black' };

test('a set holds what its door has beyond a new one, products without their finish', () => {
  expect(optionChoicesOf(door, context)).toEqual([]);
  expect(optionChoicesOf(fitted, context)).toEqual([
    { option: 'slab', key: '48' },
    { option: 'leftLining', key: 'LN100' },
    { option: 'doorChain', key: 'CH-STD' },
  ]);
});

describe('applied to another door', () => {
  const choices = optionChoicesOf(fitted, context);

  test('it sets each option by its rule, in the finish of that door', () => {
    const other = afterChoosing(aDoor('double'), black);
    const { item, actions, refused } = applyOptions(choices, other, context);
    expect(refused).toEqual([]);
    expect([item.build.slab, item.build.trims.leftLining, item.extras.chosen.doorChain]).toEqual([
      48,
      'LN100',
      'CH-STD-BK',
    ]);
    const again = configureAll(other, actions, context);
    expect(again.ok && again.value.item).toEqual(item);
    expect(applyOptions(choices, item, context)).toEqual({ item, actions: [], refused: [] });
  });

  test('it says what cannot be had and why, and applies the rest', () => {
    const fire = afterChoosing(
      door,
      { type: 'design.choose', designId: designId(15) },
      { type: 'build.chooseSystem', systemId: systemId(2) },
    );
    const { item, refused } = applyOptions(choices, fire, context);
    expect(refused.map(({ option }) => option)).toEqual(['slab']);
    expect(refused[0]?.reason).toMatch(/is not made with a slab/);
    expect(item.extras.chosen.doorChain).toBe('CH-STD-GD');
  });

  test('what another option of the set makes possible is tried again', () => {
    const fire = afterChoosing(
      door,
      { type: 'design.choose', designId: designId(15) },
      { type: 'build.chooseSystem', systemId: systemId(2) },
    );
    const back = [
      { option: 'slab', key: '48' },
      { option: 'system', key: String(door.systemId) },
    ] as const;
    expect(applyOptions(back, fire, context).refused).toEqual([]);
  });

  test('what is no longer sold is said', () => {
    const gone = [{ option: 'doorChain', key: 'CH-OLD' }] as const;
    expect(applyOptions(gone, door, context).refused).toEqual([
      { option: 'doorChain', reason: 'This supplier does not make it so.' },
    ]);
  });

  test.each(optionNames)('%s: the key that a door has sets nothing new', (option) => {
    const key = optionSettings[option].read(fitted, catalogue);
    expect(applyOptions([{ option, key }], fitted, context).actions).toEqual([]);
  });
});
