import { bomChanges, type LineChange } from '@door/domain/bom/bom-changes';
import { withoutReplaced } from '@door/domain/bom/manual-line';
import { pairLines } from '@door/domain/bom/pair-lines';
import { partOfGroup, standsFor } from '@door/domain/bom/part-names';
import { isInError, type WorkInstruction } from '@door/domain/bom/work-instruction';
import type { WorkedLine } from '@door/domain/bom/worked-line';
import type { AddOnReference } from '@door/domain/stock/add-ons';
import { instructionFromWire } from '@door/wire/instruction-from-wire';
import type { WireInstruction } from '@door/wire/instruction-to-wire';

/** A line as the server keeps it, with what the page knows of it. */
export interface SheetLine {
  readonly id: string;
  readonly line: WorkInstruction;
  readonly reference: AddOnReference | null;
  readonly masterId: number | null;
  /** How the door as it is now makes this line; null where it makes none. By hand: always null. */
  readonly now: WorkedLine | null;
  /** Whether that is the line which is kept: then its sums are the sums of the kept one. */
  readonly isCurrent: boolean;
  /** The part of the set that it makes. */
  readonly part: string;
}

export interface Sheet {
  /** As the shop works; lines for which there is no stock stand first. */
  readonly calculated: readonly SheetLine[];
  readonly byHand: readonly SheetLine[];
  /** What an update would change. */
  readonly coming: readonly LineChange[];
}

/** Reads the kept lines beside the bill that the door makes now. */
export function readSheet(wires: readonly WireInstruction[], worked: readonly WorkedLine[]): Sheet {
  const manual = wires.filter(({ ManuallyAdded }) => ManuallyAdded);
  const kept = wires
    .filter(({ ManuallyAdded }) => !ManuallyAdded)
    .map((wire) => ({ wire, line: instructionFromWire(wire) }));
  const byHand = manual.map((wire) => lineOf(wire, instructionFromWire(wire), null));
  const bill = withoutReplaced(
    worked,
    byHand.map(({ line }) => ({ instruction: line })),
  );
  const pairs = new Map(
    pairLines(
      kept.map(({ line }) => line),
      bill,
    ).map(({ one, other }) => [one, other]),
  );
  const calculated = kept.map(({ wire, line }) => lineOf(wire, line, pairs.get(line) ?? null));
  return {
    calculated: [...calculated.filter(isErrorLine), ...calculated.filter((line) => !isErrorLine(line))],
    byHand,
    coming:
      kept.length === 0
        ? []
        : bomChanges(
            kept.map(({ line }) => line),
            bill,
          ),
  };
}

export const isErrorLine = ({ line }: Pick<SheetLine, 'line'>): boolean => isInError(line);

const lineOf = (wire: WireInstruction, line: WorkInstruction, now: WorkedLine | null): SheetLine => ({
  id: wire.Id,
  line,
  reference: wire.ReferenceType,
  masterId: wire.MasterStockId,
  now,
  isCurrent: now !== null && bomChanges([line], [now]).length === 0,
  part: now?.part ?? partOfGroup(line.group),
});

/** Whether a line makes the part that is lit, on the drawing or in another line. */
export const isLitBy = ({ part }: Pick<SheetLine, 'part'>, lit: string | null): boolean =>
  lit !== null && (standsFor(part, lit) || standsFor(lit, part));

/** The sub-assemblies that have lines, in the order of the sheet. */
export const groupsOf = (lines: readonly SheetLine[]): readonly string[] => [
  ...new Set([...lines.filter((line) => !isErrorLine(line)), ...lines].map(({ line }) => line.group)),
];

/** The sub-assembly to which an option list belongs: where its line stands now, else the leaf that opens first. */
export function groupOfList(dropdown: string | null, { calculated, byHand }: Sheet): string {
  const lines = [...calculated, ...byHand];
  const standing = dropdown === null ? undefined : lines.find(({ line }) => line.dropdown === dropdown);
  if (standing) return standing.line.group;
  return lines.some(({ line }) => line.group === 'master') ? 'master' : 'door';
}
