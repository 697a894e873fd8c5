import { describe, expect, test } from 'vitest';
import { describeItem } from '../configure/describe-item.ts';
import { colourId } from '../model/ids.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { contextOf } from '../../testing/a-context.ts';
import { aDoor, afterChoosing, refusalOfChoosing } from '../../testing/a-door.ts';
import { frameColourOf } from './colour-of-part.ts';
import { asksForRal, customPaintOf, doorColourOf, paintTyped } from './custom-ral.ts';

const catalogue = aCatalogue();
const plain = aDoor('single-door');
const unnumbered = afterChoosing(plain, { type: 'colour.chooseDoor', colourId: colourId(29) });
const red = afterChoosing(unnumbered, { type: 'colour.chooseRal', ral: 'RAL 3020' });

test.each([
  ['3020', 'RAL 3020'],
  [' ral 3020 ', 'RAL 3020'],
  ['RAL3020', 'RAL 3020'],
  ['3021', null],
  ['302', null],
  ['30200', null],
  ['red', null],
  ['', null],
])('%j names %s', (typed, ral) => {
  expect(paintTyped(typed, catalogue)?.ral ?? null).toBe(ral);
});

describe('only a door in a custom colour has a RAL number of its own', () => {
  test.each([
    ['another door', plain, 'RAL 3020', 'colour.ral-not-needed'],
    ['a custom door, no such number', unnumbered, 'RAL 0000', 'colour.not-offered'],
    ['a custom door', unnumbered, 'RAL 3020', 'accepted'],
    ['a custom door that gives it back', red, null, 'accepted'],
  ])('%s', (_, item, ral, outcome) => {
    expect(refusalOfChoosing(item, { type: 'colour.chooseRal', ral })).toBe(outcome);
  });

  test('another colour takes the number away', () => {
    expect(asksForRal(plain, catalogue)).toBe(false);
    expect(asksForRal(unnumbered, catalogue)).toBe(true);
    expect(afterChoosing(red, { type: 'colour.chooseDoor', colourId: colourId(1) }).colours.customRal).toBeNull();
  });
});

test('the door, and a frame painted like it, show the paint', () => {
  expect(doorColourOf(unnumbered, catalogue)).toMatchObject({ name: 'Custom RAL', ral: null, hex: '#888888' });
  expect(doorColourOf(red, catalogue)).toMatchObject({ name: 'Custom RAL', ral: 'RAL 3020', hex: '#BB1E10' });
  expect(customPaintOf(red, catalogue)?.name).toBe('Traffic red');
  const framed = afterChoosing(red, { type: 'colour.chooseFrameExternal', finish: { kind: 'door-colour' } });
  expect(frameColourOf(framed, 'external', catalogue).ral).toBe('RAL 3020');
});

test('a number that a standard frame colour has needs no paint on the frame', () => {
  const framed = afterChoosing(red, { type: 'colour.chooseFrameExternal', finish: { kind: 'door-colour' } });
  const anthracite = afterChoosing(framed, { type: 'colour.chooseRal', ral: 'RAL 7016' });
  expect(anthracite.colours.frameExternal).toEqual({ kind: 'frame-colour', colourId: 104 });
});

test.each([
  [red, 'Custom RAL 3020, Traffic red'],
  [unnumbered, 'Custom RAL, number not given'],
  [plain, 'Anthracite Grey'],
])('mail and summary name it', (item, value) => {
  expect(describeItem(item, contextOf(catalogue)).find(({ about }) => about === 'doorExternal')?.value).toBe(value);
});
