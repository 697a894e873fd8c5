import type { RuleContext } from '../choice/rule.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { HandleOption, HingeColour, Stock } from '../catalogue/stock-rows.ts';
import { otherDesigns } from '../design-fit/other-designs.ts';
import { cureByLargerDoor } from '../frame/enlarge-door.ts';
import { themeOf } from '../glass/glazing.ts';
import { isMadeFor, shapesOf } from '../glass/theme-shapes.ts';
import type { HardwareKind } from '../model/hardware-kinds.ts';
import { type Item, type Suite, suites } from '../model/item.ts';
import type { Cure } from '../model/outcome.ts';
import { type Offer, offersOf, type WhyNot, whyNot, whyNotCuredBy, whyNotWithCure } from '../choice/offer.ts';
import { leafSizes, masterOf } from '../sizes/leaf-sizes.ts';
import { isOnSale } from '../stock/stock-on-sale.ts';
import { isAllowedOn, stockFor } from './kinds.ts';
import { handleSuits, suitesOf, suitsDesign, suitsLeaf } from './suites.ts';

export const offeredHandleTypes = (item: Item, context: RuleContext): readonly Offer<HandleOption>[] =>
  offersOf(context.catalogue.rows.handles, ({ handleType }) => handleType === item.hardware.handleType, {
    isSold: context.catalogue.isSold,
    whyNot: (handle) => whyNotHandle(handle, item, context),
  });

function whyNotHandle(handle: HandleOption, item: Item, context: RuleContext): WhyNot | null {
  const { catalogue } = context;
  const { words } = context;
  const design = catalogue.design(item.designId);
  if (!suitsDesign(handle, design)) {
    return whyNotWithCure(
      {
        code: 'hardware.handle-not-for-design',
        reason: words.hardware.notForDesign,
        explanation: words.hardware.handleNotForDesign(handle.name, design.name),
      },
      designFor(handle, item, context),
    );
  }
  if (suitsLeaf(handle, item, catalogue)) return null;
  const needed = handle.minLeafHeight ?? 0;
  const leaf = masterOf(leafSizes(item, catalogue)).height;
  return whyNotWithCure(
    {
      code: 'hardware.leaf-too-low',
      reason: words.hardware.needsHeight(needed),
      explanation: words.hardware.leafTooLow({ handle: handle.name, needed, leaf }),
    },
    leafFor(handle, item, context),
  );
}

/** The cure is another design that takes the handle and, where possible, the chosen glass. */
function designFor(handle: HandleOption, item: Item, context: RuleContext): Cure | null {
  const { catalogue, words } = context;
  if (!suitsLeaf(handle, item, catalogue)) return null;
  const able = otherDesigns(item, context).filter((design) => suitsDesign(handle, design));
  const theme = themeOf(item.glass.door, catalogue);
  const other = able.find((design) => !theme || isMadeFor(theme, shapesOf(design))) ?? able[0];
  return other ? { label: words.use(other.name), action: { type: 'design.choose', designId: other.id } } : null;
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

function whyNotSuite(suite: Suite, item: Item, { catalogue, words }: RuleContext): WhyNot {
  const { handleType } = item.hardware;
  const reason = {
    code: 'hardware.suite-not-allowed',
    reason: words.hardware.notInSuite(suite),
    explanation: words.hardware.madeInSuites(
      handleType === null ? null : catalogue.handle(handleType).name,
      suitesOf(handleType, catalogue),
    ),
  } as const;
  const other = catalogue.sold.handles.find(
    (handle) => handle.suites.includes(suite) && handleSuits(handle, item, catalogue),
  );
  return other
    ? whyNotCuredBy(reason, words.use(other.name), { type: 'hardware.chooseHandleType', handleType: other.handleType })
    : whyNot(reason);
}

/** null is the tile 'None', which handles do not have; [] means that the design forbids the kind. */
export function offeredHardware(item: Item, kind: HardwareKind, catalogue: Catalogue): readonly Offer<Stock | null>[] {
  if (!isAllowedOn(catalogue.design(item.designId), kind)) return [];
  const present = item.hardware.chosen[kind];
  const none: readonly Offer<Stock | null>[] =
    kind === 'handle' ? [] : [{ value: null, chosen: present === null, whyNot: null }];
  return [
    ...none,
    ...offersOf(stockFor(kind, item, catalogue), ({ code }) => code === present, {
      isSold: (stock) => isOnSale(stock, catalogue),
    }),
  ];
}

export const offeredHingeColours = (item: Item, catalogue: Catalogue): readonly Offer<HingeColour>[] =>
  offersOf(catalogue.rows.hinges, ({ name }) => name === item.hardware.hingeColour, catalogue);
