import { faultAfter, type FaultMove } from '@door/domain/selling/fault/fault';
import { type Sale, saleIds } from '../customer-page/link-store.ts';
import { officeMessages, stagingMessages } from '../messages.ts';
import type { RuleScope } from '../procedure.ts';
import { endTask } from '../task/tasks.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { nextVersion } from '../item/item-version.ts';
import type { StoredFaultEvent } from './fault-store.ts';

interface MoveOfFault extends Pick<StoredFaultEvent, 'id' | 'text' | 'who'> {
  readonly sale: Sale;
  readonly move: FaultMove;
}

const dayMs = 86_400_000;

/** Makes a move of a fault, once, and mails the other side where there is something to say. */
export async function moveFault(ctx: RuleScope, faultId: string, { sale, ...event }: MoveOfFault): Promise<void> {
  const { stores, clock, clientId } = ctx;
  await stores.threads.lock(sale);
  const found = await stores.faults.find(faultId);
  if (!found) return;
  const { fault, events } = found;
  if (events.some(({ id }) => id === event.id)) return;
  const now = clock.now();
  const before = events.at(-1)?.at ?? fault.at;
  const days = (now.getTime() - Date.parse(before)) / dayMs;
  const texts = { staging: stagingMessages, office: officeMessages };
  unwrapOrThrow(faultAfter(event.move, { events, text: event.text, days }, texts));
  await stores.faults.addEvent({ ...event, faultId: fault.id, at: nextVersion(before, now) });
  const job = { clientId, ...saleIds(sale), about: 'fault-answer', of: event.id } as const;
  if (event.text !== '')
    await stores.outbox.add({ kind: event.who === null ? 'page-to-supplier' : 'page-to-customer', ...job });
  if (event.who === null) return;
  const id = ctx.ids.itemNamed(`task ${String(clientId)} answer-fault ${fault.id}`);
  const task = (await stores.tasks.ofOrder(fault.orderId)).find((open) => open.id === id);
  if (task) await endTask(ctx, task, { move: 'finish', reason: stagingMessages.faults.answered });
}
