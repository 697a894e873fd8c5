import { describe, expect, test } from 'vitest';
import { configure } from './configure.ts';
import { newItem } from './new-item.ts';
import { validateItem } from './validate-item.ts';
import type { ColourPair } from '../../catalogue/rows/colour-rows.ts';
import { frameInternalIsOffered } from '../colours/choose-colours.ts';
import { designOptions } from '../design/design-options.ts';
import { hardwareOptions } from '../hardware/hardware-options.ts';
import type { Action } from '../model/action.ts';
import { colourId, itemId } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { aContext, contextOf } from '../../testing/a-context.ts';
import { aDoor, withChoices } from '../../testing/a-door.ts';
import { catalogueOf } from '../../catalogue/rows/catalogue.ts';
import { effective } from '../effective/effective.ts';

const { sold } = aCatalogue();
const plain = aDoor('single-door');
const door = withChoices(plain, {
  designId: plain.designId,
  pieces: { knocker: plain.hardware.chosen.knocker },
});
const chosenDesign = sold.designs.filter(({ id }) => id === door.designId);
const knocker = door.hardware.chosen.knocker;
const isItsKnocker = ({ code }: { readonly code: string }) => code === knocker;

const after = catalogueOf({
  ...sold,
  designs: sold.designs.filter(({ id }) => id !== door.designId),
  stock: sold.stock.filter((row) => !isItsKnocker(row)),
  retired: { designs: chosenDesign, stock: sold.stock.filter(isItsKnocker) },
});
const context = contextOf(after);

const foil = (id: number) => ({ kind: 'frame-colour', colourId: colourId(id) }) as const;

const outcomeOf = (item: Item, action: Action) => configure(item, action, context);

describe('a door with a design and a knocker that are not sold any more', () => {
  test('has them as before, and may be copied as it is', () => {
    expect(effective(door, context)).toEqual(door);
    expect(validateItem(door, context)).toEqual([]);
    expect(after.design(door.designId)).toEqual(chosenDesign[0]);
  });

  test('shows them as chosen and says that they are not sold any more', () => {
    expect(designOptions(door, context).filter(({ noLongerSold }) => noLongerSold)).toMatchObject([
      { value: { id: door.designId }, chosen: true, disabledReason: null },
    ]);
    expect(hardwareOptions(door, 'knocker', context).filter(({ noLongerSold }) => noLongerSold)).toMatchObject([
      { value: { code: knocker }, chosen: true },
    ]);
  });

  test('keeps them through other choices, and cannot have them again once others are chosen', () => {
    const other = after.sold.designs.find((design) =>
      designOptions(door, context).some((each) => each.value === design && !each.disabledReason),
    );
    if (!other) throw new Error('No other design fits this door.');
    const widened = outcomeOf(door, { type: 'size.changeHeightMode', mode: 'Height-Sill+Packers' });
    expect(widened.ok && widened.value.item.designId).toBe(door.designId);
    const changed = outcomeOf(door, { type: 'design.choose', designId: other.id });
    if (!changed.ok) throw new Error(changed.refusal.message);
    expect(outcomeOf(changed.value.item, { type: 'design.choose', designId: door.designId })).toMatchObject({
      ok: false,
      refusal: { code: 'design.not-offered' },
    });
  });

  test('is not what a new door is like', () => {
    const template = after.sold.templates.find(({ designId }) => designId !== door.designId);
    if (!template) throw new Error('Every template has the retired design.');
    const item = newItem(itemId('new'), template, context);
    expect(item.hardware.chosen.knocker).not.toBe(knocker);
  });
});

test('a pair of frame colours that is not sold any more stays, is not offered, and is not begun by another outside', () => {
  const { colourPairs } = sold;
  const isGone = ({ external, inside }: ColourPair) => external === 104 && inside === 101;
  const fewer = contextOf(
    catalogueOf({
      ...sold,
      colourPairs: colourPairs.filter((pair) => !isGone(pair)),
      retired: { colourPairs: colourPairs.filter(isGone) },
    }),
  );
  const chooseOutside = { type: 'colour.chooseFrameExternal', finish: foil(104) } as const;
  const before = configure(door, chooseOutside, aContext());
  const now = configure(door, chooseOutside, fewer);
  if (!before.ok || !now.ok) throw new Error('The foil is offered outside.');
  expect(before.value.item.colours.frameInternal).toEqual(foil(101));
  // Nobody chose the inside, so it follows; a chosen one stays.
  expect(effective(before.value.item, fewer).colours.frameInternal).toEqual(foil(104));
  const inside = withChoices(before.value.item, { frameInternal: foil(101) });
  expect(effective(inside, fewer)).toEqual(inside);
  expect(now.value.item.colours.frameInternal).toEqual(foil(104));
  expect(
    frameInternalIsOffered(now.value.item, { type: 'colour.chooseFrameInternal', finish: foil(101) }, fewer),
  ).toMatchObject({ code: 'colour.no-such-pair' });
});

test('what is sold stands before what is retired, in every list', () => {
  expect(after.rows.designs).toHaveLength(sold.designs.length);
  expect(after.rows.designs.at(-1)).toBe(chosenDesign[0]);
  expect(after.rows.colours).toBe(sold.colours);
});
