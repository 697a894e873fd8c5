import { type ClientId, clientId } from '@door/domain/door/model/ids';
import { type ContactTopic, contactTopics } from '@door/domain/selling/message/message-rules';
import type { Ports } from '../ports/context.ts';
import type { CallScope } from '../procedure.ts';

interface Unsubscribing {
  readonly customerId: string;
  readonly topic: ContactTopic;
}

type LinkPorts = Pick<CallScope, 'offerLinks' | 'clientId'>;

/** Where one click says that a customer wants no more of these. Only the server can make the last part of it. */
export const unsubscribePath = (ctx: LinkPorts, asked: Unsubscribing): string =>
  `/unsubscribe/${String(ctx.clientId)}/${asked.customerId}/${asked.topic}/${ctx.offerLinks.token(nameOf(ctx.clientId, asked))}`;

/** Of the token that is the mark of the address. */
const nameOf = (id: ClientId, { customerId, topic }: Unsubscribing): string =>
  `no ${topic} for ${String(id)} ${customerId}`;

/** The parts of such an address, if it is one of ours. */
export function readUnsubscribing(
  { offerLinks }: Pick<Ports, 'offerLinks'>,
  parts: Readonly<Record<string, string | undefined>>,
): (Unsubscribing & { readonly clientId: ClientId }) | undefined {
  const id = Number(parts['clientId']);
  const topic = contactTopics.find((each) => each === parts['topic']);
  const customerId = parts['customerId'] ?? '';
  if (!Number.isInteger(id) || topic === undefined) return undefined;
  const asked = { clientId: clientId(id), customerId, topic };
  return offerLinks.isToken(nameOf(asked.clientId, asked), parts['mark'] ?? '') ? asked : undefined;
}

/** The customer wants no more of these. Said again it stays so. */
export async function unsubscribe(
  { transactions, clock }: Pick<Ports, 'transactions' | 'clock'>,
  { clientId: id, customerId, topic }: Unsubscribing & { readonly clientId: ClientId },
): Promise<void> {
  await transactions.run(id, async ({ customers, messages }) => {
    // Whoever was erased or merged is asked nothing any more.
    if (!(await customers.find(customerId))) return;
    await messages.choose(customerId, topic, { isWanted: false, at: clock.now().toISOString() });
  });
}
