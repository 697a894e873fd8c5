import { chosenBuildOffers } from '../build/chosen-build-offers.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Offer } from '../choice/offer.ts';
import type { RuleContext } from '../choice/rule.ts';
import { finishRefusal } from '../colours/choose-colours.ts';
import { offeredDoorColours } from '../colours/offer-colours.ts';
import { offeredDesigns } from '../design/offer-designs.ts';
import { offeredHands } from '../design/offer-hands.ts';
import { offeredCloserPositions } from '../extras/closer-position.ts';
import { offeredExtras } from '../extras/offer-extras.ts';
import { isAmong, sizeRefusal } from '../frame/choose-sizes.ts';
import { offeredTemplates } from '../frame/offer-templates.ts';
import { expectedParts } from '../frame/resize.ts';
import { packersAt, sillsOf, thresholdsFor } from '../frame/size-stock.ts';
import { backingOfPart, backingsOf } from '../glass/backing.ts';
import { themesForSystem } from '../glass/glass-of-set.ts';
import { glazingOfPart, themeOf } from '../glass/glazing.ts';
import { isMadeFor, isMadeForFrame, shapesOf } from '../glass/theme-shapes.ts';
import { offeredHandleTypes, offeredHardware, offeredHingeColours, offeredSuites } from '../hardware/offer-hardware.ts';
import { extraKinds } from '../model/extra-kinds.ts';
import { hardwareKinds } from '../model/hardware-kinds.ts';
import { type Item, packerPositions } from '../model/item.ts';
import type { Refusal } from '../model/outcome.ts';
import { glazedFramePartKinds, glazedFrameParts, layoutOf, type Part, partKinds, partOf } from '../model/parts.ts';
import type { ItemNoun } from '../../messages/messages.ts';
import { refusal, unknownRows } from './unknown-rows.ts';

/** Refusals for a whole item that came from outside; [] when every choice in it is offered. */
export function validateItem(item: Item, context: RuleContext): readonly Refusal[] {
  const unknown = unknownRows(item, context);
  if (unknown.length > 0) return unknown;
  const misbuilt = partRefusals(item, context);
  if (misbuilt.length > 0) return misbuilt;
  return [
    ...sizeRefusals(item, context),
    ...choiceRefusals(item, context),
    ...colourRefusals(item, context),
    ...systemRefusals(item, context),
    ...glassRefusals(item, context),
    ...hardwareRefusals(item, context),
    ...extraRefusals(item, context),
    ...buildRefusals(item, context),
  ];
}

/** Checked before the sizes, which are read from the parts. */
function partRefusals(item: Item, { catalogue, messages }: RuleContext): readonly Refusal[] {
  if (!hasPartsOfTemplate(item, catalogue)) {
    return [refusal('item.parts-unlike-template', messages.wholeItem.partsUnlikeTemplate)];
  }
  return partsAddUp(item, catalogue) ? [] : [refusal('item.parts-do-not-add-up', messages.wholeItem.partsDoNotAddUp)];
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

function sizeRefusals(item: Item, context: RuleContext): readonly Refusal[] {
  const refusal = sizeRefusal(item, context);
  return refusal ? [refusal] : [];
}

/** Refusals of choices that their offer list does not offer. */
function choiceRefusals(item: Item, context: RuleContext): readonly Refusal[] {
  const { catalogue } = context;
  return [
    choiceRefusal(offeredTemplates(item, catalogue), 'template', context),
    choiceRefusal(offeredDesigns(item, context), 'design', context),
    choiceRefusal(offeredHands(item, context), 'hand', context),
    choiceRefusal(offeredDoorColours(item, catalogue), 'doorColour', context),
    ...sizeStockRefusals(item, context),
  ].filter((each) => each !== null);
}

/** Only whether they are offered here; `sizeRefusals` checks that they leave sizes that can be made. */
function sizeStockRefusals(item: Item, context: RuleContext): readonly (Refusal | null)[] {
  const { catalogue } = context;
  const { sill, threshold, packers } = item.frame;
  return [
    isAmong(sillsOf(item, catalogue), sill) ? null : notOfferedRefusal('sill', context),
    isAmong(thresholdsFor(item, catalogue), threshold) ? null : notOfferedRefusal('threshold', context),
    ...packerPositions.map((position) =>
      isAmong(packersAt(position, item, catalogue), packers[position]) ? null : notOfferedRefusal('packer', context),
    ),
  ];
}

const notOfferedRefusal = (what: ItemNoun, { messages }: RuleContext): Refusal =>
  refusal('item.not-offered', messages.wholeItem.notOffered(what));

function choiceRefusal(offers: readonly Offer<unknown>[], what: ItemNoun, context: RuleContext): Refusal | null {
  const offer = offers.find(({ chosen }) => chosen);
  if (!offer) return notOfferedRefusal(what, context);
  return offer.whyNot && refusal(offer.whyNot.code, offer.whyNot.explanation);
}

function colourRefusals(item: Item, context: RuleContext): readonly Refusal[] {
  const { frameExternal, frameInternal } = item.colours;
  return [
    finishRefusal(item, frameExternal, { side: 'external', context }),
    finishRefusal(item, frameInternal, { side: 'internal', context }),
  ].filter((each) => each !== null);
}

function systemRefusals(item: Item, { catalogue, messages }: RuleContext): readonly Refusal[] {
  const made = themesForSystem(item, catalogue);
  const around = glazedFramePartKinds.map((kind) => glazingOfPart(item.glass, kind));
  const isMade = [item.glass.door, ...around].every((glazing) => {
    const theme = themeOf(glazing, catalogue);
    return !theme || made.includes(theme);
  });
  return isMade ? [] : [refusal('item.not-offered', messages.wholeItem.themeNotOfSystem)];
}

function glassRefusals(item: Item, context: RuleContext): readonly Refusal[] {
  const { catalogue } = context;
  const { door } = item.glass;
  const doorTheme = themeOf(door, catalogue);
  const around = glazedFrameParts(item.frame.parts).map((kind) => themeOf(glazingOfPart(item.glass, kind), catalogue));
  const isMade =
    (!doorTheme || isMadeFor(doorTheme, shapesOf(catalogue.design(item.designId)))) &&
    around.every((theme) => !theme || isMadeForFrame(theme));
  return isMade
    ? backingRefusals(item, context)
    : [refusal('glass.wrong-shape', context.messages.wholeItem.wrongShape)];
}

/** Names each pane whose glass is not made with its backing. */
function backingRefusals({ glass, frame }: Item, { catalogue, messages }: RuleContext): readonly Refusal[] {
  const panes = [
    { pane: 'door' as const, glazing: glass.door, backing: glass.doorBacking },
    ...glazedFrameParts(frame.parts).map((pane) => ({
      pane,
      glazing: glazingOfPart(glass, pane),
      backing: backingOfPart(glass, pane),
    })),
  ];
  return panes.flatMap(({ pane, glazing, backing }) => {
    const allowed: readonly string[] = backingsOf(glazing, catalogue);
    if (allowed.length === 0 || allowed.includes(backing)) return [];
    const message = messages.wholeItem.wrongBacking(pane, themeOf(glazing, catalogue)?.name ?? null, backing);
    return [{ ...refusal('glass.backing-not-allowed', message), pane }];
  });
}

function hardwareRefusals(item: Item, context: RuleContext): readonly Refusal[] {
  const { catalogue } = context;
  const { handleType, chosen } = item.hardware;
  const pieces = hardwareKinds.map((kind) =>
    chosen[kind] === null ? null : choiceRefusal(offeredHardware(item, kind, context), kind, context),
  );
  return [
    handleType === null ? null : choiceRefusal(offeredHandleTypes(item, context), 'handleType', context),
    choiceRefusal(offeredSuites(item, context), 'suite', context),
    choiceRefusal(offeredHingeColours(item, catalogue), 'hingeColour', context),
    ...pieces,
  ].filter((each) => each !== null);
}

const buildRefusals = (item: Item, context: RuleContext): readonly Refusal[] =>
  chosenBuildOffers(item, context)
    .map(([what, offers]) => choiceRefusal(offers, what, context))
    .filter((each) => each !== null);

function extraRefusals(item: Item, context: RuleContext): readonly Refusal[] {
  const positions = offeredCloserPositions(item, context);
  return [
    ...extraKinds.map((kind) =>
      item.extras.chosen[kind] === null ? null : choiceRefusal(offeredExtras(item, kind, context), 'extra', context),
    ),
    positions.length > 0 ? choiceRefusal(positions, 'extra', context) : null,
  ].filter((each) => each !== null);
}
