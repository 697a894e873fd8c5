import { amountText } from '@door/domain/selling/pricing/money';
import { vatRatesOfLaw } from '@door/domain/selling/pricing/vat-rates';
import { choiceAmount, pricedForVisitors } from '@door/domain/selling/pricing/choice-amount';
import { choicesOfStep, type PricedStep, type StepQuestion } from '@door/domain/door/configure/step-choices';
import { colourId, designId, templateId, themeId } from '@door/domain/door/model/ids';
import type { VisitorAction } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import { describe, expect, test } from 'vitest';
import { demoProduction } from './demo.ts';
import { alderAndLane } from './rows/clients.ts';
import { prices } from './rows/prices.ts';
import { catalogue, context } from './testing/demo-doors.ts';
import { chosen, coupledSurround, singleDoor } from './testing/priced-doors.ts';

const pricing = {
  supplier: { catalogue, context, production: demoProduction, client: { ...alderAndLane, priceDisplay: 'exact' } },
  prices,
  tax: { day: '2026-11-22', rates: vatRatesOfLaw },
} as const;

/** `+ 68.19`; null where nothing is told. */
function amountOf(action: VisitorAction, item: Item = singleDoor, list = prices): string | null {
  const pricedBy = { ...pricing, prices: list };
  const told = choiceAmount(action, pricedForVisitors({ item, added: [] }, pricedBy), pricedBy);
  return told?.most ? `${told.sign} ${amountText(told.most)}` : null;
}

const painted = (id: number): VisitorAction => ({ type: 'colour.chooseDoor', colourId: colourId(id) });
const glazed = (id: number): VisitorAction => ({
  type: 'glass.chooseForDoor',
  glazing: { kind: 'theme', themeId: themeId(id) },
});
const noKnocker: VisitorAction = { type: 'hardware.choose', kind: 'knocker', stock: null };

/** A single white door in both steps. VAT of 23 % is in every amount. */
test.each<[string, VisitorAction, string | null]>([
  ['the chosen colour', painted(1), null],
  ['a standard colour', painted(4), '+ 68.19'],
  ['a colour with a star', painted(13), '+ 265.18'],
  ['any RAL colour', painted(29), '+ 484.91'],
  ['paint, where a foil is as white', { type: 'colour.chooseFrameExternal', finish: { kind: 'door-colour' } }, null],
  ['glass of group A', glazed(4), null],
  ['glass of a higher group', glazed(8), '+ 128.80'],
  ['glass of the highest group', glazed(18), '+ 204.57'],
  ['a door without glass', { type: 'glass.chooseForDoor', glazing: { kind: 'unglazed' } }, '− 45.47'],
  ['no knocker', noKnocker, '− 39.40'],
  ['the chosen frame', { type: 'frame.choose', templateId: singleDoor.templateId }, null],
  [
    'a frame with both sidelights',
    { type: 'frame.choose', templateId: templateId('single-door-both-sidelights') },
    '+ 916.74',
  ],
  ['the chosen design', { type: 'design.choose', designId: singleDoor.designId }, null],
  [
    'a contemporary design, with the pieces that it allows',
    { type: 'design.choose', designId: designId(19) },
    '+ 60.61',
  ],
])('%s', (_, action, told) => {
  expect(amountOf(action)).toBe(told);
});

test('a choice that has no price is told none, nor is any choice of a door that has none itself', () => {
  const pieces = Object.fromEntries(Object.entries(prices.pieces).filter(([code]) => !code.startsWith('KN-')));
  const withoutKnockers = { ...prices, pieces };
  const bare = chosen(singleDoor, noKnocker);
  const aKnocker = choicesOf('hardware', bare).find((action) => 'kind' in action && action.kind === 'knocker');
  if (!aKnocker) throw new Error('No knocker is offered.');
  expect(amountOf(aKnocker, bare)).not.toBeNull();
  expect(amountOf(aKnocker, bare, withoutKnockers)).toBeNull();
  expect(amountOf(painted(13), bare, withoutKnockers)).toBe('+ 265.19');
  expect(amountOf(painted(13), singleDoor, withoutKnockers)).toBeNull();
});

const choicesOf = (step: PricedStep, item: Item, ui: Partial<StepQuestion['ui']> = {}) =>
  choicesOfStep(step, { item, context, ui: { ...alderAndLane.ui, ...ui } });

describe('the choices of a step', () => {
  const premiumInside: VisitorAction = { type: 'colour.chooseFrameInternal', finish: { kind: 'door-colour' } };
  const paintedOutside = chosen(singleDoor, painted(13), {
    type: 'colour.chooseFrameExternal',
    finish: { kind: 'door-colour' },
  });

  test('are those that the supplier offers', () => {
    expect(choicesOf('colours', paintedOutside, { showExtraInternalColour: true })).toContainEqual(premiumInside);
    expect(choicesOf('colours', paintedOutside, { showExtraInternalColour: false })).not.toContainEqual(premiumInside);
  });

  test('are not what is chosen, and not what is refused', () => {
    const frames = choicesOf('frame', singleDoor);
    expect(frames.length).toBeGreaterThan(8);
    expect(frames).not.toContainEqual({ type: 'frame.choose', templateId: singleDoor.templateId });
    expect(choicesOf('colours', singleDoor)).not.toContainEqual(painted(1));
    expect(choicesOf('glass', singleDoor)).not.toContainEqual({
      type: 'glass.chooseForDoor',
      glazing: singleDoor.glass.door,
    });
  });

  test('are of the frame too where its glass is chosen separately', () => {
    const separate = chosen(coupledSurround, { type: 'glass.differentFrame', on: true });
    const ofFrame = choicesOf('glass', separate).filter(({ type }) => type === 'glass.chooseForFrame');
    expect(ofFrame.length).toBeGreaterThan(5);
    expect(choicesOf('glass', singleDoor).some(({ type }) => type === 'glass.chooseForFrame')).toBe(false);
  });
});
