import { quantityText, readQuantity } from '@door/domain/making/stock/quantity';
import type { OfficeOutputs } from '../queries/office-client.ts';
import type { OpenedPurchase } from './purchasing-wire.ts';

type Expected = OfficeOutputs['purchase']['expected']['Purchases'][number];

/** A line of which something is still to come. */
export interface ReceivableLine extends Pick<Expected['Lines'][number], 'Key' | 'Text' | 'Unit'> {
  readonly id: string;
  /** All that is still to come of it, as it travels. */
  readonly toCome: string;
  /** Id of where it is put away; null: the default place. */
  readonly place: string | null;
  readonly isLotTracked: boolean;
  /** Of what is made for doors: the references of those that are still to come; null: it is kept for all doors. */
  readonly pieces: readonly string[] | null;
}

/** A purchase of which something is still to come. */
export interface Receivable {
  readonly id: string;
  readonly number: string;
  readonly vendor: string;
  /** ISO day of what comes first; null: the vendor has named none. */
  readonly day: string | null;
  readonly isOverdue: boolean;
  readonly lines: readonly ReceivableLine[];
}

/** A delivery that is expected, each article once, with all that is still to come of it. */
export function receivableIn({ Id, Number: number, Vendor, Day, Lines }: Expected): Receivable {
  const ids = [...new Set(Lines.map(({ LineId }) => LineId))];
  const lines = ids.flatMap((id) => {
    const due = Lines.filter(({ LineId }) => LineId === id);
    const [line] = due;
    if (!line) return [];
    const { Key, Text, Unit, Place, LotTracked, Pieces: pieces } = line;
    const sum = due.reduce((all, { Quantity }) => all + (readQuantity(Quantity, Unit) ?? 0), 0);
    const kept = { place: Place, isLotTracked: LotTracked, pieces };
    return [{ id, Key, Text, Unit, toCome: quantityText(sum, Unit), ...kept }];
  });
  const isOverdue = Lines.some((line) => line.IsOverdue);
  return { id: Id, number, vendor: Vendor, day: Day, isOverdue, lines };
}

/** A delivery as its purchase stands now: with all that is open of each line, also what the vendor has named no day for, or one far ahead. */
export function withOpenLines(
  known: Receivable | undefined,
  opened: OpenedPurchase | undefined,
): Receivable | undefined {
  if (!opened) return known;
  const lines = opened.Lines.filter(({ Open }) => /[1-9]/.test(Open)).map(
    ({ LineId: id, Key, Text, Unit, Open, Place, LotTracked, Made }) => {
      const kept = { place: Place, isLotTracked: LotTracked, pieces: Made?.Awaited ?? null };
      return { id, Key, Text, Unit, toCome: Open, ...kept };
    },
  );
  const { Id, Number: number, Vendor, NextDelivery, IsLate } = opened;
  const { day, isOverdue } = known ?? { day: NextDelivery, isOverdue: IsLate };
  return { id: Id, number, vendor: Vendor.Name, day, isOverdue, lines };
}

/** The number that a scanned or typed code means: `DW2:P-1042` on our paper, `p-1042` or `1042` by hand. */
export function purchaseNumberIn(code: string): string {
  const number = code.trim().toUpperCase().replace(/^DW2:/, '');
  return /^\d+$/.test(number) ? `P-${number}` : number;
}

/** The reference that a scanned label means, of those that are still to come: with or without a mark, or the batch before it; undefined: none. */
export function pieceIn(code: string, lines: readonly Pick<ReceivableLine, 'id' | 'pieces'>[]) {
  const reference = code
    .trim()
    .toUpperCase()
    .replace(/^DW\d:/, '')
    .replace(/^\d{4}-B\d{3,}-/, '');
  const line = lines.find(({ pieces }) => pieces?.includes(reference));
  return line && { line: line.id, piece: reference };
}
