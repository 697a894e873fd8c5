import { z } from 'zod';
import { oneOf } from '../input/choices.ts';
import { cursorInput, momentInput, nextCursor } from '../input/cursor.ts';
import { purchaseIdInput, vendorIdInput } from '../input/ids.ts';
import type { OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { findPurchase } from './load-purchase.ts';
import type { PaperPage, PaperStore, Stored } from './paper-store.ts';

const limit = 50;

/** What a list of papers is asked for: those in a state, of a purchase, of a vendor, a page at a time. */
export const paperListInput = <const State extends string>(states: readonly State[]) =>
  z
    .strictObject({
      State: oneOf(states).nullish(),
      PurchaseId: purchaseIdInput.nullish(),
      Vendor: vendorIdInput.nullish(),
      After: cursorInput(momentInput),
    })
    .prefault({});

interface Asked<State> {
  readonly State?: State | null | undefined;
  readonly PurchaseId?: string | null | undefined;
  readonly Vendor?: string | null | undefined;
  readonly After: PaperPage<State>['after'];
}

/** A page of papers, the newest first, and where the next one begins. */
export async function paperPage<Paper extends Stored, State>(
  ctx: OfficeScope,
  papers: Pick<PaperStore<Paper, State>, 'list'>,
  { State, PurchaseId, Vendor, After: after }: Asked<State>,
) {
  if (PurchaseId) unwrapOrThrow(await findPurchase(ctx, PurchaseId));
  const found = await papers.list({
    state: State ?? null,
    purchase: PurchaseId ?? null,
    vendor: Vendor ?? null,
    after,
    limit,
  });
  const cursorOf = ({ id, createdAt }: Paper) => ({ id, key: createdAt });
  return { found, After: nextCursor(found, { limit, cursorOf }) };
}
