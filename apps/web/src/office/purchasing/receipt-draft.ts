import { readQuantity } from '@door/domain/making/stock/quantity';
import { purchasingMessages } from '../messages/purchasing.ts';
import { stockMessages } from '../messages/stock.ts';
import type { OfficeInputs } from '../queries/office-client.ts';
import { quantityIn } from '../stock/stock-wire.ts';
import type { Receivable, ReceivableLine } from './receivables.ts';

const { goodsIn: t } = purchasingMessages;

/** What has come of a line, as it is typed. */
export interface CameLine {
  readonly received: string;
  readonly damaged: string;
  readonly lot: string;
  /** Of what is made for doors, how each piece came, by its reference. */
  readonly pieces?: Readonly<Record<string, CamePiece>>;
}

/** '': it has not come. */
export type CamePiece = '' | 'whole' | 'damaged';

/** What has come of a purchase, as this device keeps it until it is booked in. */
export interface ReceiptDraft {
  readonly note: string;
  readonly reason: string;
  /** Id of the place of all that has come; '': each article where it is put away. */
  readonly place: string;
  /** ISO day on which it came, of a receipt that is corrected; '': on the day on which it is booked in. */
  readonly on: string;
  /** By the ids of the lines. */
  readonly lines: Readonly<Record<string, CameLine>>;
}

/** A receipt as it travels. */
export type ReceiptMessage = OfficeInputs['purchase']['receive'];

export const noReceipt: ReceiptDraft = { note: '', reason: '', place: '', on: '', lines: {} };
export const nothingCame: CameLine = { received: '', damaged: '', lot: '' };

export type CameFaults = Readonly<Partial<Record<keyof CameLine, string>>>;

/** What is typed, in base units; '' is nothing; undefined: it is no quantity of the unit. */
const quantityOf = (text: string, { Unit }: ReceivableLine): number | undefined =>
  text.trim() === '' ? 0 : readQuantity(quantityIn(text), Unit);

const noQuantity = ({ Unit }: ReceivableLine): string =>
  stockMessages.keeping.wrong(stockMessages.fields.quantityHints[Unit]);

/** What is wrong with what has come of a line, by its fields. */
export function cameFaults(line: ReceivableLine, { received, damaged, lot }: CameLine): CameFaults {
  if (line.pieces) return {};
  const [good, spoiled] = [quantityOf(received, line), quantityOf(damaged, line)];
  const hasCome = (good ?? 0) + (spoiled ?? 0) > 0;
  return {
    ...(good === undefined && { received: noQuantity(line) }),
    ...(spoiled === undefined && { damaged: noQuantity(line) }),
    ...(hasCome && line.isLotTracked && lot.trim() === '' && { lot: t.noLot }),
  };
}

interface Booking {
  /** ISO day. */
  readonly today: string;
  /** Id of the place of what has no place of its own. */
  readonly usualPlace: string;
}

/** A receipt without faults as it is sent; null: nothing has come. Its Id is made once, so that it is booked in once however often it is sent. */
export function receiptMessage(
  { id, lines }: Receivable,
  { note, reason, place, on, lines: came }: ReceiptDraft,
  { today, usualPlace }: Booking,
): ReceiptMessage | null {
  const Lines = lines.flatMap((line) => {
    const { received, damaged, lot, pieces } = came[line.id] ?? nothingCame;
    const Place = place || (line.place ?? usualPlace);
    if (line.pieces) return piecesMessage(line.pieces, pieces).map((sent) => ({ LineId: line.id, Place, ...sent }));
    if ((quantityOf(received, line) ?? 0) + (quantityOf(damaged, line) ?? 0) === 0) return [];
    const [Quantity, Damaged] = [quantityIn(received) || '0', quantityIn(damaged) || '0'];
    return [{ LineId: line.id, Quantity, Damaged, Place, Lot: lot.trim() || null }];
  });
  if (Lines.length === 0) return null;
  return {
    Id: crypto.randomUUID(),
    PurchaseId: id,
    DeliveryNote: note.trim(),
    On: on || today,
    Reason: reason.trim(),
    Lines,
  };
}

/** Which pieces came of a line, as it is sent; nothing where none came. */
function piecesMessage(awaited: readonly string[], came: CameLine['pieces'] = {}) {
  const [Pieces, DamagedPieces] = (['whole', 'damaged'] as const).map((how) =>
    awaited.filter((piece) => came[piece] === how),
  );
  if (!Pieces || !DamagedPieces || Pieces.length + DamagedPieces.length === 0) return [];
  const [Quantity, Damaged] = [String(Pieces.length), String(DamagedPieces.length)];
  return [{ Quantity, Damaged, Lot: null, Pieces, DamagedPieces }];
}

/** A receipt that was sent as it stands in the form, so that it can be corrected: of the same day, at the same place where all has one. */
export const draftOfReceipt = ({ DeliveryNote = '', Reason = '', On = '', Lines }: ReceiptMessage): ReceiptDraft => ({
  note: DeliveryNote,
  reason: Reason,
  place: Lines.every(({ Place }) => Place === Lines[0]?.Place) ? (Lines[0]?.Place ?? '') : '',
  on: On,
  lines: Object.fromEntries(
    Lines.map(({ LineId, Quantity, Damaged = '', Lot, Pieces, DamagedPieces = [] }): [string, CameLine] => [
      LineId,
      {
        received: Quantity === '0' ? '' : Quantity,
        damaged: Damaged === '0' ? '' : Damaged,
        lot: Lot ?? '',
        ...(Pieces && { pieces: { ...each(Pieces, 'whole'), ...each(DamagedPieces, 'damaged') } }),
      },
    ]),
  ),
});

const each = (pieces: readonly string[], how: CamePiece) => Object.fromEntries(pieces.map((piece) => [piece, how]));

/** A draft, or undefined where all that was typed is taken out again. */
export const unlessEmpty = (draft: ReceiptDraft): ReceiptDraft | undefined => {
  const { note, reason, place, on, lines } = draft;
  const typed = Object.values(lines).flatMap(({ received, damaged, lot, pieces = {} }) => [
    ...[received, damaged, lot],
    ...Object.values(pieces),
  ]);
  return [note, reason, place, on, ...typed].some((text) => text !== '') ? draft : undefined;
};

/** A stored draft; undefined: another version of the page has written it in another shape. */
export function receiptDraftIn({
  note,
  reason,
  place,
  on = '',
  lines,
}: Readonly<Record<string, unknown>>): ReceiptDraft | undefined {
  if (typeof note !== 'string' || typeof reason !== 'string') return undefined;
  if (typeof place !== 'string' || typeof on !== 'string') return undefined;
  const entries: readonly (readonly [string, unknown])[] = Object.entries(Object(lines));
  return {
    note,
    reason,
    place,
    on,
    lines: Object.fromEntries(entries.flatMap(([id, came]) => (isCame(came) ? [[id, came]] : []))),
  };
}

const isCame = (entry: unknown): entry is CameLine => {
  const { received, damaged, lot } = Object(entry);
  return [received, damaged, lot].every((each) => typeof each === 'string');
};
