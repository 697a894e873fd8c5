import type { TradeWords } from '../words/words.ts';
import type { TradeContext } from '../choice/rule.ts';
import { fireRatingOf } from '../system/item-system.ts';
import { closerSizeFor } from './closer-size.ts';
import { leafWeight } from '../weight/leaf-weight.ts';
import type { ExtraRow, Stock } from '../catalogue/stock-rows.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { chooseDesign } from '../design/choose-design.ts';
import { otherDesigns } from '../design-fit/other-designs.ts';
import { chooseHandleType } from '../hardware/choose-hardware.ts';
import type { DoorOf } from './obstacles.ts';
import { handleSuits } from '../hardware/suites.ts';
import type { Action } from '../model/action.ts';
import { type ExtraKind, extraKinds, extraTable } from '../model/extra-kinds.ts';
import { type CloserPosition, closerPositions, type Item } from '../model/item.ts';
import { layoutOf } from '../model/frame-layout.ts';
import type { Cure } from '../model/outcome.ts';
import { type Offer, saleMark, type WhyNot } from '../choice/offer.ts';
import { type Reason, whyNot, whyNotWithCure } from '../choice/why-not.ts';
import { leafSizes, masterOf } from '../sizes/leaf-sizes.ts';
import { doorMeets } from '../stock/door-props.ts';
import { isOnSale, isStockOnSale } from '../stock/stock-on-sale.ts';
import { figuresOf } from '../glass/house-number.ts';
import { figuresBox, fittedRow, hasRoomOnFace, placedRow, standsOnFrame } from './extra-places.ts';

/** A product as an extra of this door, in the finish of its hardware. */
interface FittedStock {
  readonly row: ExtraRow;
  readonly stock: Stock;
}

/** What may be fitted, in the finish of the door's hardware; null is the tile 'None'. */
export const offeredExtras = (item: Item, kind: ExtraKind, context: TradeContext): readonly Offer<Stock | null>[] => [
  { value: null, chosen: item.extras.chosen[kind] === null, whyNot: whyNotWithout(item, kind, context) },
  ...stockForExtra(item, kind, context.catalogue).map(({ row, stock }) => ({
    value: stock,
    chosen: stock.code === item.extras.chosen[kind],
    whyNot: whyNotExtra({ row, stock }, item, context),
    ...saleMark(isOnSale(stock, context.catalogue)),
  })),
];

/** True where a fire door cannot do without it. */
export const mustHave = (item: Item, kind: ExtraKind, catalogue: Catalogue): boolean =>
  extraTable[kind].default === 'on-fire-doors' && fireRatingOf(item, catalogue) !== undefined;

const whyNotWithout = (item: Item, kind: ExtraKind, { catalogue, words }: TradeContext): WhyNot | null =>
  mustHave(item, kind, catalogue)
    ? whyNot({
        code: 'extra.fire-door',
        reason: words.extras.fireDoorShuts,
        explanation: words.extras.fireDoorNeedsCloser,
      })
    : null;

export function stockForExtra(item: Item, kind: ExtraKind, catalogue: Catalogue): readonly FittedStock[] {
  const { rows, isSold } = catalogue;
  const present = item.extras.chosen[kind];
  return rows.extras
    .filter((row) => row.kind === kind)
    .flatMap((row) =>
      rows.stock
        .filter(
          (stock) =>
            stock.masterId === row.masterId &&
            (stock.suite === null || stock.suite === item.hardware.suite) &&
            (isSold(row) || stock.code === present) &&
            isStockOnSale(stock, present, catalogue),
        )
        .map((stock) => ({ row: placedRow(row, item), stock })),
    );
}

/** As `whyNot…`, without the reason: `settle` calls it after every choice. */
export const canCarry = ({ row, stock }: FittedStock, door: DoorOf): boolean =>
  doorMeets(stock.criteria, door.item, door.catalogue) && isStrongEnough(row, door) && hasRoom(row, door);

/** Why a door cannot carry an extra that is made in its finish; null when it can. */
function whyNotExtra({ row, stock }: FittedStock, item: Item, context: TradeContext): WhyNot | null {
  const { catalogue, words } = context;
  const door = { item, catalogue };
  if (canCarry({ row, stock }, door)) return null;
  if (!doorMeets(stock.criteria, item, catalogue)) {
    return whyNot({
      code: 'extra.not-for-door',
      reason: words.extras.notForDoor,
      explanation: words.extras.notForThisDoor(catalogue.master(row.masterId).name),
    });
  }
  if (row.fit.at === 'figures' && figuresOf(item.houseNumber) === '') {
    return whyNot({ code: 'extra.no-number', reason: words.extras.noNumber, explanation: words.extras.noNumberYet });
  }
  const reason = isStrongEnough(row, door) ? noRoom(row, words.extras) : closerTooWeak(row, item, context);
  return whyNotWithCure(reason, cureOf(row, item, context));
}

const noRoom = ({ kind }: ExtraRow, words: TradeWords['extras']): Reason => ({
  code: 'extra.no-room',
  reason: words.noRoom,
  explanation: words.inTheWay(words.kinds[kind]),
});

/** True for a closer that is strong enough for the leaf, and for everything that is no closer. */
const isStrongEnough = ({ closerSize = Infinity }: ExtraRow, door: DoorOf): boolean =>
  closerSize === Infinity || closerSize >= neededCloser(door);

function hasRoom({ fit }: ExtraRow, door: DoorOf): boolean {
  if (fit.at === 'figures') return figuresBox(fit, door) !== null;
  return fit.at !== 'face' || standsOnFrame(fit, door.item) || hasRoomOnFace(fit, door);
}

/** The closer size (EN 1154) that width and weight of the leaf need; Infinity where no closer is strong enough. */
function neededCloser({ item, catalogue }: DoorOf): number {
  const leaf = masterOf(leafSizes(item, catalogue));
  return closerSizeFor({ width: leaf.width, kg: leafWeight(leaf, item, catalogue) }) ?? Infinity;
}

function closerTooWeak({ closerSize = 0 }: ExtraRow, item: Item, { catalogue, words }: TradeContext): Reason {
  const leaf = masterOf(leafSizes(item, catalogue));
  const kg = Math.round(leafWeight(leaf, item, catalogue));
  return {
    code: 'extra.closer-too-weak',
    reason: words.extras.closerTooWeak,
    explanation: words.extras.closerShuts({ size: closerSize, width: leaf.width, kg }),
  };
}

/** The first change of handle, else of design, after which the door can carry the extra. */
function cureOf(row: ExtraRow, item: Item, context: TradeContext): Cure | null {
  const { catalogue, words } = context;
  const handles = catalogue.sold.handles
    .filter((handle) => handle.suites.includes(item.hardware.suite) && handleSuits(handle, item, catalogue))
    .map(({ handleType, name }): CureCandidate => {
      const action = { type: 'hardware.chooseHandleType', handleType } as const;
      return { name, action, after: chooseHandleType(item, action, context).item };
    });
  const designs = otherDesigns(item, context).map(({ id, name }): CureCandidate => {
    const action = { type: 'design.choose', designId: id } as const;
    return { name, action, after: chooseDesign(item, action, context).item };
  });
  const cure = [...handles, ...designs].find(
    ({ after }) =>
      after.hardware.suite === item.hardware.suite &&
      isStrongEnough(row, { item: after, catalogue }) &&
      hasRoom(row, { item: after, catalogue }),
  );
  return cure ? { label: words.use(cure.name), action: cure.action } : null;
}

interface CureCandidate {
  readonly name: string;
  readonly action: Action;
  readonly after: Item;
}

/** Where the body of the chosen closer can stand; [] where it has no choice. */
export function offeredCloserPositions(item: Item, context: TradeContext): readonly Offer<CloserPosition>[] {
  const { catalogue } = context;
  const fit = fittedRow('doorCloser', item, catalogue)?.fit;
  if (fit?.at !== 'face' || fit.orFrame !== true) return [];
  return closerPositions.map((value) => ({
    value,
    chosen: value === item.extras.closerPosition,
    whyNot: value === 'frame' ? whyNotOnFrame(item, context) : null,
  }));
}

/** A closer on the frame pushes the leaf, so it must be on the face away from which the leaf opens: inside, on a door that opens out. */
function whyNotOnFrame(item: Item, { catalogue, words }: TradeContext): WhyNot | null {
  if (item.opens === 'In') return notOnFrame(words.extras.notOnFrame, words.extras.notOnFrameOpeningIn);
  return hasVentAbove(item, catalogue) ? notOnFrame(words.extras.ventThere, words.extras.ventInItsPlace) : null;
}

const notOnFrame = (reason: string, explanation: string): WhyNot =>
  whyNot({ code: 'extra.closer-not-on-frame', reason, explanation });

/** Above a fanlight the vents are too high to be in the way. */
const hasVentAbove = (item: Item, catalogue: Catalogue): boolean =>
  !layoutOf(item.frame.parts).fanlight &&
  extraKinds.some((kind) => {
    const fit = fittedRow(kind, item, catalogue)?.fit;
    return fit?.at === 'head' && fit.length === 'piece';
  });
