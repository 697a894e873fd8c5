import { z } from 'zod';
import { booleanInput } from './choices.ts';
import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import { extraKinds } from '@door/domain/door/model/extra-kinds';
import {
  closerPositions,
  isHouseNumberPlace,
  packerPositions,
  spyholes,
  suites,
} from '@door/domain/door/model/door-values';
import { size } from '@door/domain/lib/mm';
import { glazedFramePartKinds } from '@door/domain/door/model/parts';
import { colourIdInput, designIdInput, stockCodeInput, templateIdInput, themeIdInput, systemIdInput } from './ids.ts';
import { lengthInput } from './amounts.ts';
import { text } from './text.ts';
import { buildPlaces, jobTypes, slabThicknesses, thresholdLayouts } from '@door/domain/door/model/build-choices';

const sizeInput = z
  .strictObject({ width: lengthInput, height: lengthInput })
  .transform(({ width, height }) => size(width, height));
const on = booleanInput;
const name = text(100);
const opens = z.enum(['In', 'Out']);
const pane = z.enum(['door', ...glazedFramePartKinds]);
const finish = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('frame-colour'), colourId: colourIdInput }),
    z.strictObject({ kind: z.literal('door-colour') }),
  ],
  'must be frame-colour or door-colour',
);
const glazing = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('none-chosen') }),
    z.strictObject({ kind: z.literal('clear') }),
    z.strictObject({ kind: z.literal('unglazed') }),
    z.strictObject({ kind: z.literal('theme'), themeId: themeIdInput }),
  ],
  'must be none-chosen, clear, unglazed or theme',
);

/** Actions of the trade only. */
const buildInputs = [
  z.strictObject({ type: z.literal('build.nameJob'), numerals: text(100), address: text(1000) }),
  z.strictObject({ type: z.literal('build.chooseJobType'), jobType: z.enum(jobTypes) }),
  z.strictObject({ type: z.literal('build.chooseSystem'), systemId: systemIdInput }),
  z.strictObject({ type: z.literal('build.chooseProfile'), profile: z.enum(['WFO', 'NFO', 'HFO']) }),
  z.strictObject({ type: z.literal('build.chooseThresholdLayout'), layout: z.enum(thresholdLayouts) }),
  z.strictObject({
    type: z.literal('build.chooseCoupling'),
    joint: z.enum(glazedFramePartKinds),
    stock: stockCodeInput,
  }),
  z.strictObject({ type: z.literal('build.chooseSlab'), slab: z.literal(slabThicknesses) }),
  z.strictObject({
    type: z.literal('build.chooseStock'),
    place: z.enum(buildPlaces),
    stock: stockCodeInput.nullable(),
  }),
  z.strictObject({ type: z.literal('build.secure'), on }),
  z.strictObject({ type: z.literal('build.sealAgainstSmoke'), on }),
  z.strictObject({ type: z.literal('build.laminate'), on }),
] as const;

/** The actions that a person can take on an item, as a page sends them. */
export const actionInput = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('frame.choose'), templateId: templateIdInput }),
    z.strictObject({ type: z.literal('frame.chooseOpening'), opens }),
    z.strictObject({ type: z.literal('design.choose'), designId: designIdInput }),
    z.strictObject({ type: z.literal('hand.choose'), hand: z.enum(['left', 'right']) }),
    z.strictObject({ type: z.literal('colour.chooseDoor'), colourId: colourIdInput }),
    z.strictObject({ type: z.literal('colour.chooseRal'), ral: z.string().max(20).nullable() }),
    z.strictObject({ type: z.literal('colour.sameInternal'), on }),
    z.strictObject({ type: z.literal('colour.chooseFrameExternal'), finish }),
    z.strictObject({ type: z.literal('colour.chooseFrameInternal'), finish }),
    z.strictObject({ type: z.literal('glass.chooseForDoor'), glazing }),
    z.strictObject({ type: z.literal('glass.chooseBacking'), backing: name }),
    z.strictObject({ type: z.literal('glass.differentFrame'), on }),
    z.strictObject({ type: z.literal('glass.chooseForFrame'), glazing }),
    z.strictObject({ type: z.literal('glass.chooseForPane'), pane: z.enum(glazedFramePartKinds), glazing }),
    z.strictObject({ type: z.literal('glass.choosePaneBacking'), pane, backing: name }),
    z.strictObject({ type: z.literal('glass.chooseHouseNumber'), houseNumber: text(100) }),
    z.strictObject({
      type: z.literal('glass.placeHouseNumber'),
      at: text(20).refine(isHouseNumberPlace, 'must name a pane').nullable(),
    }),
    z.strictObject({ type: z.literal('hardware.chooseHandleType'), handleType: name }),
    z.strictObject({ type: z.literal('hardware.chooseSuite'), suite: z.enum(suites) }),
    z.strictObject({
      type: z.literal('hardware.choose'),
      kind: z.enum(hardwareKinds),
      stock: stockCodeInput.nullable(),
    }),
    z.strictObject({ type: z.literal('hardware.placeLetterPlate'), height: lengthInput.nullable() }),
    z.strictObject({ type: z.literal('hardware.chooseHingeColour'), colour: name }),
    z.strictObject({ type: z.literal('hardware.clearAll') }),
    z.strictObject({
      type: z.literal('extra.choose'),
      kind: z.enum(extraKinds),
      stock: stockCodeInput.nullable(),
    }),
    z.strictObject({ type: z.literal('extra.placeCloser'), position: z.enum(closerPositions) }),
    z.strictObject({
      type: z.literal('extra.placeNumerals'),
      at: z.strictObject({ fromLeft: lengthInput, height: lengthInput }).nullable(),
    }),
    z.strictObject({
      type: z.literal('extra.placeSpyhole'),
      spyhole: z.enum(spyholes),
      height: lengthInput.nullable(),
    }),
    ...buildInputs,
    z.strictObject({ type: z.literal('size.changeOverall'), overall: sizeInput }),
    z.strictObject({ type: z.literal('size.changeSides'), left: lengthInput, right: lengthInput }),
    z.strictObject({ type: z.literal('size.changeDoorHeight'), doorHeight: lengthInput }),
    z.strictObject({ type: z.literal('size.changeMasterWidth'), masterWidth: lengthInput.nullable() }),
    z.strictObject({ type: z.literal('size.changeHeightMode'), mode: z.enum(['Standard', 'Height-Sill+Packers']) }),
    z.strictObject({ type: z.literal('size.useUsual') }),
    z.strictObject({
      type: z.literal('size.choosePacker'),
      position: z.enum(packerPositions),
      stock: stockCodeInput.nullable(),
    }),
    z.strictObject({ type: z.literal('size.chooseSill'), stock: stockCodeInput.nullable() }),
    z.strictObject({ type: z.literal('size.chooseThreshold'), stock: stockCodeInput }),
  ],
  'must be something that a person can do to a door',
);
