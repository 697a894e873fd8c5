import { stocksFor } from '../build/offer-stock.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { stocksOf } from '../extras/offer-extras.ts';
import { stockFor } from '../hardware/kinds.ts';
import type { Action } from '../item/action.ts';
import { colourId, designId, stockCode, systemId, templateId, themeId } from '../item/ids.ts';
import { buildPlaces, jobTypes, slabThicknesses, thresholdLayouts } from '../build/choices.ts';
import {
  closerPositions,
  type ExtraKind,
  extraKinds,
  type FrameFinish,
  type Glazing,
  type Item,
  hardwareKinds,
  packerPositions,
  suites,
} from '../item/item.ts';
import { mm, size } from '../measure/mm.ts';

/** Picks a whole number from 0 up to, but not including, `below`. The walk asks it for every decision. */
export type Dice = (below: number) => number;

/** Anything that a careless person or program may wish, lawful or not; each action is as likely as any other. */
export const anyWish = (item: Item, catalogue: Catalogue, dice: Dice): Action =>
  pick(makers, dice)({ item, catalogue, dice });

interface Wishing {
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly dice: Dice;
}

function pick<Value>(values: readonly Value[], dice: Dice): Value {
  const value = values[dice(values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}

const yes = (dice: Dice): boolean => dice(2) === 1;

/** A stale page or a stranger's program wishes for what the supplier never had. */
const isStrange = (dice: Dice): boolean => dice(40) === 0;

const finish = ({ catalogue, dice }: Wishing): FrameFinish =>
  yes(dice) ? { kind: 'door-colour' } : { kind: 'frame-colour', colourId: pick(catalogue.rows.colours, dice).id };

function glazing({ catalogue, dice }: Wishing): Glazing {
  if (isStrange(dice)) return { kind: 'theme', themeId: themeId(-1) };
  const at = dice(catalogue.rows.themes.length + 2);
  const theme = catalogue.rows.themes[at];
  if (theme) return { kind: 'theme', themeId: theme.id };
  return { kind: at === catalogue.rows.themes.length ? 'clear' : 'unglazed' };
}

function pieceOfHardware({ item, catalogue, dice }: Wishing): Action {
  const kind = pick(hardwareKinds, dice);
  if (dice(4) === 0) return { type: 'hardware.choose', kind, stock: pick(catalogue.rows.stock, dice).code };
  const fitting = stockFor(kind, item, catalogue);
  const stock = fitting[dice(fitting.length + 1)];
  return { type: 'hardware.choose', kind, stock: stock?.code ?? null };
}

function anyExtra(wishing: Wishing): Action {
  const { catalogue, dice } = wishing;
  const kind = pick(extraKinds, dice);
  if (isStrange(dice)) return { type: 'extra.choose', kind, stock: pick(catalogue.rows.stock, dice).code };
  return anExtra(kind, wishing);
}

function anExtra(kind: ExtraKind, { item, catalogue, dice }: Wishing): Action {
  const made = stocksOf(item, kind, catalogue);
  const stock = item.extras.chosen[kind] !== null && yes(dice) ? null : (made[dice(made.length)]?.stock.code ?? null);
  return { type: 'extra.choose', kind, stock };
}

/** Who has no closer yet wishes for one before he moves it. */
function placedCloser(wishing: Wishing): Action {
  const { item, dice } = wishing;
  if (item.extras.chosen.doorCloser === null && !isStrange(dice)) return anExtra('doorCloser', wishing);
  const others = closerPositions.filter((position) => position !== item.extras.closerPosition);
  return { type: 'extra.placeCloser', position: dice(4) === 0 ? item.extras.closerPosition : pick(others, dice) };
}

function placedNumerals(wishing: Wishing): Action {
  const { item, dice } = wishing;
  if (item.extras.chosen.numerals === null && !isStrange(dice)) return anExtra('numerals', wishing);
  const at = dice(4) === 0 ? null : { fromLeft: mm(dice(1000)), height: mm(200 + dice(1900)) };
  return { type: 'extra.placeNumerals', at };
}

function anyBuildStock({ item, catalogue, dice }: Wishing): Action {
  const place = pick(buildPlaces, dice);
  if (isStrange(dice)) return { type: 'build.chooseStock', place, stock: pick(catalogue.rows.stock, dice).code };
  const made = stocksFor(item, place, catalogue);
  return { type: 'build.chooseStock', place, stock: made[dice(made.length + 1)]?.code ?? null };
}

/** Few doors are solid and stand alone; who asks for another system first sees to that. */
function anySystem({ item, catalogue, dice }: Wishing): Action {
  const solid = catalogue.rows.designs.filter(({ lights }) => lights.length === 0);
  const lone = catalogue.rows.templates.filter(({ sides, fanlight }) => sides === 'none' && !fanlight);
  const isLone = lone.some(({ id }) => id === item.templateId);
  const isSolid = solid.some(({ id }) => id === item.designId);
  if (!isLone && dice(3) > 0) return { type: 'frame.choose', templateId: pick(lone, dice).id };
  if (!isSolid && dice(3) > 0) return { type: 'design.choose', designId: pick(solid, dice).id };
  return {
    type: 'build.chooseSystem',
    systemId: isStrange(dice) ? systemId(-1) : pick(catalogue.rows.systems, dice).id,
  };
}

const anySizeStock = ({ catalogue, dice }: Wishing) =>
  dice(4) === 0 ? null : pick(catalogue.rows.sizeStock, dice).code;

function anySill({ catalogue, dice }: Wishing) {
  const sills = catalogue.rows.sizeStock.filter(({ use }) => use === 'sill');
  return isStrange(dice) ? stockCode('?') : (sills[dice(sills.length + 1)]?.code ?? null);
}

const makers: readonly ((wishing: Wishing) => Action)[] = [
  ({ catalogue: { rows }, dice }) => ({
    type: 'frame.choose',
    templateId: isStrange(dice) ? templateId('?') : pick(rows.templates, dice).id,
  }),
  ({ catalogue: { rows }, dice }) => ({
    type: 'design.choose',
    designId: isStrange(dice) ? designId(-1) : pick(rows.designs, dice).id,
  }),
  ({ dice }) => ({ type: 'hand.choose', hand: yes(dice) ? 'left' : 'right' }),
  ({ catalogue: { rows }, dice }) => ({
    type: 'colour.chooseDoor',
    colourId: isStrange(dice) ? colourId(-1) : pick(rows.colours, dice).id,
  }),
  ({ dice }) => ({ type: 'colour.sameInternal', on: yes(dice) }),
  (wishing) => ({ type: 'colour.chooseFrameExternal', finish: finish(wishing) }),
  (wishing) => ({ type: 'colour.chooseFrameInternal', finish: finish(wishing) }),
  (wishing) => ({ type: 'glass.chooseForDoor', glazing: glazing(wishing) }),
  ({ catalogue: { rows }, dice }) => ({ type: 'glass.chooseBacking', backing: pick(rows.backings, dice).name }),
  ({ dice }) => ({ type: 'glass.differentFrame', on: yes(dice) }),
  (wishing) => ({ type: 'glass.chooseForFrame', glazing: glazing(wishing) }),
  () => ({ type: 'hardware.visit' }),
  ({ catalogue: { rows }, dice }) => ({
    type: 'hardware.chooseHandleType',
    handleType: isStrange(dice) ? '?' : pick(rows.handles, dice).handleType,
  }),
  ({ dice }) => ({ type: 'hardware.chooseSuite', suite: pick(suites, dice) }),
  pieceOfHardware,
  ({ catalogue: { rows }, dice }) => ({
    type: 'hardware.chooseHingeColour',
    colour: isStrange(dice) ? '?' : pick(rows.hinges, dice).name,
  }),
  () => ({ type: 'hardware.clearAll' }),
  anyExtra,
  placedCloser,
  placedNumerals,
  ({ dice }) => ({ type: 'build.nameJob', numerals: pick(['', '7', '28a', 'The Lodge'], dice), address: '' }),
  ({ dice }) => ({ type: 'build.chooseJobType', jobType: pick(jobTypes, dice) }),
  anySystem,
  anySystem,
  ({ catalogue: { rows }, dice }) => ({ type: 'build.chooseProfile', profile: pick(rows.profiles, dice).profile }),
  ({ dice }) => ({ type: 'build.chooseOpening', opens: yes(dice) ? 'In' : 'Out' }),
  ({ dice }) => ({ type: 'build.chooseThresholdLayout', layout: pick(thresholdLayouts, dice) }),
  ({ dice }) => ({ type: 'build.chooseSlab', slab: pick(slabThicknesses, dice) }),
  anyBuildStock,
  anyBuildStock,
  ({ dice }) => ({ type: 'build.secure', on: yes(dice) }),
  ({ dice }) => ({ type: 'build.sealAgainstSmoke', on: yes(dice) }),
  ({ dice }) => ({ type: 'build.laminate', on: yes(dice) }),
  ({ item: { frame }, dice }) => ({
    type: 'size.changeOverall',
    overall: size(frame.overall.width + dice(201) - 100, frame.overall.height + dice(201) - 100),
  }),
  ({ dice }) => ({ type: 'size.changeOverall', overall: size(600 + dice(3600), 1700 + dice(1400)) }),
  ({ dice }) => ({ type: 'size.changeSides', left: mm(200 + dice(900)), right: mm(200 + dice(900)) }),
  ({ dice }) => ({ type: 'size.changeDoorHeight', doorHeight: mm(1900 + dice(400)) }),
  ({ dice }) => ({ type: 'size.changeMasterWidth', masterWidth: yes(dice) ? null : mm(600 + dice(400)) }),
  ({ dice }) => ({ type: 'size.changeHeightMode', mode: yes(dice) ? 'Standard' : 'Height-Sill+Packers' }),
  (wishing) => ({
    type: 'size.choosePacker',
    position: pick(packerPositions, wishing.dice),
    stock: anySizeStock(wishing),
  }),
  (wishing) => ({ type: 'size.chooseSill', stock: anySill(wishing) }),
  ({ catalogue: { rows }, dice }) => ({
    type: 'size.chooseThreshold',
    stock: isStrange(dice) ? stockCode('?') : pick(rows.thresholds, dice).code,
  }),
];
