import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { HandleOption, HingeColour, Stock } from '../../catalogue/rows/stock-rows.ts';
import {
  type Option,
  optionsOf,
  type DisabledReason,
  disabledReason,
  disabledButFixedBy,
  disabledWithFix,
} from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import { handOn, wantedHand } from '../design-fit/hand-of-design.ts';
import { otherDesigns } from '../design-fit/other-designs.ts';
import { fixByLargerDoor } from '../frame/enlarge-door.ts';
import { themeOf } from '../glass/glazing.ts';
import { isMadeFor, shapesOf } from '../glass/theme-shapes.ts';
import type { HardwareKind } from '../model/hardware-kinds.ts';
import type { DesignId } from '../model/ids.ts';
import { type Hand, type HandleType, type Suite, suites } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import type { Fix } from '../model/result.ts';
import { leafSizes, masterOf } from '../sizes/leaf-sizes.ts';
import { isOnSale } from '../stock/stock-on-sale.ts';
import { hasRoomOnDoor } from './handle-room.ts';
import { hasRoomFor, isAllowedOn, stockInsteadOf } from './kinds.ts';
import { handleSuits, suitesOf, suitsDesign, suitsLeaf } from './suites.ts';

export const handleTypeOptions = (item: Item, context: RuleContext): readonly Option<HandleOption>[] =>
  optionsOfHandles(context.catalogue.rows.handles, item, context);

/** The option of one handle alone, where it is sold: a click on a tile does not wait for the fixes of all others. */
export const optionsOfHandle = (
  requested: HandleType,
  item: Item,
  context: RuleContext,
): readonly Option<HandleOption>[] => {
  const { handles } = context.catalogue.rows;
  return optionsOfHandles(
    handles.filter(({ handleType }) => handleType === requested),
    item,
    context,
  );
};

const optionsOfHandles = (
  handles: readonly HandleOption[],
  item: Item,
  context: RuleContext,
): readonly Option<HandleOption>[] =>
  optionsOf(handles, ({ handleType }) => handleType === item.hardware.handleType, {
    isSold: context.catalogue.isSold,
    disabledReason: (handle) => disabledReasonForHandle(handle, item, context),
  });

function disabledReasonForHandle(handle: HandleOption, item: Item, context: RuleContext): DisabledReason | null {
  const { catalogue, messages } = context;
  const design = catalogue.design(item.designId);
  if (!suitsDesign(handle, design)) {
    return disabledWithFix(
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
  return disabledWithFix(
    {
      code: 'hardware.no-room',
      reason: messages.hardware.noRoom,
      explanation: messages.hardware.handleOnGlass(handle.name, design.name),
    },
    designFor(handle, item, context) ?? roomierDoor((set) => hasRoomOnDoor(handle, set, catalogue), item, context),
  );
}

function whyTooLow(handle: HandleOption, item: Item, context: RuleContext): DisabledReason {
  const { catalogue, messages } = context;
  const needed = handle.minLeafHeight ?? 0;
  const leaf = masterOf(leafSizes(item, catalogue)).height;
  return disabledWithFix(
    {
      code: 'hardware.leaf-too-low',
      reason: messages.hardware.needsHeight(needed),
      explanation: messages.hardware.leafTooLow({ handle: handle.name, needed, leaf }),
    },
    leafFor(handle, item, context),
  );
}

/** The fix is another design that takes the handle and, where possible, the chosen glass. */
function designFor(handle: HandleOption, item: Item, context: RuleContext): Fix | null {
  const { catalogue } = context;
  if (!suitsLeaf(handle, item, catalogue)) return null;
  return designThat((designId, hand) => handleSuits(handle, { ...item, designId, hand }, catalogue), item, context);
}

/** The most similar other design that serves, where possible one that takes the chosen glass. */
function designThat(serves: (designId: DesignId, hand: Hand) => boolean, item: Item, context: RuleContext): Fix | null {
  const { catalogue, messages } = context;
  const able = otherDesigns(item, context).filter((design) => serves(design.id, handOn(design, wantedHand(item))));
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
): Fix | null {
  const roomy = (set: Pick<Item, 'frame' | 'leaves'>) => hasRoom({ ...item, ...set });
  for (const by of growthSteps) {
    for (const growth of [
      { wider: by, higher: 0 },
      { wider: 0, higher: by },
    ]) {
      const fix = fixByLargerDoor({ ...growth, hasRoom: roomy }, item, context);
      if (fix && fix.action.type !== 'frame.choose') return fix;
    }
  }
  return null;
}

function leafFor(handle: HandleOption, item: Item, context: RuleContext): Fix | null {
  const { catalogue } = context;
  const higher = (handle.minLeafHeight ?? 0) - masterOf(leafSizes(item, catalogue)).height;
  return fixByLargerDoor({ wider: 0, higher, hasRoom: (set) => suitsLeaf(handle, set, catalogue) }, item, context);
}

export function suiteOptions(item: Item, context: RuleContext): readonly Option<Suite>[] {
  const { catalogue } = context;
  const allowed = suitesOf(item.hardware.handleType, catalogue);
  return suites.map((value) => ({
    value,
    chosen: value === item.hardware.suite,
    disabledReason: allowed.includes(value) ? null : disabledReasonForSuite(value, item, context),
  }));
}

function disabledReasonForSuite(suite: Suite, item: Item, { catalogue, messages }: RuleContext): DisabledReason {
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
    ? disabledButFixedBy(reason, messages.use(other.name), {
        type: 'hardware.chooseHandleType',
        handleType: other.handleType,
      })
    : disabledReason(reason);
}

/** null is the tile 'None', which handles do not have; [] means that the design forbids the kind. */
export function hardwareOptions(item: Item, kind: HardwareKind, context: RuleContext): readonly Option<Stock | null>[] {
  const { catalogue } = context;
  if (!isAllowedOn(catalogue.design(item.designId), kind)) return [];
  const present = item.hardware.chosen[kind];
  const none: readonly Option<Stock | null>[] =
    kind === 'handle' ? [] : [{ value: null, chosen: present === null, disabledReason: null }];
  return [
    ...none,
    ...optionsOf(stockInsteadOf({ kind, present }, item, catalogue), ({ code }) => code === present, {
      isSold: (stock) => isOnSale(stock, catalogue),
      disabledReason: () => whyNoRoom(kind, item, context),
    }),
  ];
}

/** Why a kind of hardware has no place on this leaf; null: it has one. A handle is answered for by its type. */
function whyNoRoom(kind: HardwareKind, item: Item, context: RuleContext): DisabledReason | null {
  const { catalogue, messages } = context;
  if (hasRoomFor(kind, item, catalogue)) return null;
  const design = catalogue.design(item.designId);
  const hasRoom = (set: Pick<Item, 'frame' | 'leaves' | 'designId' | 'hand'>) =>
    hasRoomFor(kind, { ...item, ...set }, catalogue);
  return disabledWithFix(
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

export const hingeColourOptions = (item: Item, catalogue: Catalogue): readonly Option<HingeColour>[] =>
  optionsOf(catalogue.rows.hinges, ({ name }) => name === item.hardware.hingeColour, catalogue);
