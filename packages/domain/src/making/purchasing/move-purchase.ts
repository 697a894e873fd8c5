import { type Result, refused } from '../../door/model/result.ts';
import type { BuyingMessages, OfficeMessages } from '../../messages/messages.ts';
import { lineStandings, type Purchase, type PurchaseLine, type PurchaseRecord } from './purchase.ts';
import { clearPurchaseFacts, type PurchaseMoveFacts } from './purchase-guards.ts';
import { purchaseAfter, type PurchaseMove, type PurchaseState } from './purchase-states.ts';

export interface BuyingTexts {
  readonly buying: BuyingMessages;
  readonly officeWork: OfficeMessages;
}

/** A purchase after a move, with the state that follows from its lines. */
export interface MovedPurchase {
  readonly record: PurchaseRecord;
  readonly state: PurchaseState;
}

/** Moves that change no line: what the purchase is said to be changes, and what follows. */
export type StageMove = Extract<PurchaseMove, 'send' | 'takeBack' | 'discard' | 'cancel' | 'close' | 'reopen'>;

const stages: Readonly<Record<StageMove, (purchase: Purchase, today: string) => Partial<Purchase>>> = {
  send: (_, today) => ({ stage: 'Sent', sentOn: today }),
  // What was closed will not come in the next revision either.
  takeBack: ({ revision, lines }) => ({
    stage: 'Draft',
    revision: revision + 1,
    sentOn: null,
    lines: lines.filter(({ isClosed }) => !isClosed),
  }),
  discard: () => ({ stage: 'Cancelled' }),
  cancel: () => ({ stage: 'Cancelled' }),
  close: () => ({ stage: 'Closed' }),
  reopen: () => ({ stage: 'Sent' }),
};

interface Moving {
  readonly before: PurchaseRecord;
  /** ISO day. */
  readonly today: string;
  readonly facts: Partial<PurchaseMoveFacts>;
}

/** Makes a move that changes no line. A revision that was taken back has no confirmation any more. */
export function movedPurchase(
  move: StageMove,
  { before, today, facts }: Moving,
  messages: BuyingTexts,
): Result<MovedPurchase> {
  const purchase = { ...before.purchase, ...stages[move](before.purchase, today) };
  const after = { ...before, purchase, confirmed: move === 'takeBack' ? [] : before.confirmed };
  const hasReceived = lineStandings(before).some(({ received }) => received > 0);
  return purchaseAfter(move, { before, after, facts: { ...clearPurchaseFacts, hasReceived, ...facts } }, messages);
}

/** Other lines of a draft. */
export const withLines = (
  before: PurchaseRecord,
  { lines, isVendorActive }: { readonly lines: readonly PurchaseLine[]; readonly isVendorActive: boolean },
  messages: BuyingTexts,
): Result<MovedPurchase> =>
  purchaseAfter(
    'change',
    {
      before,
      after: { ...before, purchase: { ...before.purchase, lines } },
      facts: { ...clearPurchaseFacts, isVendorActive },
    },
    messages,
  );

/** A draft without these pieces, as their doors are not made: a line of which none is left is out. */
export const withoutPieces = (
  before: PurchaseRecord,
  gone: ReadonlySet<string>,
  messages: BuyingTexts,
): Result<MovedPurchase> =>
  withLines(
    before,
    {
      lines: before.purchase.lines.flatMap((line) => {
        if (!line.made) return [line];
        const pieces = line.made.pieces.filter((piece) => !gone.has(piece));
        return pieces.length === 0 ? [] : [{ ...line, quantity: pieces.length, made: { ...line.made, pieces } }];
      }),
      // It is made smaller also where nothing more is bought there.
      isVendorActive: true,
    },
    messages,
  );

/** What is still open of a line will not come any more, and is no supply. */
export function closedLine(
  before: PurchaseRecord,
  { line: id, reason }: { readonly line: string; readonly reason: string },
  messages: BuyingTexts,
): Result<MovedPurchase> {
  const standing = lineStandings(before).find(({ line }) => line.id === id);
  if (!standing) return refused('purchase.no-line', messages.buying.otherLine);
  if (standing.open === 0) return refused('purchase.line-closed', messages.buying.lineClosed);
  const lines = before.purchase.lines.map((line) => (line.id === id ? { ...line, isClosed: true } : line));
  const after = { ...before, purchase: { ...before.purchase, lines } };
  return purchaseAfter('closeLine', { before, after, facts: { ...clearPurchaseFacts, reason } }, messages);
}
