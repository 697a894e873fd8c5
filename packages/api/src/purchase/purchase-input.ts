import { mostPurchaseLines } from '@door/domain/making/purchasing/purchase';
import { longestKey } from '@door/domain/making/stock/stock-article';
import { z } from 'zod';
import { dateInput } from '../input/cursor.ts';
import { newIdInput, purchaseIdInput } from '../input/ids.ts';
import { articleKeyInput, quantityInput } from '../inventory/inventory-input.ts';
import { moneyInput } from '../quote/quote-input.ts';

const versionMessage = 'must be the LastUpdated of the purchase';

/** Which purchase, and its `LastUpdated` as the sender saw it. */
export const purchaseInput = {
  Id: purchaseIdInput,
  LastUpdated: z.iso.datetime({ offset: true, error: versionMessage }),
};

/** The same for a move, which the state guards already: whoever does not say what they saw moves what is there. */
export const purchaseMoveInput = { ...purchaseInput, LastUpdated: purchaseInput.LastUpdated.optional() };

/** `{"Amount": "12.50", "Per": "100"}`: 12.50 for 100 pieces. */
export const priceInput = z.strictObject({ Amount: moneyInput, Per: quantityInput });
export type WirePrice = z.output<typeof priceInput>;

const pieceInput = z
  .string('must be a reference of a piece')
  .min(1, 'must not be empty')
  .max(longestKey, `must have at most ${String(longestKey)} characters`);

/** References of pieces that are made for doors, `10234-2-MA-G1`, each once. */
export const piecesInput = z
  .array(pieceInput, 'must be a list of references')
  .max(1000, 'must have at most 1000 references')
  .refine((pieces) => new Set(pieces).size === pieces.length, 'must have each reference once');

const lineInput = z.strictObject({
  /** Of a new line made up by the page. */
  LineId: newIdInput,
  Key: articleKeyInput,
  Quantity: quantityInput,
  /** null: it is open. Absent: of a line that is there what it was, of a new one what the vendor sells it for. */
  Price: priceInput.nullish(),
  /** Day on which it should be delivered. Absent: of a line that is there what it was, of a new one the first on which it can be. */
  Wanted: dateInput.optional(),
  /** Of what is made for doors: for which. Absent: of a line that is there what it was, of a new one none. */
  Pieces: piecesInput.min(1, 'must have at least one reference').optional(),
});
export type WireLine = z.output<typeof lineInput>;

/** All lines of a purchase, in their order. */
export const linesInput = z
  .array(lineInput, 'must be a list of lines')
  .max(mostPurchaseLines, `must have at most ${String(mostPurchaseLines)} lines`)
  .refine((lines) => new Set(lines.map(({ LineId }) => LineId)).size === lines.length, 'must have each LineId once');
