import type { Catalogue } from '../catalogue/catalogue.ts';
import { finishRefusal } from '../colours/choose-colours.ts';
import { offeredDoorColours } from '../colours/offer-colours.ts';
import { offeredDesigns } from '../design/offer-designs.ts';
import { offeredHands } from '../design/offer-hands.ts';
import { sizeRefusal } from '../frame/choose-sizes.ts';
import { offeredPackers, offeredSills, offeredThresholds } from '../frame/offer-size-stock.ts';
import { offeredTemplates } from '../frame/offer-templates.ts';
import { asItStands } from '../frame/resize.ts';
import { backingsOf } from '../glass/backing.ts';
import { frameGlazing, themeOf } from '../glass/glazing.ts';
import { isMadeForFrame, isMadeFor, shapesOf } from '../glass/theme-shapes.ts';
import { offeredHandleTypes, offeredHardware, offeredHingeColours, offeredSuites } from '../hardware/offer-hardware.ts';
import type { Refusal } from '../shared/outcome.ts';
import { type Item, hardwareKinds, packerPositions } from './item.ts';
import type { Offer } from './offer.ts';
import { glazedFrameParts, layoutOf, partKinds, partOf } from './parts.ts';

/** What is wrong with a whole item that came from outside; [] when every choice in it is on offer. */
export function findings(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const unknown = unknownIds(item, catalogue);
  if (unknown.length > 0) return unknown;
  return [
    ...frameFindings(item, catalogue),
    ...chosenFindings(item, catalogue),
    ...colourFindings(item, catalogue),
    ...glassFindings(item, catalogue),
    ...hardwareFindings(item, catalogue),
  ];
}

const finding = (code: Refusal['code'], message: string): Refusal => ({ code, message });

/** Asked first and alone: nothing else can be asked about a row that is not there. */
function unknownIds(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const { rows } = catalogue;
  const { frame, colours, glass, hardware } = item;
  const has = <Id>(ids: readonly Id[], id: Id | null): boolean => id === null || ids.includes(id);
  const colourIds = rows.colours.map(({ id }) => id);
  const stockCodes = rows.stock.map(({ code }) => code);
  const own = [colours.doorInternal, colours.frameExternal, colours.frameInternal];
  const known: readonly (readonly [what: string, isKnown: boolean])[] = [
    [
      'system',
      has(
        rows.systems.map(({ id }) => id),
        item.systemId,
      ),
    ],
    [
      'frame style',
      has(
        rows.templates.map(({ id }) => id),
        item.templateId,
      ),
    ],
    [
      'design',
      has(
        rows.designs.map(({ id }) => id),
        item.designId,
      ),
    ],
    ['door colour', has(colourIds, colours.doorExternal)],
    ['colour', own.every((slot) => !('colourId' in slot) || has(colourIds, slot.colourId))],
    [
      'glass theme',
      [glass.door, frameGlazing(glass)].every(
        (each) =>
          each.kind !== 'theme' ||
          has(
            rows.themes.map(({ id }) => id),
            each.themeId,
          ),
      ),
    ],
    [
      'handle type',
      has(
        rows.handles.map(({ handleType }) => handleType),
        hardware.handleType,
      ),
    ],
    ['hardware', hardwareKinds.every((kind) => has(stockCodes, hardware.chosen[kind]))],
    ['cylinder', has(stockCodes, item.build.cylinder)],
    [
      'threshold',
      has(
        rows.thresholds.map(({ code }) => code),
        frame.threshold,
      ),
    ],
    [
      'sill',
      has(
        rows.sizeStock.map(({ code }) => code),
        frame.sill,
      ),
    ],
    [
      'packer',
      packerPositions.every((at) =>
        has(
          rows.sizeStock.map(({ code }) => code),
          frame.packers[at],
        ),
      ),
    ],
  ];
  return known
    .filter(([, isKnown]) => !isKnown)
    .map(([what]) => finding('item.unknown', `The item names a ${what} that this supplier does not have.`));
}

function frameFindings(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const template = catalogue.template(item.templateId);
  const { frame, leaves } = item;
  const layout = layoutOf(frame.parts);
  const doors = partOf(frame.parts, 'double-door') ? 'double' : 'single';
  const isLikeTemplate =
    layout.sides === template.sides &&
    layout.fanlight === template.fanlight &&
    frame.construction === template.construction &&
    doors === template.doors &&
    leaves.kind === template.doors;
  if (!isLikeTemplate) return [finding('item.parts-unlike-template', 'The parts are not those of the chosen frame.')];
  if (!partsAddUp(item, catalogue)) {
    return [finding('item.parts-do-not-add-up', 'The sizes of the parts do not add up to the overall size.')];
  }
  const refusal = sizeRefusal(item, catalogue);
  return refusal ? [refusal] : [];
}

/** Each kind once, in the size and with the bars that follow from the cells. */
function partsAddUp(item: Item, catalogue: Catalogue): boolean {
  const { parts } = item.frame;
  const due = asItStands(item, catalogue);
  return (
    parts.length === due.length &&
    partKinds.every((kind) => {
      const [is, should] = [partOf(parts, kind), partOf(due, kind)];
      return (
        is?.size.width === should?.size.width && is?.size.height === should?.size.height && haveSameBars(is, should)
      );
    })
  );
}

type MaybePart = ReturnType<typeof partOf>;
const haveSameBars = (one: MaybePart, other: MaybePart): boolean =>
  one?.bars.mullions.join() === other?.bars.mullions.join() &&
  one?.bars.transoms.join() === other?.bars.transoms.join();

/** What each offer list says of the choice that the item carries. */
function chosenFindings(item: Item, catalogue: Catalogue): readonly Refusal[] {
  return [
    chosenFinding(offeredTemplates(item, catalogue), 'frame style'),
    chosenFinding(offeredDesigns(item, catalogue), 'design'),
    chosenFinding(offeredHands(item, catalogue), 'hinge side'),
    chosenFinding(offeredDoorColours(item, catalogue), 'door colour'),
    chosenFinding(offeredSills(item, catalogue), 'sill'),
    chosenFinding(offeredThresholds(item, catalogue), 'threshold'),
    ...packerPositions.map((position) => chosenFinding(offeredPackers(item, position, catalogue), 'packer')),
  ].filter((each) => each !== null);
}

function chosenFinding(offers: readonly Offer<unknown>[], what: string): Refusal | null {
  const offer = offers.find(({ chosen }) => chosen);
  if (!offer) return finding('item.not-offered', `The item carries a ${what} that is not offered.`);
  return offer.whyNot && finding(offer.whyNot.code, offer.whyNot.explanation);
}

function colourFindings(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const { frameExternal, frameInternal } = item.colours;
  return [
    finishRefusal(item, frameExternal, { side: 'external', catalogue }),
    finishRefusal(item, frameInternal, { side: 'internal', catalogue }),
  ].filter((each) => each !== null);
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
    parts.every((kind) => mayStand(item.glass.partBacking[kind] ?? 'Clear', backingsOf(frame, catalogue)));
  return [
    ...(isMade ? [] : [finding('glass.wrong-shape', 'The glass theme is not made in the shapes of these panes.')]),
    ...(isBacked ? [] : [finding('glass.backing-not-allowed', 'The glass theme is not made with that backing glass.')]),
  ];
}

function hardwareFindings(item: Item, catalogue: Catalogue): readonly Refusal[] {
  const { handleType, chosen } = item.hardware;
  const pieces = hardwareKinds.map((kind) =>
    chosen[kind] === null ? null : chosenFinding(offeredHardware(item, kind, catalogue), kind),
  );
  return [
    handleType === null ? null : chosenFinding(offeredHandleTypes(item, catalogue), 'handle type'),
    chosenFinding(offeredSuites(item, catalogue), 'finish'),
    chosenFinding(offeredHingeColours(item, catalogue), 'hinge colour'),
    ...pieces,
  ].filter((each) => each !== null);
}
