import { stockForPlace } from '../../door/build/offer-stock.ts';
import type { Catalogue } from '../rows/catalogue.ts';
import { stockForExtra } from '../../door/extras/extra-fit.ts';
import { stockFor } from '../../door/hardware/kinds.ts';
import type { Action } from '../../door/model/action.ts';
import { colourId, designId, stockCode, systemId, templateId, themeId } from '../../door/model/ids.ts';
import { buildPlaces, jobTypes, slabThicknesses, thresholdLayouts } from '../../door/model/build-choices.ts';
import { hardwareKinds } from '../../door/model/hardware-kinds.ts';
import { type ExtraKind, extraKinds } from '../../door/model/extra-kinds.ts';
import {
  closerPositions,
  everyPane,
  type FrameFinish,
  type Glazing,
  type Item,
  packerPositions,
  spyholes,
  suites,
} from '../../door/model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { glazedFramePartKinds } from '../../door/model/parts.ts';
import { couplingAt, couplingsOf, jointsOf } from '../../door/sizes/couplings.ts';
import { type Dice, pick } from './dice.ts';

/** A random action, valid or not; every kind of action is about equally likely. */
export const randomAction = (item: Item, catalogue: Catalogue, dice: Dice): Action =>
  pick(randomActions, dice)({ item, catalogue, dice });

interface RandomContext {
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly dice: Dice;
}

const yes = (dice: Dice): boolean => dice(2) === 1;

/** Once in 40 times an action names a row that the supplier does not have, as an outdated page may. */
const isUnknownRow = (dice: Dice): boolean => dice(40) === 0;

const finish = ({ catalogue, dice }: RandomContext): FrameFinish =>
  yes(dice) ? { kind: 'door-colour' } : { kind: 'frame-colour', colourId: pick(catalogue.rows.colours, dice).id };

function glazing({ catalogue, dice }: RandomContext): Glazing {
  if (isUnknownRow(dice)) return { kind: 'theme', themeId: themeId(-1) };
  const at = dice(catalogue.rows.themes.length + 2);
  const theme = catalogue.rows.themes[at];
  if (theme) return { kind: 'theme', themeId: theme.id };
  return { kind: at === catalogue.rows.themes.length ? 'clear' : 'unglazed' };
}

function randomHardware({ item, catalogue, dice }: RandomContext): Action {
  const kind = pick(hardwareKinds, dice);
  if (dice(4) === 0) return { type: 'hardware.choose', kind, stock: pick(catalogue.rows.stock, dice).code };
  const fitting = stockFor(kind, item, catalogue);
  const stock = fitting[dice(fitting.length + 1)];
  return { type: 'hardware.choose', kind, stock: stock?.code ?? null };
}

function randomExtra(context: RandomContext): Action {
  const { catalogue, dice } = context;
  const kind = pick(extraKinds, dice);
  if (isUnknownRow(dice)) return { type: 'extra.choose', kind, stock: pick(catalogue.rows.stock, dice).code };
  return chooseExtraAction(kind, context);
}

function chooseExtraAction(kind: ExtraKind, { item, catalogue, dice }: RandomContext): Action {
  const made = stockForExtra(item, kind, catalogue);
  const stock = item.extras.chosen[kind] !== null && yes(dice) ? null : (made[dice(made.length)]?.stock.code ?? null);
  return { type: 'extra.choose', kind, stock };
}

/** On a door without a closer, the choice of a closer instead. */
function randomCloserPlace(context: RandomContext): Action {
  const { item, dice } = context;
  if (item.extras.chosen.doorCloser === null && !isUnknownRow(dice)) return chooseExtraAction('doorCloser', context);
  const others = closerPositions.filter((position) => position !== item.extras.closerPosition);
  return { type: 'extra.placeCloser', position: dice(4) === 0 ? item.extras.closerPosition : pick(others, dice) };
}

function randomNumeralsPlace(context: RandomContext): Action {
  const { item, dice } = context;
  if (item.extras.chosen.numerals === null && !isUnknownRow(dice)) return chooseExtraAction('numerals', context);
  const at = dice(4) === 0 ? null : { fromLeft: mm(dice(1000)), height: mm(200 + dice(1900)) };
  return { type: 'extra.placeNumerals', at };
}

function randomBuildStock({ item, catalogue, dice }: RandomContext): Action {
  const place = pick(buildPlaces, dice);
  if (isUnknownRow(dice)) return { type: 'build.chooseStock', place, stock: pick(catalogue.rows.stock, dice).code };
  const made = stockForPlace(item, place, catalogue);
  return { type: 'build.chooseStock', place, stock: made[dice(made.length + 1)]?.code ?? null };
}

/** Most systems need a solid door alone, so this often chooses such a frame or design first. */
function randomSystem({ item, catalogue, dice }: RandomContext): Action {
  const solid = catalogue.rows.designs.filter(({ lights }) => lights.length === 0);
  const lone = catalogue.rows.templates.filter(({ sides, fanlight }) => sides === 'none' && !fanlight);
  const isLone = lone.some(({ id }) => id === item.templateId);
  const isSolid = solid.some(({ id }) => id === item.designId);
  if (!isLone && dice(3) > 0) return { type: 'frame.choose', templateId: pick(lone, dice).id };
  if (!isSolid && dice(3) > 0) return { type: 'design.choose', designId: pick(solid, dice).id };
  return {
    type: 'build.chooseSystem',
    systemId: isUnknownRow(dice) ? systemId(-1) : pick(catalogue.rows.systems, dice).id,
  };
}

/** Mostly another coupling for a joint that the set has. */
function randomCoupling({ item, catalogue, dice }: RandomContext): Action {
  const joints = jointsOf(item.frame);
  const joint = pick(joints.length === 0 || isUnknownRow(dice) ? glazedFramePartKinds : joints, dice);
  const present = couplingAt(item.frame, joint, catalogue);
  const others = couplingsOf(catalogue).filter(({ code }) => code !== present?.code);
  const stock = isUnknownRow(dice) || others.length === 0 ? stockCode('?') : pick(others, dice).code;
  return { type: 'build.chooseCoupling', joint, stock };
}

const randomSizeStock = ({ catalogue, dice }: RandomContext) =>
  dice(4) === 0 ? null : pick(catalogue.rows.sizeStock, dice).code;

function randomSill({ catalogue, dice }: RandomContext) {
  const sills = catalogue.rows.sizeStock.filter(({ use }) => use === 'sill');
  return isUnknownRow(dice) ? stockCode('?') : (sills[dice(sills.length + 1)]?.code ?? null);
}

const randomActions: readonly ((context: RandomContext) => Action)[] = [
  ({ catalogue: { rows }, dice }) => ({
    type: 'frame.choose',
    templateId: isUnknownRow(dice) ? templateId('?') : pick(rows.templates, dice).id,
  }),
  ({ catalogue: { rows }, dice }) => ({
    type: 'design.choose',
    designId: isUnknownRow(dice) ? designId(-1) : pick(rows.designs, dice).id,
  }),
  ({ dice }) => ({ type: 'hand.choose', hand: yes(dice) ? 'left' : 'right' }),
  ({ catalogue: { rows }, dice }) => ({
    type: 'colour.chooseDoor',
    colourId: isUnknownRow(dice) ? colourId(-1) : pick(rows.colours, dice).id,
  }),
  ({ catalogue: { rows }, dice }) => ({
    type: 'colour.chooseRal',
    ral: dice(4) === 0 ? null : isUnknownRow(dice) ? 'RAL 0000' : pick(rows.paints, dice).ral,
  }),
  ({ dice }) => ({ type: 'colour.sameInternal', on: yes(dice) }),
  (context) => ({ type: 'colour.chooseFrameExternal', finish: finish(context) }),
  (context) => ({ type: 'colour.chooseFrameInternal', finish: finish(context) }),
  (context) => ({ type: 'glass.chooseForDoor', glazing: glazing(context) }),
  ({ catalogue: { rows }, dice }) => ({ type: 'glass.chooseBacking', backing: pick(rows.backings, dice).name }),
  ({ dice }) => ({ type: 'glass.differentFrame', on: yes(dice) }),
  (context) => ({ type: 'glass.chooseForFrame', glazing: glazing(context) }),
  (context) => ({
    type: 'glass.chooseForPane',
    pane: pick(glazedFramePartKinds, context.dice),
    glazing: glazing(context),
  }),
  ({ dice }) => ({
    type: 'glass.placeHouseNumber',
    at: pick([null, everyPane, 'fanlight 1', 'door 1', 'door 2', 'left-sidelight 1'], dice),
  }),
  ({ dice }) => ({ type: 'glass.chooseHouseNumber', houseNumber: pick(['', '7', '28a', 'Rose Cottage'], dice) }),
  ({ catalogue: { rows }, dice }) => ({
    type: 'hardware.chooseHandleType',
    handleType: isUnknownRow(dice) ? '?' : pick(rows.handles, dice).handleType,
  }),
  ({ dice }) => ({ type: 'hardware.chooseSuite', suite: pick(suites, dice) }),
  randomHardware,
  ({ catalogue: { rows }, dice }) => ({
    type: 'hardware.chooseHingeColour',
    colour: isUnknownRow(dice) ? '?' : pick(rows.hinges, dice).name,
  }),
  ({ item: { designId: present }, catalogue, dice }) => ({
    type: 'hardware.placeLetterPlate',
    height: pick([null, mm(700), ...(catalogue.design(present).otherLetterPlates ?? [])], dice),
  }),
  () => ({ type: 'hardware.clearAll' }),
  randomExtra,
  randomCloserPlace,
  randomNumeralsPlace,
  ({ dice }) => ({
    type: 'extra.placeSpyhole',
    spyhole: pick(spyholes, dice),
    height: dice(4) === 0 ? null : mm(900 + dice(1000)),
  }),
  ({ dice }) => ({ type: 'build.nameJob', numerals: pick(['', '7', '28a', 'The Lodge'], dice), address: '' }),
  ({ dice }) => ({ type: 'build.chooseJobType', jobType: pick(jobTypes, dice) }),
  randomSystem,
  randomSystem,
  ({ catalogue: { rows }, dice }) => ({ type: 'build.chooseProfile', profile: pick(rows.profiles, dice).profile }),
  ({ dice }) => ({ type: 'frame.chooseOpening', opens: yes(dice) ? 'In' : 'Out' }),
  ({ dice }) => ({ type: 'build.chooseThresholdLayout', layout: pick(thresholdLayouts, dice) }),
  randomCoupling,
  ({ dice }) => ({ type: 'build.chooseSlab', slab: pick(slabThicknesses, dice) }),
  randomBuildStock,
  randomBuildStock,
  ({ dice }) => ({ type: 'build.secure', on: yes(dice) }),
  ({ dice }) => ({ type: 'build.sealAgainstSmoke', on: yes(dice) }),
  ({ dice }) => ({ type: 'build.laminate', on: yes(dice) }),
  ({ catalogue: { rows }, dice }) => ({
    type: 'glass.choosePaneBacking',
    pane: pick(['door', ...glazedFramePartKinds], dice),
    backing: pick(rows.backings, dice).name,
  }),
  ({ item: { frame }, dice }) => ({
    type: 'size.changeOverall',
    overall: size(frame.overall.width + dice(201) - 100, frame.overall.height + dice(201) - 100),
  }),
  ({ dice }) => ({ type: 'size.changeOverall', overall: size(600 + dice(3600), 1700 + dice(1400)) }),
  ({ dice }) => ({ type: 'size.changeSides', left: mm(200 + dice(900)), right: mm(200 + dice(900)) }),
  ({ dice }) => ({ type: 'size.changeDoorHeight', doorHeight: mm(1900 + dice(400)) }),
  ({ dice }) => ({ type: 'size.changeMasterWidth', masterWidth: yes(dice) ? null : mm(600 + dice(400)) }),
  ({ dice }) => ({ type: 'size.changeHeightMode', mode: yes(dice) ? 'Standard' : 'Height-Sill+Packers' }),
  (context) => ({
    type: 'size.choosePacker',
    position: pick(packerPositions, context.dice),
    stock: randomSizeStock(context),
  }),
  (context) => ({ type: 'size.chooseSill', stock: randomSill(context) }),
  ({ catalogue: { rows }, dice }) => ({
    type: 'size.chooseThreshold',
    stock: isUnknownRow(dice) ? stockCode('?') : pick(rows.thresholds, dice).code,
  }),
];
