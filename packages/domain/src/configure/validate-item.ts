import { chosenBuildOffers } from '../build/chosen-build-offers.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { finishRefusal } from '../colours/choose-colours.ts';
import { offeredDoorColours } from '../colours/offer-colours.ts';
import { offeredDesigns } from '../design/offer-designs.ts';
import { offeredHands } from '../design/offer-hands.ts';
import { isAmong, sizeRefusal } from '../frame/choose-sizes.ts';
import { offeredTemplates } from '../frame/offer-templates.ts';
import { expectedParts } from '../frame/resize.ts';
import { packersAt, sillsOf, thresholdsFor } from '../frame/size-stock.ts';
import { offeredCloserPositions, offeredExtras } from '../extras/offer-extras.ts';
import { backingsOf, clearBacking } from '../glass/backing.ts';
import { frameGlazing, themeOf, themesForSystem } from '../glass/glazing.ts';
import { isMadeFor, isMadeForFrame, shapesOf } from '../glass/theme-shapes.ts';
import { offeredHandleTypes, offeredHardware, offeredHingeColours, offeredSuites } from '../hardware/offer-hardware.ts';
import type { Refusal } from '../model/outcome.ts';
import type { ItemNoun } from '../words/english/whole-item.ts';
import { extraKinds, hardwareKinds, type Item, packerPositions } from '../model/item.ts';
import type { Offer } from '../choice/offer.ts';
import { glazedFrameParts, layoutOf, type Part, partKinds, partOf } from '../model/parts.ts';
import { refusal, unknownRows } from './unknown-rows.ts';

/** Refusals for a whole item that came from outside; [] when every choice in it is offered. */
export function validateItem(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const unknown = unknownRows(item, catalogue);
  if (unknown.length > 0) return unknown;
  const misbuilt = partRefusals(item, catalogue);
  if (misbuilt.length > 0) return misbuilt;
  return [
    ...sizeRefusals(item, catalogue),
    ...choiceRefusals(item, catalogue),
    ...colourRefusals(item, catalogue),
    ...systemRefusals(item, catalogue),
    ...glassRefusals(item, catalogue),
    ...hardwareRefusals(item, catalogue),
    ...extraRefusals(item, catalogue),
    ...buildRefusals(item, catalogue),
  ];
}

/** Checked before the sizes, which are read from the parts. */
function partRefusals(item: Item, catalogue: Catalogue): readonly Refusal[] {
  if (!hasPartsOfTemplate(item, catalogue)) {
    return [refusal('item.parts-unlike-template', catalogue.words.wholeItem.partsUnlikeTemplate)];
  }
  return partsAddUp(item, catalogue)
    ? []
    : [refusal('item.parts-do-not-add-up', catalogue.words.wholeItem.partsDoNotAddUp)];
}

function hasPartsOfTemplate({ templateId, frame, leaves }: Item, catalogue: Catalogue): boolean {
  const { doors, sides, fanlight, construction } = catalogue.template(templateId);
  const layout = layoutOf(frame.parts);
  const door = doors === 'single' ? 'single-door' : 'double-door';
  return (
    partOf(frame.parts, door) !== undefined &&
    leaves.kind === doors &&
    layout.sides === sides &&
    layout.fanlight === fanlight &&
    frame.construction === construction
  );
}

/** Each kind of part once, with the size and the bars that follow from the cells. */
function partsAddUp(item: Item, catalogue: Catalogue): boolean {
  const { parts } = item.frame;
  const due = expectedParts(item, catalogue);
  return (
    parts.length === due.length &&
    new Set(parts.map(({ id }) => id)).size === parts.length &&
    partKinds.every((kind) => isSamePart(partOf(parts, kind), partOf(due, kind)))
  );
}

const isSamePart = (is: Part | undefined, due: Part | undefined): boolean => sizesAsText(is) === sizesAsText(due);

const sizesAsText = (part: Part | undefined): string =>
  part ? [part.size.width, part.size.height, part.bars.mullions.join(), part.bars.transoms.join()].join('|') : '';

function sizeRefusals(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const refusal = sizeRefusal(item, catalogue);
  return refusal ? [refusal] : [];
}

/** Refusals of choices that their offer list does not offer. */
function choiceRefusals(item: Item, catalogue: Catalogue): readonly Refusal[] {
  return [
    choiceRefusal(offeredTemplates(item, catalogue), 'template', catalogue),
    choiceRefusal(offeredDesigns(item, catalogue), 'design', catalogue),
    choiceRefusal(offeredHands(item, catalogue), 'hand', catalogue),
    choiceRefusal(offeredDoorColours(item, catalogue), 'doorColour', catalogue),
    ...sizeStockRefusals(item, catalogue),
  ].filter((each) => each !== null);
}

/** Only whether they are offered here; `sizeRefusals` checks that they leave sizes that can be made. */
function sizeStockRefusals(item: Item, catalogue: Catalogue): readonly (Refusal | null)[] {
  const { sill, threshold, packers } = item.frame;
  return [
    isAmong(sillsOf(catalogue), sill) ? null : notOfferedRefusal('sill', catalogue),
    isAmong(thresholdsFor(item, catalogue), threshold) ? null : notOfferedRefusal('threshold', catalogue),
    ...packerPositions.map((position) =>
      isAmong(packersAt(position, catalogue), packers[position]) ? null : notOfferedRefusal('packer', catalogue),
    ),
  ];
}

const notOfferedRefusal = (what: ItemNoun, { words }: Catalogue): Refusal =>
  refusal('item.not-offered', words.wholeItem.notOffered(what));

function choiceRefusal(offers: readonly Offer<unknown>[], what: ItemNoun, catalogue: Catalogue): Refusal | null {
  const offer = offers.find(({ chosen }) => chosen);
  if (!offer) return notOfferedRefusal(what, catalogue);
  return offer.whyNot && refusal(offer.whyNot.code, offer.whyNot.explanation);
}

function colourRefusals(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const { frameExternal, frameInternal } = item.colours;
  return [
    finishRefusal(item, frameExternal, { side: 'external', catalogue }),
    finishRefusal(item, frameInternal, { side: 'internal', catalogue }),
  ].filter((each) => each !== null);
}

function systemRefusals(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const made = themesForSystem(item, catalogue);
  const isMade = [item.glass.door, frameGlazing(item.glass)].every((glazing) => {
    const theme = themeOf(glazing, catalogue);
    return !theme || made.includes(theme);
  });
  return isMade ? [] : [refusal('item.not-offered', catalogue.words.wholeItem.themeNotOfSystem)];
}

function glassRefusals(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const { door, doorBacking } = item.glass;
  const frame = frameGlazing(item.glass);
  const parts = glazedFrameParts(item.frame.parts);
  const doorTheme = themeOf(door, catalogue);
  const frameTheme = parts.length > 0 ? themeOf(frame, catalogue) : undefined;
  const isMade =
    (!doorTheme || isMadeFor(doorTheme, shapesOf(catalogue.design(item.designId)))) &&
    (!frameTheme || isMadeForFrame(frameTheme));
  const mayStand = (backing: string, allowed: readonly string[]) => allowed.length === 0 || allowed.includes(backing);
  const isBacked =
    mayStand(doorBacking, backingsOf(door, catalogue)) &&
    parts.every((kind) => mayStand(item.glass.partBacking[kind] ?? clearBacking, backingsOf(frame, catalogue)));
  return [
    ...(isMade ? [] : [refusal('glass.wrong-shape', catalogue.words.wholeItem.wrongShape)]),
    ...(isBacked ? [] : [refusal('glass.backing-not-allowed', catalogue.words.wholeItem.wrongBacking)]),
  ];
}

function hardwareRefusals(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const { handleType, chosen } = item.hardware;
  const pieces = hardwareKinds.map((kind) =>
    chosen[kind] === null ? null : choiceRefusal(offeredHardware(item, kind, catalogue), kind, catalogue),
  );
  return [
    handleType === null ? null : choiceRefusal(offeredHandleTypes(item, catalogue), 'handleType', catalogue),
    choiceRefusal(offeredSuites(item, catalogue), 'suite', catalogue),
    choiceRefusal(offeredHingeColours(item, catalogue), 'hingeColour', catalogue),
    ...pieces,
  ].filter((each) => each !== null);
}

const buildRefusals = (item: Item, catalogue: Catalogue): readonly Refusal[] =>
  chosenBuildOffers(item, catalogue)
    .map(([what, offers]) => choiceRefusal(offers, what, catalogue))
    .filter((each) => each !== null);

function extraRefusals(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const positions = offeredCloserPositions(item, catalogue);
  return [
    ...extraKinds.map((kind) =>
      item.extras.chosen[kind] === null
        ? null
        : choiceRefusal(offeredExtras(item, kind, catalogue), 'extra', catalogue),
    ),
    positions.length > 0 ? choiceRefusal(positions, 'extra', catalogue) : null,
  ].filter((each) => each !== null);
}
