import { buildOffers } from '../build/build-findings.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { finishRefusal } from '../colours/choose-colours.ts';
import { offeredDoorColours } from '../colours/offer-colours.ts';
import { offeredDesigns } from '../design/offer-designs.ts';
import { offeredHands } from '../design/offer-hands.ts';
import { isAmong, sizeRefusal } from '../frame/choose-sizes.ts';
import { offeredTemplates } from '../frame/offer-templates.ts';
import { asItStands } from '../frame/resize.ts';
import { packersAt, sillsOf, thresholdsFor } from '../frame/size-stock.ts';
import { offeredCloserPositions, offeredExtras } from '../extras/offer-extras.ts';
import { backingsOf, clearBacking } from '../glass/backing.ts';
import { frameGlazing, themeOf, themesForSystem } from '../glass/glazing.ts';
import { isMadeFor, isMadeForFrame, shapesOf } from '../glass/theme-shapes.ts';
import { offeredHandleTypes, offeredHardware, offeredHingeColours, offeredSuites } from '../hardware/offer-hardware.ts';
import type { Refusal } from '../shared/outcome.ts';
import type { ItemNoun } from '../words/english/whole-item.ts';
import { extraKinds, hardwareKinds, type Item, packerPositions } from './item.ts';
import type { Offer } from './offer.ts';
import { glazedFrameParts, layoutOf, type Part, partKinds, partOf } from './parts.ts';
import { finding, unknownRows } from './unknown-rows.ts';

/** What is wrong with a whole item that came from outside; [] when every choice in it is on offer. */
export function findings(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const unknown = unknownRows(item, catalogue);
  if (unknown.length > 0) return unknown;
  const misbuilt = partFindings(item, catalogue);
  if (misbuilt.length > 0) return misbuilt;
  return [
    ...sizeFinding(item, catalogue),
    ...chosenFindings(item, catalogue),
    ...colourFindings(item, catalogue),
    ...systemFindings(item, catalogue),
    ...glassFindings(item, catalogue),
    ...hardwareFindings(item, catalogue),
    ...extraFindings(item, catalogue),
    ...buildFindings(item, catalogue),
  ];
}

/** Asked before sizes: of a set without its parts there is none to ask about. */
function partFindings(item: Item, catalogue: Catalogue): readonly Refusal[] {
  if (!isLikeTemplate(item, catalogue)) {
    return [finding('item.parts-unlike-template', catalogue.words.wholeItem.partsUnlikeTemplate)];
  }
  return partsAddUp(item, catalogue)
    ? []
    : [finding('item.parts-do-not-add-up', catalogue.words.wholeItem.partsDoNotAddUp)];
}

function isLikeTemplate({ templateId, frame, leaves }: Item, catalogue: Catalogue): boolean {
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

/** Each kind once, in the size and with the bars that follow from the cells. */
function partsAddUp(item: Item, catalogue: Catalogue): boolean {
  const { parts } = item.frame;
  const due = asItStands(item, catalogue);
  return (
    parts.length === due.length &&
    new Set(parts.map(({ id }) => id)).size === parts.length &&
    partKinds.every((kind) => isSamePart(partOf(parts, kind), partOf(due, kind)))
  );
}

const isSamePart = (is: Part | undefined, due: Part | undefined): boolean => measured(is) === measured(due);

const measured = (part: Part | undefined): string =>
  part ? [part.size.width, part.size.height, part.bars.mullions.join(), part.bars.transoms.join()].join('|') : '';

function sizeFinding(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const refusal = sizeRefusal(item, catalogue);
  return refusal ? [refusal] : [];
}

/** What each offer list says of the choice that the item carries. */
function chosenFindings(item: Item, catalogue: Catalogue): readonly Refusal[] {
  return [
    chosenFinding(offeredTemplates(item, catalogue), 'template', catalogue),
    chosenFinding(offeredDesigns(item, catalogue), 'design', catalogue),
    chosenFinding(offeredHands(item, catalogue), 'hand', catalogue),
    chosenFinding(offeredDoorColours(item, catalogue), 'doorColour', catalogue),
    ...sizeStockFindings(item, catalogue),
  ].filter((each) => each !== null);
}

/** Whether they leave sizes that can be made is asked of the whole set. */
function sizeStockFindings(item: Item, catalogue: Catalogue): readonly (Refusal | null)[] {
  const { sill, threshold, packers } = item.frame;
  return [
    isAmong(sillsOf(catalogue), sill) ? null : notOfferedFinding('sill', catalogue),
    isAmong(thresholdsFor(item, catalogue), threshold) ? null : notOfferedFinding('threshold', catalogue),
    ...packerPositions.map((position) =>
      isAmong(packersAt(position, catalogue), packers[position]) ? null : notOfferedFinding('packer', catalogue),
    ),
  ];
}

const notOfferedFinding = (what: ItemNoun, { words }: Catalogue): Refusal =>
  finding('item.not-offered', words.wholeItem.notOffered(what));

function chosenFinding(offers: readonly Offer<unknown>[], what: ItemNoun, catalogue: Catalogue): Refusal | null {
  const offer = offers.find(({ chosen }) => chosen);
  if (!offer) return notOfferedFinding(what, catalogue);
  return offer.whyNot && finding(offer.whyNot.code, offer.whyNot.explanation);
}

function colourFindings(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const { frameExternal, frameInternal } = item.colours;
  return [
    finishRefusal(item, frameExternal, { side: 'external', catalogue }),
    finishRefusal(item, frameInternal, { side: 'internal', catalogue }),
  ].filter((each) => each !== null);
}

function systemFindings(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const made = themesForSystem(item, catalogue);
  const isMade = [item.glass.door, frameGlazing(item.glass)].every((glazing) => {
    const theme = themeOf(glazing, catalogue);
    return !theme || made.includes(theme);
  });
  return isMade ? [] : [finding('item.not-offered', catalogue.words.wholeItem.themeNotOfSystem)];
}

function glassFindings(item: Item, catalogue: Catalogue): readonly Refusal[] {
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
    ...(isMade ? [] : [finding('glass.wrong-shape', catalogue.words.wholeItem.wrongShape)]),
    ...(isBacked ? [] : [finding('glass.backing-not-allowed', catalogue.words.wholeItem.wrongBacking)]),
  ];
}

function hardwareFindings(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const { handleType, chosen } = item.hardware;
  const pieces = hardwareKinds.map((kind) =>
    chosen[kind] === null ? null : chosenFinding(offeredHardware(item, kind, catalogue), kind, catalogue),
  );
  return [
    handleType === null ? null : chosenFinding(offeredHandleTypes(item, catalogue), 'handleType', catalogue),
    chosenFinding(offeredSuites(item, catalogue), 'suite', catalogue),
    chosenFinding(offeredHingeColours(item, catalogue), 'hingeColour', catalogue),
    ...pieces,
  ].filter((each) => each !== null);
}

const buildFindings = (item: Item, catalogue: Catalogue): readonly Refusal[] =>
  buildOffers(item, catalogue)
    .map(([what, offers]) => chosenFinding(offers, what, catalogue))
    .filter((each) => each !== null);

function extraFindings(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const positions = offeredCloserPositions(item, catalogue);
  return [
    ...extraKinds.map((kind) =>
      item.extras.chosen[kind] === null
        ? null
        : chosenFinding(offeredExtras(item, kind, catalogue), 'extra', catalogue),
    ),
    positions.length > 0 ? chosenFinding(positions, 'extra', catalogue) : null,
  ].filter((each) => each !== null);
}
