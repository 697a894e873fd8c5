import { randomUUID } from 'node:crypto';
import { acceptance, aDraft, type Offer, quoteAt, type Sent } from '../apps/server/src/testing/selling.ts';
import { anAddress, type Callers, type Workload } from './workload.ts';

async function aSentQuote({ office }: Callers): Promise<Sent & { readonly Id: string }> {
  const { Id, LastUpdated } = await aDraft(office);
  return { ...(await office.mutate<Sent>('quote.send', { Id, LastUpdated })), Id };
}

const stateOf = async ({ office }: Callers, id: string): Promise<string> => (await quoteAt(office, id)).State;

export const send: Workload = {
  name: 'send',
  prepare: async ({ office }) => {
    const mailTo = anAddress();
    const { Id, LastUpdated } = await aDraft(office, mailTo);
    return {
      mailTo,
      paper: { Kind: 'quote', Id, Version: 1 },
      send: (now) => now.office.mutate('quote.send', { Id, LastUpdated, Mail: true }),
      isThere: async (now) => (await stateOf(now, Id)) === 'Sent',
    };
  },
};

export const accept: Workload = {
  name: 'accept',
  prepare: async (callers) => {
    const sent = await aSentQuote(callers);
    const said = await acceptance(sent, (token) => callers.visitor.query<Offer>('getOffer', token));
    return {
      send: ({ visitor }) => visitor.mutate('acceptOffer', said),
      isThere: async (now) => (await stateOf(now, sent.Id)) === 'Accepted',
    };
  },
};

export const convert: Workload = {
  name: 'convert',
  prepare: async (callers) => {
    const { Id, Version, Hash } = await aSentQuote(callers);
    await callers.office.mutate('quote.accept', { Id, Version, Hash, How: 'phone' });
    const OrderId = randomUUID();
    return {
      send: ({ office }) => office.mutate('quote.convertToOrder', { Id, OrderId }),
      isThere: async (now) => (await stateOf(now, Id)) === 'Converted To Order',
    };
  },
};
