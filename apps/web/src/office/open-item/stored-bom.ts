import { bomChanges, type LineChange } from '@door/domain/bom/bom-changes';
import { withoutReplaced } from '@door/domain/bom/manual-line';
import { pairLines } from '@door/domain/bom/pair-lines';
import { partOfGroup, standsFor } from '@door/domain/bom/part-names';
import { isInError, type WorkInstruction, type CalculatedLine } from '@door/domain/bom/work-instruction';
import type { AddOnReference } from '@door/domain/stock/add-ons';
import { instructionFromWire, type WireInstruction } from '@door/wire/instruction-wire';

/** A stored line of the bill of materials, compared with the bill calculated from the item as it is now. */
export interface BomLine {
  readonly id: string;
  readonly line: WorkInstruction;
  readonly reference: AddOnReference | null;
  readonly masterId: number | null;
  /** The line of the bill calculated now that matches this one; null where there is none, and for manual lines. */
  readonly current: CalculatedLine | null;
  /** Whether `current` is equal to the stored line, so that its calculation explains the stored line too. */
  readonly isUpToDate: boolean;
  /** The part of the set that it makes, such as 'left-sidelight:jamb-left'. */
  readonly part: string;
}

export interface StoredBom {
  /** In the order of production, but lines without stock first. */
  readonly calculated: readonly BomLine[];
  readonly manual: readonly BomLine[];
  /** What `Update BOM` would change now. */
  readonly pendingChanges: readonly LineChange[];
}

/** Compares the stored lines with the bill calculated from the item as it is now. */
export function readStoredBom(wires: readonly WireInstruction[], calculatedNow: readonly CalculatedLine[]): StoredBom {
  const lines = wires.map((wire) => ({ wire, line: instructionFromWire(wire) }));
  const [manual, calculated] = [lines.filter(isManual), lines.filter((line) => !isManual(line))];
  const bill = withoutReplaced(
    calculatedNow,
    manual.map(({ line }) => ({ instruction: line })),
  );
  const stored = calculated.map(({ line }) => line);
  const pairs = new Map(pairLines(stored, bill).map(({ one, other }) => [one, other]));
  const compared = calculated.map(({ wire, line }) => bomLine(wire, line, pairs.get(line) ?? null));
  return {
    calculated: [...compared.filter(isErrorLine), ...compared.filter((line) => !isErrorLine(line))],
    manual: manual.map(({ wire, line }) => bomLine(wire, line, null)),
    pendingChanges: stored.length === 0 ? [] : bomChanges(stored, bill),
  };
}

const isManual = ({ wire }: { readonly wire: WireInstruction }): boolean => wire.ManuallyAdded;

export const isErrorLine = ({ line }: Pick<BomLine, 'line'>): boolean => isInError(line);

const bomLine = (wire: WireInstruction, line: WorkInstruction, current: CalculatedLine | null): BomLine => ({
  id: wire.Id,
  line,
  reference: wire.ReferenceType,
  masterId: wire.MasterStockId,
  current,
  isUpToDate: current !== null && bomChanges([line], [current]).length === 0,
  part: current?.part ?? partOfGroup(line.group),
});

/** Whether a line makes this part or something that belongs to it; false for null. */
export const makesPart = (line: Pick<BomLine, 'part'>, part: string | null): boolean =>
  part !== null && (standsFor(line.part, part) || standsFor(part, line.part));

/** The sub-assemblies that have lines, in the order of production. */
export const groupsOf = (lines: readonly BomLine[]): readonly string[] => [
  ...new Set([...lines.filter((line) => !isErrorLine(line)), ...lines].map(({ line }) => line.group)),
];

/** The sub-assembly for stock of an option list: that of its present line, else the (master) leaf. */
export function groupOfList(dropdown: string | null, { calculated, manual }: StoredBom): string {
  const lines = [...calculated, ...manual];
  const standing = dropdown === null ? undefined : lines.find(({ line }) => line.dropdown === dropdown);
  if (standing) return standing.line.group;
  return lines.some(({ line }) => line.group === 'master') ? 'master' : 'door';
}
