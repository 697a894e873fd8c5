import { z } from 'zod';
import { closerPositions, extraKinds, hardwareKinds, packerPositions, suites } from '@door/domain/item/item';
import { size } from '@door/domain/measure/mm';
import { colourIdInput, designIdInput, stockCodeInput, templateIdInput, themeIdInput } from './ids.ts';
import { buildInputs } from './build-input.ts';
import { lengthInput } from './length.ts';
import { text } from './text.ts';

const sizeInput = z
  .strictObject({ width: lengthInput, height: lengthInput })
  .transform(({ width, height }) => size(width, height));
const on = z.boolean('must be true or false');
const name = text(100);
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

/** Everything that a person can do to an item, as it arrives from a page. */
export const actionInput = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('frame.choose'), templateId: templateIdInput }),
    z.strictObject({ type: z.literal('design.choose'), designId: designIdInput }),
    z.strictObject({ type: z.literal('hand.choose'), hand: z.enum(['left', 'right']) }),
    z.strictObject({ type: z.literal('colour.chooseDoor'), colourId: colourIdInput }),
    z.strictObject({ type: z.literal('colour.sameInternal'), on }),
    z.strictObject({ type: z.literal('colour.chooseFrameExternal'), finish }),
    z.strictObject({ type: z.literal('colour.chooseFrameInternal'), finish }),
    z.strictObject({ type: z.literal('glass.chooseForDoor'), glazing }),
    z.strictObject({ type: z.literal('glass.chooseBacking'), backing: name }),
    z.strictObject({ type: z.literal('glass.differentFrame'), on }),
    z.strictObject({ type: z.literal('glass.chooseForFrame'), glazing }),
    z.strictObject({ type: z.literal('hardware.visit') }),
    z.strictObject({ type: z.literal('hardware.chooseHandleType'), handleType: name }),
    z.strictObject({ type: z.literal('hardware.chooseSuite'), suite: z.enum(suites) }),
    z.strictObject({
      type: z.literal('hardware.choose'),
      kind: z.enum(hardwareKinds),
      stock: stockCodeInput.nullable(),
    }),
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
    ...buildInputs,
    z.strictObject({ type: z.literal('size.changeOverall'), overall: sizeInput }),
    z.strictObject({ type: z.literal('size.changeSides'), left: lengthInput, right: lengthInput }),
    z.strictObject({ type: z.literal('size.changeDoorHeight'), doorHeight: lengthInput }),
    z.strictObject({ type: z.literal('size.changeMasterWidth'), masterWidth: lengthInput.nullable() }),
    z.strictObject({ type: z.literal('size.changeHeightMode'), mode: z.enum(['Standard', 'Height-Sill+Packers']) }),
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
