import { stockForPlace } from '../../door/build/stock-options.ts';
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
  packerPositions,
  spyholes,
  suites,
} from '../../door/model/door-values.ts';
import type { Item } from '../../door/model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { glazedFramePartKinds } from '../../door/model/parts.ts';
import { couplingAt, couplingsOf, jointsOf } from '../../door/sizes/couplings.ts';
import { type SeededRandom, pick } from './seeded-random.ts';

/** A random action, valid or not; every kind of action is about equally likely. */
export const randomAction = (item: Item, catalogue: Catalogue, random: SeededRandom): Action =>
  pick(randomActions, random)({ item, catalogue, random });

interface RandomContext {
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly random: SeededRandom;
}

const yes = (random: SeededRandom): boolean => random(2) === 1;

/** Once in 40 times an action names a row that the supplier does not have, as an outdated page may. */
const isUnknownRow = (random: SeededRandom): boolean => random(40) === 0;

const finish = ({ catalogue, random }: RandomContext): FrameFinish =>
  yes(random) ? { kind: 'door-colour' } : { kind: 'frame-colour', colourId: pick(catalogue.rows.colours, random).id };

function glazing({ catalogue, random }: RandomContext): Glazing {
  if (isUnknownRow(random)) return { kind: 'theme', themeId: themeId(-1) };
  const at = random(catalogue.rows.themes.length + 2);
  const theme = catalogue.rows.themes[at];
  if (theme) return { kind: 'theme', themeId: theme.id };
  return { kind: at === catalogue.rows.themes.length ? 'clear' : 'unglazed' };
}

function randomHardware({ item, catalogue, random }: RandomContext): Action {
  const kind = pick(hardwareKinds, random);
  if (random(4) === 0) return { type: 'hardware.choose', kind, stock: pick(catalogue.rows.stock, random).code };
  const fitting = stockFor(kind, item, catalogue);
  const stock = fitting[random(fitting.length + 1)];
  return { type: 'hardware.choose', kind, stock: stock?.code ?? null };
}

function randomExtra(context: RandomContext): Action {
  const { catalogue, random } = context;
  const kind = pick(extraKinds, random);
  if (isUnknownRow(random)) return { type: 'extra.choose', kind, stock: pick(catalogue.rows.stock, random).code };
  return chooseExtraAction(kind, context);
}

function chooseExtraAction(kind: ExtraKind, { item, catalogue, random }: RandomContext): Action {
  const made = stockForExtra(item, kind, catalogue);
  const stock =
    item.extras.chosen[kind] !== null && yes(random) ? null : (made[random(made.length)]?.stock.code ?? null);
  return { type: 'extra.choose', kind, stock };
}

/** On a door without a closer, the choice of a closer instead. */
function randomCloserPlace(context: RandomContext): Action {
  const { item, random } = context;
  if (item.extras.chosen.doorCloser === null && !isUnknownRow(random)) return chooseExtraAction('doorCloser', context);
  const others = closerPositions.filter((position) => position !== item.extras.closerPosition);
  return { type: 'extra.placeCloser', position: random(4) === 0 ? item.extras.closerPosition : pick(others, random) };
}

function randomNumeralsPlace(context: RandomContext): Action {
  const { item, random } = context;
  if (item.extras.chosen.numerals === null && !isUnknownRow(random)) return chooseExtraAction('numerals', context);
  const at = random(4) === 0 ? null : { fromLeft: mm(random(1000)), height: mm(200 + random(1900)) };
  return { type: 'extra.placeNumerals', at };
}

function randomBuildStock({ item, catalogue, random }: RandomContext): Action {
  const place = pick(buildPlaces, random);
  if (isUnknownRow(random)) return { type: 'build.chooseStock', place, stock: pick(catalogue.rows.stock, random).code };
  const made = stockForPlace(item, place, catalogue);
  return { type: 'build.chooseStock', place, stock: made[random(made.length + 1)]?.code ?? null };
}

/** Most systems need a solid door alone, so this often chooses such a frame or design first. */
function randomSystem({ item, catalogue, random }: RandomContext): Action {
  const solid = catalogue.rows.designs.filter(({ lights }) => lights.length === 0);
  const lone = catalogue.rows.templates.filter(({ sides, fanlight }) => sides === 'none' && !fanlight);
  const isLone = lone.some(({ id }) => id === item.templateId);
  const isSolid = solid.some(({ id }) => id === item.designId);
  if (!isLone && random(3) > 0) return { type: 'frame.choose', templateId: pick(lone, random).id };
  if (!isSolid && random(3) > 0) return { type: 'design.choose', designId: pick(solid, random).id };
  return {
    type: 'build.chooseSystem',
    systemId: isUnknownRow(random) ? systemId(-1) : pick(catalogue.rows.systems, random).id,
  };
}

/** Mostly another coupling for a joint that the set has. */
function randomCoupling({ item, catalogue, random }: RandomContext): Action {
  const joints = jointsOf(item.frame);
  const joint = pick(joints.length === 0 || isUnknownRow(random) ? glazedFramePartKinds : joints, random);
  const present = couplingAt(item.frame, joint, catalogue);
  const others = couplingsOf(catalogue).filter(({ code }) => code !== present?.code);
  const stock = isUnknownRow(random) || others.length === 0 ? stockCode('?') : pick(others, random).code;
  return { type: 'build.chooseCoupling', joint, stock };
}

const randomSizeStock = ({ catalogue, random }: RandomContext) =>
  random(4) === 0 ? null : pick(catalogue.rows.sizeStock, random).code;

function randomSill({ catalogue, random }: RandomContext) {
  const sills = catalogue.rows.sizeStock.filter(({ use }) => use === 'sill');
  return isUnknownRow(random) ? stockCode('?') : (sills[random(sills.length + 1)]?.code ?? null);
}

const randomActions: readonly ((context: RandomContext) => Action)[] = [
  ({ catalogue: { rows }, random }) => ({
    type: 'frame.choose',
    templateId: isUnknownRow(random) ? templateId('?') : pick(rows.templates, random).id,
  }),
  ({ catalogue: { rows }, random }) => ({
    type: 'design.choose',
    designId: isUnknownRow(random) ? designId(-1) : pick(rows.designs, random).id,
  }),
  ({ random }) => ({ type: 'hand.choose', hand: yes(random) ? 'left' : 'right' }),
  ({ catalogue: { rows }, random }) => ({
    type: 'colour.chooseDoor',
    colourId: isUnknownRow(random) ? colourId(-1) : pick(rows.colours, random).id,
  }),
  ({ catalogue: { rows }, random }) => ({
    type: 'colour.chooseRal',
    ral: random(4) === 0 ? null : isUnknownRow(random) ? 'RAL 0000' : pick(rows.paints, random).ral,
  }),
  ({ random }) => ({ type: 'colour.sameInternal', on: yes(random) }),
  (context) => ({ type: 'colour.chooseFrameExternal', finish: finish(context) }),
  (context) => ({ type: 'colour.chooseFrameInternal', finish: finish(context) }),
  (context) => ({ type: 'glass.chooseForDoor', glazing: glazing(context) }),
  ({ catalogue: { rows }, random }) => ({ type: 'glass.chooseBacking', backing: pick(rows.backings, random).name }),
  ({ random }) => ({ type: 'glass.differentFrame', on: yes(random) }),
  (context) => ({ type: 'glass.chooseForFrame', glazing: glazing(context) }),
  (context) => ({
    type: 'glass.chooseForPane',
    pane: pick(glazedFramePartKinds, context.random),
    glazing: glazing(context),
  }),
  ({ random }) => ({
    type: 'glass.placeHouseNumber',
    at: pick([null, everyPane, 'fanlight 1', 'door 1', 'door 2', 'left-sidelight 1'], random),
  }),
  ({ random }) => ({ type: 'glass.chooseHouseNumber', houseNumber: pick(['', '7', '28a', 'Rose Cottage'], random) }),
  ({ catalogue: { rows }, random }) => ({
    type: 'hardware.chooseHandleType',
    handleType: isUnknownRow(random) ? '?' : pick(rows.handles, random).handleType,
  }),
  ({ random }) => ({ type: 'hardware.chooseSuite', suite: pick(suites, random) }),
  randomHardware,
  ({ catalogue: { rows }, random }) => ({
    type: 'hardware.chooseHingeColour',
    colour: isUnknownRow(random) ? '?' : pick(rows.hinges, random).name,
  }),
  ({ item: { designId: present }, catalogue, random }) => ({
    type: 'hardware.placeLetterPlate',
    height: pick([null, mm(700), ...(catalogue.design(present).otherLetterPlates ?? [])], random),
  }),
  () => ({ type: 'hardware.clearAll' }),
  randomExtra,
  randomCloserPlace,
  randomNumeralsPlace,
  ({ random }) => ({
    type: 'extra.placeSpyhole',
    spyhole: pick(spyholes, random),
    height: random(4) === 0 ? null : mm(900 + random(1000)),
  }),
  ({ random }) => ({ type: 'build.nameJob', numerals: pick(['', '7', '28a', 'The Lodge'], random), address: '' }),
  ({ random }) => ({ type: 'build.chooseJobType', jobType: pick(jobTypes, random) }),
  randomSystem,
  randomSystem,
  ({ catalogue: { rows }, random }) => ({ type: 'build.chooseProfile', profile: pick(rows.profiles, random).profile }),
  ({ random }) => ({ type: 'frame.chooseOpening', opens: yes(random) ? 'In' : 'Out' }),
  ({ random }) => ({ type: 'build.chooseThresholdLayout', layout: pick(thresholdLayouts, random) }),
  randomCoupling,
  ({ random }) => ({ type: 'build.chooseSlab', slab: pick(slabThicknesses, random) }),
  randomBuildStock,
  randomBuildStock,
  ({ random }) => ({ type: 'build.secure', on: yes(random) }),
  ({ random }) => ({ type: 'build.sealAgainstSmoke', on: yes(random) }),
  ({ random }) => ({ type: 'build.laminate', on: yes(random) }),
  ({ catalogue: { rows }, random }) => ({
    type: 'glass.choosePaneBacking',
    pane: pick(['door', ...glazedFramePartKinds], random),
    backing: pick(rows.backings, random).name,
  }),
  ({ item: { frame }, random }) => ({
    type: 'size.changeOverall',
    overall: size(frame.overall.width + random(201) - 100, frame.overall.height + random(201) - 100),
  }),
  ({ random }) => ({ type: 'size.changeOverall', overall: size(600 + random(3600), 1700 + random(1400)) }),
  ({ random }) => ({ type: 'size.changeSides', left: mm(200 + random(900)), right: mm(200 + random(900)) }),
  ({ random }) => ({ type: 'size.changeDoorHeight', doorHeight: mm(1900 + random(400)) }),
  ({ random }) => ({ type: 'size.changeMasterWidth', masterWidth: yes(random) ? null : mm(600 + random(400)) }),
  ({ random }) => ({ type: 'size.changeHeightMode', mode: yes(random) ? 'Standard' : 'Height-Sill+Packers' }),
  () => ({ type: 'size.useUsual' }),
  (context) => ({
    type: 'size.choosePacker',
    position: pick(packerPositions, context.random),
    stock: randomSizeStock(context),
  }),
  (context) => ({ type: 'size.chooseSill', stock: randomSill(context) }),
  ({ catalogue: { rows }, random }) => ({
    type: 'size.chooseThreshold',
    stock: isUnknownRow(random) ? stockCode('?') : pick(rows.thresholds, random).code,
  }),
];
