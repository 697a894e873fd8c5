import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Action } from '../item/action.ts';
import { configure } from '../item/configure.ts';
import { colourId, designId, stockCode, themeId } from '../item/ids.ts';
import { type FrameFinish, type Glazing, type Item, hardwareKinds, packerPositions } from '../item/item.ts';
import { mm, size } from '../measure/mm.ts';

/** Picks a whole number from 0 up to, but not including, `below`. The walk asks it for every decision. */
export type Dice = (below: number) => number;

/** A walk of wishes, lawful or not, as a careless person or program has them; `seen` gets every item on the way. */
export function randomWalk(
  start: Item,
  { catalogue, dice, steps }: { readonly catalogue: Catalogue; readonly dice: Dice; readonly steps: number },
  seen: (item: Item, action: Action) => void,
): Item {
  let item = start;
  for (let step = 0; step < steps; step += 1) {
    const action = anyAction(item, catalogue, dice);
    const outcome = configure(item, action, catalogue);
    if (!outcome.ok) continue;
    item = outcome.value.item;
    seen(item, action);
  }
  return item;
}

function anyAction(item: Item, catalogue: Catalogue, dice: Dice): Action {
  const wishes = allWishes(item, catalogue, dice);
  return pick(wishes, dice)();
}

function pick<Value>(values: readonly Value[], dice: Dice): Value {
  const value = values[dice(values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}

/** One maker of wishes for each action, so that each is as likely as any other. */
function allWishes(item: Item, { rows }: Catalogue, dice: Dice): readonly (() => Action)[] {
  const on = () => dice(2) === 1;
  const anyStock = () => pick([null, ...rows.stock.map(({ code }) => code)], dice);
  const anySizeStock = () => pick([null, ...rows.sizeStock.map(({ code }) => code)], dice);
  const finish = (): FrameFinish =>
    on() ? { kind: 'door-colour' } : { kind: 'frame-colour', colourId: pick(rows.colours, dice).id };
  const glazing = (): Glazing =>
    pick(
      [
        { kind: 'clear' },
        { kind: 'unglazed' },
        ...rows.themes.map(({ id }) => ({ kind: 'theme', themeId: id }) as const),
      ],
      dice,
    );
  return [
    () => ({ type: 'frame.choose', templateId: pick(rows.templates, dice).id }),
    () => ({ type: 'design.choose', designId: pick([...rows.designs.map(({ id }) => id), designId(-1)], dice) }),
    () => ({ type: 'hand.choose', hand: on() ? 'left' : 'right' }),
    () => ({ type: 'colour.chooseDoor', colourId: pick([...rows.colours.map(({ id }) => id), colourId(-1)], dice) }),
    () => ({ type: 'colour.sameInternal', on: on() }),
    () => ({ type: 'colour.chooseFrameExternal', finish: finish() }),
    () => ({ type: 'colour.chooseFrameInternal', finish: finish() }),
    () => ({ type: 'glass.chooseForDoor', glazing: glazing() }),
    () => ({ type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId: themeId(-1) } }),
    () => ({ type: 'glass.chooseBacking', backing: pick(rows.backings, dice).name }),
    () => ({ type: 'glass.differentFrame', on: on() }),
    () => ({ type: 'glass.chooseForFrame', glazing: glazing() }),
    () => ({ type: 'hardware.visit' }),
    () => ({ type: 'hardware.chooseHandleType', handleType: pick(rows.handles, dice).handleType }),
    () => ({ type: 'hardware.chooseSuite', suite: pick(['chrome', 'gold', 'satin-chrome', 'white', 'black'], dice) }),
    () => ({ type: 'hardware.choose', kind: pick(hardwareKinds, dice), stock: anyStock() }),
    () => ({ type: 'hardware.chooseHingeColour', colour: pick(rows.hinges, dice).name }),
    () => ({ type: 'hardware.clearAll' }),
    () => ({
      type: 'size.changeOverall',
      overall: size(item.frame.overall.width + dice(201) - 100, item.frame.overall.height + dice(201) - 100),
    }),
    () => ({ type: 'size.changeSides', left: mm(200 + dice(900)), right: mm(200 + dice(900)) }),
    () => ({ type: 'size.changeDoorHeight', doorHeight: mm(1900 + dice(400)) }),
    () => ({ type: 'size.changeMasterWidth', masterWidth: on() ? null : mm(600 + dice(400)) }),
    () => ({ type: 'size.changeHeightMode', mode: on() ? 'Standard' : 'Height-Sill+Packers' }),
    () => ({ type: 'size.choosePacker', position: pick(packerPositions, dice), stock: anySizeStock() }),
    () => ({ type: 'size.chooseSill', stock: anySizeStock() }),
    () => ({
      type: 'size.chooseThreshold',
      stock: pick([...rows.thresholds.map(({ code }) => code), stockCode('?')], dice),
    }),
  ];
}
