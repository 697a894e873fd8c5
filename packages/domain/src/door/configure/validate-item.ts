import { chosenBuildOptions } from '../build/chosen-build-options.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Option } from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import { finishRefusal } from '../colours/choose-colours.ts';
import { doorColourOptions } from '../colours/colour-options.ts';
import { designOptions } from '../design/design-options.ts';
import { handOptions } from '../design/hand-options.ts';
import { closerPositionOptions } from '../extras/closer-position.ts';
import { extraOptions } from '../extras/extra-options.ts';
import { isAmong, sizeRefusal } from '../frame/choose-sizes.ts';
import { templateOptions } from '../frame/template-options.ts';
import { expectedParts } from '../frame/cells.ts';
import { packersAt, sillsOf, thresholdsFor } from '../frame/size-stock.ts';
import { backingOfPart, backingsOf } from '../glass/backing.ts';
import { themesForSystem } from '../glass/glass-of-set.ts';
import { glazingOfPart, themeOf } from '../glass/glazing.ts';
import { isMadeFor, isMadeForFrame, shapesOf } from '../glass/theme-shapes.ts';
import { handleTypeOptions, hardwareOptions, hingeColourOptions, suiteOptions } from '../hardware/hardware-options.ts';
import { extraKinds } from '../model/extra-kinds.ts';
import { hardwareKinds } from '../model/hardware-kinds.ts';
import { packerPositions } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import type { Refusal } from '../model/result.ts';
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

/** Refusals of choices that are not among their options. */
function choiceRefusals(item: Item, context: RuleContext): readonly Refusal[] {
  const { catalogue } = context;
  return [
    choiceRefusal(templateOptions(item, catalogue), 'template', context),
    choiceRefusal(designOptions(item, context), 'design', context),
    choiceRefusal(handOptions(item, context), 'hand', context),
    choiceRefusal(doorColourOptions(item, catalogue), 'doorColour', context),
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

function choiceRefusal(options: readonly Option<unknown>[], what: ItemNoun, context: RuleContext): Refusal | null {
  const option = options.find(({ chosen }) => chosen);
  if (!option) return notOfferedRefusal(what, context);
  return option.disabledReason && refusal(option.disabledReason.code, option.disabledReason.explanation);
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
    chosen[kind] === null ? null : choiceRefusal(hardwareOptions(item, kind, context), kind, context),
  );
  return [
    handleType === null ? null : choiceRefusal(handleTypeOptions(item, context), 'handleType', context),
    choiceRefusal(suiteOptions(item, context), 'suite', context),
    choiceRefusal(hingeColourOptions(item, catalogue), 'hingeColour', context),
    ...pieces,
  ].filter((each) => each !== null);
}

const buildRefusals = (item: Item, context: RuleContext): readonly Refusal[] =>
  chosenBuildOptions(item, context)
    .map(([what, options]) => choiceRefusal(options, what, context))
    .filter((each) => each !== null);

function extraRefusals(item: Item, context: RuleContext): readonly Refusal[] {
  const positions = closerPositionOptions(item, context);
  return [
    ...extraKinds.map((kind) =>
      item.extras.chosen[kind] === null ? null : choiceRefusal(extraOptions(item, kind, context), 'extra', context),
    ),
    positions.length > 0 ? choiceRefusal(positions, 'extra', context) : null,
  ].filter((each) => each !== null);
}
