import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { HandleOption, HingeColour, Stock } from '../../catalogue/rows/stock-rows.ts';
import { type Offer, offersOf, type WhyNot, whyNot, whyNotCuredBy, whyNotWithCure } from '../choice/offer.ts';
import type { RuleContext } from '../choice/rule.ts';
import { handOn } from '../design-fit/hand-of-design.ts';
import { otherDesigns } from '../design-fit/other-designs.ts';
import { cureByLargerDoor } from '../frame/enlarge-door.ts';
import { themeOf } from '../glass/glazing.ts';
import { isMadeFor, shapesOf } from '../glass/theme-shapes.ts';
import type { HardwareKind } from '../model/hardware-kinds.ts';
import type { DesignId } from '../model/ids.ts';
import { type Hand, type HandleType, type Item, type Suite, suites } from '../model/item.ts';
import type { Cure } from '../model/outcome.ts';
import { leafSizes, masterOf } from '../sizes/leaf-sizes.ts';
import { isOnSale } from '../stock/stock-on-sale.ts';
import { hasRoomOnDoor } from './handle-room.ts';
import { hasRoomFor, isAllowedOn, stockInsteadOf } from './kinds.ts';
import { handleSuits, suitesOf, suitsDesign, suitsLeaf } from './suites.ts';

export const offeredHandleTypes = (item: Item, context: RuleContext): readonly Offer<HandleOption>[] =>
  offersOfHandles(context.catalogue.rows.handles, item, context);

/** The offer of one handle alone, where it is sold: a click on a tile does not wait for the cures of all others. */
export const offersOfHandle = (
  wished: HandleType,
  item: Item,
  context: RuleContext,
): readonly Offer<HandleOption>[] => {
  const { handles } = context.catalogue.rows;
  return offersOfHandles(
    handles.filter(({ handleType }) => handleType === wished),
    item,
    context,
  );
};

const offersOfHandles = (
  handles: readonly HandleOption[],
  item: Item,
  context: RuleContext,
): readonly Offer<HandleOption>[] =>
  offersOf(handles, ({ handleType }) => handleType === item.hardware.handleType, {
    isSold: context.catalogue.isSold,
    whyNot: (handle) => whyNotHandle(handle, item, context),
  });

function whyNotHandle(handle: HandleOption, item: Item, context: RuleContext): WhyNot | null {
  const { catalogue, messages } = context;
  const design = catalogue.design(item.designId);
  if (!suitsDesign(handle, design)) {
    return whyNotWithCure(
      {
        code: 'hardware.handle-not-for-design',
        reason: messages.hardware.notForDesign,
        explanation: messages.hardware.handleNotForDesign(handle.name, design.name),
      },
      designFor(handle, item, context),
    );
  }
  if (!suitsLeaf(handle, item, catalogue)) return whyTooLow(handle, item, context);
  if (hasRoomOnDoor(handle, item, catalogue)) return null;
  return whyNotWithCure(
    {
      code: 'hardware.no-room',
      reason: messages.hardware.noRoom,
      explanation: messages.hardware.handleOnGlass(handle.name, design.name),
    },
    designFor(handle, item, context) ?? roomierDoor((set) => hasRoomOnDoor(handle, set, catalogue), item, context),
  );
}

function whyTooLow(handle: HandleOption, item: Item, context: RuleContext): WhyNot {
  const { catalogue, messages } = context;
  const needed = handle.minLeafHeight ?? 0;
  const leaf = masterOf(leafSizes(item, catalogue)).height;
  return whyNotWithCure(
    {
      code: 'hardware.leaf-too-low',
      reason: messages.hardware.needsHeight(needed),
      explanation: messages.hardware.leafTooLow({ handle: handle.name, needed, leaf }),
    },
    leafFor(handle, item, context),
  );
}

/** The cure is another design that takes the handle and, where possible, the chosen glass. */
function designFor(handle: HandleOption, item: Item, context: RuleContext): Cure | null {
  const { catalogue } = context;
  if (!suitsLeaf(handle, item, catalogue)) return null;
  return designThat((designId, hand) => handleSuits(handle, { ...item, designId, hand }, catalogue), item, context);
}

/** The most similar other design that serves, where possible one that takes the chosen glass. */
function designThat(
  serves: (designId: DesignId, hand: Hand) => boolean,
  item: Item,
  context: RuleContext,
): Cure | null {
  const { catalogue, messages } = context;
  const able = otherDesigns(item, context).filter((design) => serves(design.id, handOn(design, item).hand));
  const theme = themeOf(item.glass.door, catalogue);
  const other = able.find((design) => !theme || isMadeFor(theme, shapesOf(design))) ?? able[0];
  return other ? { label: messages.use(other.name), action: { type: 'design.choose', designId: other.id } } : null;
}

/** mm by which a door is made larger to see whether it has room then. */
const growthSteps = Array.from({ length: 40 }, (_, step) => 10 * (step + 1));

/** A door just so much wider, or else higher, that the hardware keeps off its glass. */
function roomierDoor(
  hasRoom: (set: Pick<Item, 'frame' | 'leaves' | 'designId' | 'hand'>) => boolean,
  item: Item,
  context: RuleContext,
): Cure | null {
  const roomy = (set: Pick<Item, 'frame' | 'leaves'>) => hasRoom({ ...item, ...set });
  for (const by of growthSteps) {
    for (const growth of [
      { wider: by, higher: 0 },
      { wider: 0, higher: by },
    ]) {
      const cure = cureByLargerDoor({ ...growth, hasRoom: roomy }, item, context);
      if (cure && cure.action.type !== 'frame.choose') return cure;
    }
  }
  return null;
}

function leafFor(handle: HandleOption, item: Item, context: RuleContext): Cure | null {
  const { catalogue } = context;
  const higher = (handle.minLeafHeight ?? 0) - masterOf(leafSizes(item, catalogue)).height;
  return cureByLargerDoor({ wider: 0, higher, hasRoom: (set) => suitsLeaf(handle, set, catalogue) }, item, context);
}

export function offeredSuites(item: Item, context: RuleContext): readonly Offer<Suite>[] {
  const { catalogue } = context;
  const allowed = suitesOf(item.hardware.handleType, catalogue);
  return suites.map((value) => ({
    value,
    chosen: value === item.hardware.suite,
    whyNot: allowed.includes(value) ? null : whyNotSuite(value, item, context),
  }));
}

function whyNotSuite(suite: Suite, item: Item, { catalogue, messages }: RuleContext): WhyNot {
  const { handleType } = item.hardware;
  const reason = {
    code: 'hardware.suite-not-allowed',
    reason: messages.hardware.notInSuite(suite),
    explanation: messages.hardware.madeInSuites(
      handleType === null ? null : catalogue.handle(handleType).name,
      suitesOf(handleType, catalogue),
    ),
  } as const;
  const other = catalogue.sold.handles.find(
    (handle) => handle.suites.includes(suite) && handleSuits(handle, item, catalogue),
  );
  return other
    ? whyNotCuredBy(reason, messages.use(other.name), {
        type: 'hardware.chooseHandleType',
        handleType: other.handleType,
      })
    : whyNot(reason);
}

/** null is the tile 'None', which handles do not have; [] means that the design forbids the kind. */
export function offeredHardware(item: Item, kind: HardwareKind, context: RuleContext): readonly Offer<Stock | null>[] {
  const { catalogue } = context;
  if (!isAllowedOn(catalogue.design(item.designId), kind)) return [];
  const present = item.hardware.chosen[kind];
  const none: readonly Offer<Stock | null>[] =
    kind === 'handle' ? [] : [{ value: null, chosen: present === null, whyNot: null }];
  return [
    ...none,
    ...offersOf(stockInsteadOf({ kind, present }, item, catalogue), ({ code }) => code === present, {
      isSold: (stock) => isOnSale(stock, catalogue),
      whyNot: () => whyNoRoom(kind, item, context),
    }),
  ];
}

/** Why a kind of hardware has no place on this leaf; null: it has one. A handle is answered for by its type. */
function whyNoRoom(kind: HardwareKind, item: Item, context: RuleContext): WhyNot | null {
  const { catalogue, messages } = context;
  if (hasRoomFor(kind, item, catalogue)) return null;
  const design = catalogue.design(item.designId);
  const hasRoom = (set: Pick<Item, 'frame' | 'leaves' | 'designId' | 'hand'>) =>
    hasRoomFor(kind, { ...item, ...set }, catalogue);
  return whyNotWithCure(
    {
      code: 'hardware.no-room',
      reason: messages.hardware.noRoom,
      explanation: messages.hardware.pieceOnGlass(kind, design.name),
    },
    designThat(
      (designId, hand) => isTaken(kind, designId, catalogue) && hasRoom({ ...item, designId, hand }),
      item,
      context,
    ) ?? roomierDoor(hasRoom, item, context),
  );
}

const isTaken = (kind: HardwareKind, designId: DesignId, catalogue: Catalogue): boolean =>
  isAllowedOn(catalogue.design(designId), kind);

export const offeredHingeColours = (item: Item, catalogue: Catalogue): readonly Offer<HingeColour>[] =>
  offersOf(catalogue.rows.hinges, ({ name }) => name === item.hardware.hingeColour, catalogue);
