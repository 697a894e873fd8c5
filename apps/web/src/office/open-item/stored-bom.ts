import type { LineGroup } from '@door/domain/making/bom/bom-group';
import { bomChanges, type LineChange } from '@door/domain/making/bom/bom-changes';
import { withoutReplaced } from '@door/domain/making/bom/manual-line';
import { pairLines } from '@door/domain/making/bom/pair-lines';
import { type DrawnPart, partsOfGroup } from '@door/domain/making/bom/drawn-part';
import { isInError, type WorkInstruction, type CalculatedLine } from '@door/domain/making/bom/work-instruction';
import type { AddOnReference } from '@door/domain/door/stock/add-ons';
import { instructionFromWire, type WireInstruction } from '@door/wire/instruction-wire';

/** A stored line of the bill of materials, compared with the bill calculated from the item as it is now. */
export interface BomLine {
  readonly id: string;
  /** Its place in the stored bill, from 1: stays when the lines are sorted. */
  readonly number: number;
  readonly line: WorkInstruction;
  readonly reference: AddOnReference | null;
  readonly masterId: number | null;
  /** The line of the bill calculated now that matches this one; null where there is none, and for manual lines. */
  readonly current: CalculatedLine | null;
  /** Whether `current` is equal to the stored line, so that its calculation explains the stored line too. */
  readonly isUpToDate: boolean;
  /** What it highlights on the drawing, such as 'left-sidelight:jamb-left'. */
  readonly parts: readonly DrawnPart[];
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
  const lines = wires.map((wire, at) => ({ wire, number: at + 1, line: instructionFromWire(wire) }));
  const [manual, calculated] = [lines.filter(isManual), lines.filter((line) => !isManual(line))];
  const bill = withoutReplaced(
    calculatedNow,
    manual.map(({ line }) => ({ instruction: line })),
  );
  const stored = calculated.map(({ line }) => line);
  const pairs = new Map(pairLines(stored, bill).map(({ one, other }) => [one, other]));
  const compared = calculated.map((each) => bomLine(each, pairs.get(each.line) ?? null));
  return {
    calculated: [...compared.filter(isErrorLine), ...compared.filter((line) => !isErrorLine(line))],
    manual: manual.map((each) => bomLine(each, null)),
    pendingChanges: stored.length === 0 ? [] : bomChanges(stored, bill),
  };
}

interface StoredLine extends Pick<BomLine, 'number' | 'line'> {
  readonly wire: WireInstruction;
}

const isManual = ({ wire }: StoredLine): boolean => wire.ManuallyAdded;

export const isErrorLine = ({ line }: Pick<BomLine, 'line'>): boolean => isInError(line);

const bomLine = ({ wire, number, line }: StoredLine, current: CalculatedLine | null): BomLine => ({
  id: wire.Id,
  number,
  line,
  reference: wire.ReferenceType,
  masterId: wire.MasterStockId,
  current,
  isUpToDate: current !== null && bomChanges([line], [current]).length === 0,
  parts: current?.parts ?? partsOfGroup[line.group],
});

/** Whether a line is about what is highlighted: about all of it, or about nothing else. */
export const isHighlighted = ({ parts }: Pick<BomLine, 'parts'>, highlighted: readonly DrawnPart[]): boolean =>
  isWithin(parts, highlighted) || isWithin(highlighted, parts);

const isWithin = (some: readonly DrawnPart[], others: readonly DrawnPart[]): boolean =>
  some.length > 0 && some.every((part) => others.includes(part));

/** The sub-assemblies that have lines, in the order of production. */
export const groupsOf = (lines: readonly BomLine[]): readonly LineGroup[] => [
  ...new Set([...lines.filter((line) => !isErrorLine(line)), ...lines].map(({ line }) => line.group)),
];

/** The sub-assembly for stock of an option list: that of its present line, else the (master) leaf. */
export function groupOfList(dropdown: string | null, { calculated, manual }: StoredBom): LineGroup {
  const lines = [...calculated, ...manual];
  const standing = dropdown === null ? undefined : lines.find(({ line }) => line.dropdown === dropdown);
  if (standing) return standing.line.group;
  return lines.some(({ line }) => line.group === 'master') ? 'master' : 'door';
}
