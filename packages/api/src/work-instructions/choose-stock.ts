import type { Stock } from '@door/domain/catalogue/rows/stock-rows';
import type { ItemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { accepted, refused } from '@door/domain/door/model/result';
import type { PartKind } from '@door/domain/door/model/parts';
import { bomGroups, type LineGroup } from '@door/domain/making/bom/bom-group';
import { type LinePlace, linesForChosenStock, type StockChoice } from '@door/domain/making/bom/manual-line';
import { lineId, type StoredLine, type WireInstruction } from '@door/wire/instruction-wire';
import { z } from 'zod';
import { text } from '../input/text.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { linesOfAttempt } from './lines-of-attempt.ts';
import { loadToChangeLines } from './load-bom.ts';
import { linesToWire } from './load-lines.ts';
import { removeLines } from './remove-lines.ts';

interface StockRequest extends Omit<StockChoice, 'stock' | 'place'> {
  /** The stock option; null where it does not fit the item. */
  readonly stock: (item: Item) => Stock | null;
  readonly place: (item: Item) => Result<LinePlace>;
  /** False: not a person's choice, so the lines stay only until the bill is calculated again. */
  readonly manuallySelected: boolean;
  /** Of the message, if it names one. */
  readonly attempt: string | null;
}

/** Adds stock and its related stock to the work instructions, in place of the lines of the same option lists. */
export async function chooseStock(
  ctx: CallScope,
  id: ItemId,
  request: StockRequest,
): Promise<readonly WireInstruction[]> {
  const { catalogue, context } = ctx.supplier;
  const { item } = await loadToChangeLines(ctx, id);
  const earlier = await linesOfAttempt(ctx, id, request.attempt);
  if (earlier.length > 0) return earlier;
  const requested = request.stock(item);
  const stock = unwrapOrThrow(
    requested ? accepted(requested) : refused('stock.none', context.messages.notOffered.stock),
  );
  const place = unwrapOrThrow(request.place(item));
  const { own, related } = linesForChosenStock({ ...request, stock, place }, item, catalogue);
  const dropdowns = [own, ...related].flatMap(({ instruction }) => instruction.dropdown ?? []);
  await removeLines(ctx, { itemId: id, dropdowns });
  const series = { manuallyAdded: request.manuallySelected, attempt: request.attempt };
  const first = await ctx.stores.instructions.add(id, own, series);
  const added: StoredLine[] = [first];
  for (const { notes, ...line } of related) {
    const comesWith = { ...line, notes: { ...notes, referenceId: lineId(first) } };
    added.push(await ctx.stores.instructions.add(id, comesWith, series));
  }
  return linesToWire(ctx, added);
}

const word = text(100).nullish();

/** Types of parts that the sheet lists under another name. */
const groupOfPart: Readonly<Partial<Record<PartKind, LineGroup>>> = {
  'single-door': 'door',
  'double-door': 'master',
  'door-with-transom': 'frame',
};
const groups = new Map<string, LineGroup>([
  ...[...bomGroups, 'add-on' as const].map((group) => [group, group] as const),
  ...Object.entries(groupOfPart),
]);

/** Where on the sheet a line stands. Without a sub-assembly it is an add-on. */
export const stockPlaceInput = {
  dropdown: word,
  subAssembly: word.transform((name, { addIssue }): LineGroup => {
    const group = groups.get(name || 'add-on');
    if (group) return group;
    addIssue(`must be one of: ${[...groups.keys()].join(', ')}`);
    return z.NEVER;
  }),
  subAssemblyId: word,
  profile: word,
} as const;

interface GivenPlace {
  readonly dropdown: string | null | undefined;
  readonly group: LineGroup;
  readonly partId: string | null | undefined;
}

/** Where a line of this item stands; '' and null are nowhere in particular. `field` is how the call spells the part's id. */
export function placeOf(
  { dropdown, group, partId }: GivenPlace,
  field: 'subAssemblyId' | 'SubAssemblyId',
  { frame }: Item,
): Result<LinePlace> {
  return !partId || frame.parts.some(({ id }) => id === partId)
    ? accepted({ dropdown: dropdown || null, group, partId: partId || null })
    : refused('part.none', `${field}: names no part of this item.`);
}
