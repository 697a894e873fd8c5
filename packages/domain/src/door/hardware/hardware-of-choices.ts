import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { HandleOption, HingeColour, Stock } from '../../catalogue/rows/stock-rows.ts';
import { recordOf } from '../../lib/records.ts';
import type { Choices } from '../model/choices.ts';
import { type HardwareKind, hardwareKinds } from '../model/hardware-kinds.ts';
import type { StockCode } from '../model/ids.ts';
import type { HandleType, Suite } from '../model/door-values.ts';
import type { Hardware, Item } from '../model/item.ts';
import { presentOrFirst } from '../stock/stock-on-sale.ts';
import { stockFor } from './kinds.ts';
import { letterPlateHeightOf } from './letter-plate-height.ts';
import { defaultHandleType, defaultSuite, handleSuits, newDoorSuite, suitesOf } from './suites.ts';

interface InCatalogue {
  readonly catalogue: Catalogue;
}

/** Under which the handle of this door is chosen: a new design resets the handle. */
export const handleKey = ({ designId }: Choices): string => String(designId ?? '');

/** Whether a person chose any hardware. */
export const isHardwareChosen = ({ choices }: Pick<Item, 'choices'>): boolean =>
  [choices.handles, choices.suite, choices.pieces].some((chosen) => chosen !== undefined);

/** The handle, the finish that it is made in, and each piece in that finish where the door has room for it. */
export function hardwareOfChoices(item: Item, { catalogue }: InCatalogue): Pick<Item, 'hardware'> {
  const { choices } = item;
  const handleType = handleTypeOf(item, catalogue);
  const suite = suiteOf(handleType, item, catalogue);
  const hardware: Hardware = {
    handleType,
    suite,
    chosen: recordOf(hardwareKinds, (kind) => knownStock(choices.pieces?.[kind], catalogue)),
    letterPlateHeight: letterPlateHeightOf(item, catalogue),
    hingeColour: knownHinge(choices.hingeColour, catalogue) ?? hingeColourFor(suite, catalogue),
  };
  return {
    hardware: withoutMissingPlate(
      hardwareKinds.reduce((now, kind) => fitted(kind, { ...item, hardware: now }, catalogue), hardware),
    ),
  };
}

const knownStock = (code: StockCode | null | undefined, { rows }: Catalogue): StockCode | null =>
  code ? (rows.stock.find((each) => each.code === code)?.code ?? null) : null;

const knownHinge = (wanted: string | undefined, { rows }: Catalogue): string | undefined =>
  wanted === undefined ? undefined : rows.hinges.find(({ name }) => name === wanted)?.name;

const isInSuite = (hinge: HingeColour, suite: Suite, catalogue: Catalogue): boolean =>
  catalogue.stock(hinge.stock).suite === suite;

/** The hinge colour that matches a suite; the first of the list where the supplier has none that matches. */
function hingeColourFor(suite: Suite, catalogue: Catalogue): HingeColour['name'] {
  const { hinges } = catalogue.sold;
  const [first] = hinges;
  if (!first) throw new Error('The catalogue holds no hinges.');
  return (hinges.find((hinge) => isInSuite(hinge, suite, catalogue)) ?? first).name;
}

/** The chosen handle where it suits the door, else the usual one; null: all hardware was turned off. */
function handleTypeOf(item: Item, catalogue: Catalogue): HandleType | null {
  const chosen = item.choices.handles?.[handleKey(item.choices)];
  if (chosen === null) return null;
  const own = chosen === undefined ? undefined : catalogue.rows.handles.find(({ handleType }) => handleType === chosen);
  return own && handleSuits(own, item, catalogue) ? own.handleType : usualHandle(item, catalogue);
}

/** That of the design, of the supplier, or the first that suits the door: in the chosen finish if one is made in it. */
function usualHandle(item: Item, catalogue: Catalogue): HandleType | null {
  const { choices, designId } = item;
  const { sold } = catalogue;
  const named = [catalogue.design(designId).firstHardware?.handleType, defaultHandleType(catalogue)];
  const usual = named.flatMap((type) => sold.handles.filter(({ handleType }) => handleType === type));
  const suiting = [...usual, ...sold.handles].filter((handle) => handleSuits(handle, item, catalogue));
  const isInFinish = ({ suites }: HandleOption) => choices.suite === undefined || suites.includes(choices.suite);
  return (suiting.find(isInFinish) ?? suiting[0])?.handleType ?? null;
}

/** The chosen finish, or the design's, or that of a new door: where the handle is made in it. */
function suiteOf(handleType: HandleType | null, { choices, designId }: Item, catalogue: Catalogue): Suite {
  const wanted = choices.suite ?? catalogue.design(designId).firstHardware?.suite ?? newDoorSuite;
  const allowed = suitesOf(handleType, catalogue);
  return allowed.includes(wanted) ? wanted : defaultSuite(allowed);
}

const fitted = (kind: HardwareKind, item: Item, catalogue: Catalogue): Hardware => ({
  ...item.hardware,
  chosen: { ...item.hardware.chosen, [kind]: pieceOf(kind, item, catalogue) },
});

function pieceOf(kind: HardwareKind, item: Item, catalogue: Catalogue): StockCode | null {
  const { handleType, chosen } = item.hardware;
  const present = chosen[kind];
  if (kind === 'handle') return handleType === null ? null : presentOrFirst(stockFor(kind, item, catalogue), present);
  if (item.choices.pieces?.[kind] === null) return null;
  return present === null
    ? usualOf(kind, { item, stock: stockFor(kind, item, catalogue) }, catalogue)
    : chosenPiece(kind, present, { item, catalogue });
}

interface Door {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

/** The chosen product in the door's finish; where it is not made in it, the usual one of the kind, or the first. */
function chosenPiece(kind: HardwareKind, present: StockCode, { item, catalogue }: Door): StockCode | null {
  const { masterId } = catalogue.stock(present);
  const same = stockFor(kind, item, catalogue).filter((each) => each.masterId === masterId);
  return presentOrFirst(same, present) ?? usualPiece(kind, item, catalogue);
}

interface Offered {
  readonly item: Item;
  readonly stock: readonly Stock[];
}

/**
 * What the design names first of a kind, else the supplier's default, else the first that this door may have in its place: Secured by
 * Design asks for another letter plate. null: nothing is usual, or design or finish do not allow it.
 */
function usualOf(kind: HardwareKind, { item, stock }: Offered, { sold, design }: Catalogue): StockCode | null {
  const first: Readonly<Partial<Record<HardwareKind, number>>> = design(item.designId).firstHardware?.pieces ?? {};
  const usual = [first[kind], sold.defaultHardware.find((each) => each.kind === kind)?.masterId];
  if (usual.every((masterId) => masterId === undefined)) return null;
  const named = usual.flatMap((wanted) => stock.filter(({ masterId }) => masterId === wanted));
  return [...named, ...stock][0]?.code ?? null;
}

/** The usual piece of a kind for this door, else the first that it can have; null: none. */
export function usualPiece(kind: HardwareKind, item: Item, catalogue: Catalogue): StockCode | null {
  const stock = stockFor(kind, item, catalogue);
  return usualOf(kind, { item, stock }, catalogue) ?? stock[0]?.code ?? null;
}

/** A door without a letter plate has no height for it, so that equal doors are equal data. */
const withoutMissingPlate = (hardware: Hardware): Hardware =>
  hardware.chosen.letterPlate === null ? { ...hardware, letterPlateHeight: null } : hardware;
