import { groupsOf } from '@door/domain/lib/records';
import { quantityText, readQuantity } from '@door/domain/making/stock/quantity';
import type { OfficeInputs, OfficeOutputs } from '../queries/office-client.ts';

export type ProposedLine = OfficeOutputs['purchase']['proposal']['Lines'][number];

/** What is bought of a vendor by one day: a purchase, once somebody makes it. */
export interface ProposedGroup {
  readonly id: string;
  readonly vendor: ProposedLine['Vendor'];
  /** ISO day. */
  readonly orderBy: string;
  readonly isLate: boolean;
  readonly lines: readonly ProposedLine[];
}

const groupId = ({ Vendor, OrderBy }: ProposedLine): string => `${OrderBy} ${Vendor.Id}`;

/** The same for the same line of a later proposal. */
export const lineId = (line: ProposedLine): string =>
  [groupId(line), line.Key, ...(line.Made?.Pieces.slice(0, 1) ?? [])].join(' ');

/** Lines by vendor and day, in the order of the proposal: groups with something late first. */
export function proposedGroups(lines: readonly ProposedLine[]): readonly ProposedGroup[] {
  const groups = [...groupsOf(lines, groupId)].map(([id, own]) => ({ id, lines: own }));
  return groups
    .flatMap(({ id, lines: own }) => {
      const [first] = own;
      if (!first) return [];
      const { Vendor: vendor, OrderBy: orderBy } = first;
      return [{ id, vendor, orderBy, isLate: own.some(({ IsLate }) => IsLate), lines: own }];
    })
    .toSorted((one, other) => Number(other.isLate) - Number(one.isLate));
}

/** How many packs are proposed. A proposal is whole packs. */
export const packsOf = ({ Quantity, Pack, Unit }: ProposedLine): number =>
  Math.round((readQuantity(Quantity, Unit) ?? 0) / (readQuantity(Pack, Unit) || 1));

/** Whether it is sold one by one, so that packs are pieces, bars, metres or litres. */
export const isSoldSingly = ({ Pack }: ProposedLine): boolean => Number(Pack) === 1;

/** The packs that somebody has typed; undefined: these are no whole packs, or more than have to be bought. */
export function packsIn(text: string, line: ProposedLine): number | undefined {
  const packs = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  return packs >= 1 && packs <= packsOf(line) ? packs : undefined;
}

/** So many packs, as a quantity that travels. */
export const quantityOfPacks = (packs: number, { Pack, Unit }: ProposedLine): string =>
  quantityText(packs * (readQuantity(Pack, Unit) ?? 0), Unit);

type ProposalMessage = OfficeInputs['purchase']['createFromProposal'];

/** A ticked line with the packs that are taken of it. */
export interface TakenLine {
  readonly line: ProposedLine;
  readonly packs: number;
}

/** Ticked lines as they are sent: a purchase for each vendor and day, with the Id that `idOf` has for its group. */
export function proposalMessage(taken: readonly TakenLine[], idOf: (group: string) => string): ProposalMessage {
  const groups = [...new Set(taken.map(({ line }) => groupId(line)))];
  return {
    Ids: groups.map(idOf),
    Lines: taken.map(({ line, packs }) => ({
      PurchaseId: idOf(groupId(line)),
      VendorId: line.Vendor.Id,
      Key: line.Key,
      OrderBy: line.OrderBy,
      Quantity: quantityOfPacks(packs, line),
      ...(line.Made && { Pieces: [...line.Made.Pieces] }),
    })),
  };
}
