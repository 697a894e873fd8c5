import type { ClientId } from '@door/domain/door/model/ids';
import { numberText } from '@door/domain/lib/running-number';
import { chaseDay, isUnsettled } from '@door/domain/making/purchasing/claim';
import { quantityText } from '@door/domain/making/stock/quantity';
import { buyingMessages, messages } from '../messages.ts';
import type { Ports } from '../ports/context.ts';
import { dayOf, today } from '../pricing/price-lists.ts';
import type { RuleScope } from '../procedure.ts';
import { createTask, endTask } from '../task/tasks.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { findPurchase } from './load-purchase.ts';
import type { StoredClaim } from './paper-store.ts';
import { loadVendors } from './vendors.ts';

type DayPorts = Pick<Ports, 'suppliers' | 'transactions' | 'clock' | 'ids'>;

/**
 * Claims of a supplier that have not ended within a week become tasks. Each has a transaction of its own; one that was asked about is not
 * asked about again, whatever became of its task.
 */
export async function claimsOfDay(
  { suppliers, transactions, clock, ids }: DayPorts,
  clientId: ClientId,
): Promise<void> {
  const supplier = await suppliers.find(clientId);
  if (!supplier) return;
  const scope = { clock, ids, clientId, supplier, caller: null };
  const isDue = ({ createdAt }: StoredClaim) => chaseDay(dayOf(scope, createdAt)) <= today(scope);
  const unsettled = await transactions.run(clientId, ({ claims }) => claims.unsettled());
  for (const { id } of unsettled.filter(isDue))
    await transactions.run(clientId, (stores) => chaseClaim({ ...scope, stores }, id));
}

async function chaseClaim(ctx: RuleScope, id: string): Promise<void> {
  // Held, so that it does not end before its task is there to be ended.
  const stored = await ctx.stores.claims.hold(id);
  if (!stored || !isUnsettled(stored.claim)) return;
  const { number, purchase } = unwrapOrThrow(await findPurchase(ctx, stored.claim.purchase));
  const line = purchase.lines.find((each) => each.id === stored.claim.line);
  if (!line) return;
  const { key, unit } = line;
  const vendor = unwrapOrThrow((await loadVendors(ctx)).find(purchase.vendor));
  await createTask(ctx, {
    id: taskIdOf(ctx, id),
    what: messages.purchase.chaseClaim(
      buyingMessages.held({ key, unit, quantity: quantityText(stored.claim.quantity, unit) }),
    ),
    about: `${vendor.name}, ${numberText('purchase', number)}`,
    due: chaseDay(dayOf(ctx, stored.createdAt)),
    itemId: null,
    enquiryId: null,
    quoteId: null,
    orderId: null,
    assignee: null,
    rule: 'chase-claim',
  });
}

/** A claim has ended: nobody has to ask about it any more. */
export async function endChase(ctx: RuleScope, { id, claim }: StoredClaim): Promise<void> {
  if (isUnsettled(claim)) return;
  const asked = await ctx.stores.tasks.load(taskIdOf(ctx, id));
  if (asked?.state === 'Open') await endTask(ctx, asked, { move: 'finish', reason: messages.purchase.claimEnded });
}

const taskIdOf = ({ ids, clientId }: Pick<RuleScope, 'ids' | 'clientId'>, id: string): string =>
  ids.itemNamed(`chase claim ${String(clientId)} ${id}`);
