import { acceptanceSentences } from '@door/domain/selling/quote/acceptance';
import { quotingMessages } from '../messages.ts';
import { aPricedList } from './a-priced-list.ts';
import { newDoor, type TestApi } from './a-test-api.ts';

export const quoteId = '5a1f4c1e-0000-4000-8000-0000000000e1';
export const customerId = '5a1f4c1e-0000-4000-8000-0000000000e2';

/** A draft with one door, for a customer, with a price for everything. */
export async function aSendableQuote(api: TestApi, makeDoor = newDoor) {
  api.sellAt(aPricedList, 'hidden');
  const { Id: door } = await makeDoor(api);
  await api.installer().customer.create({ Id: customerId, Name: 'Mary Byrne', Email: 'mary@example.com' });
  return api.installer().quote.create({ Id: quoteId, CustomerId: customerId, ItemIds: [door] });
}

/** Its first version, with the token of its link, and what its customer ticks. */
export async function aSentQuote(api: TestApi, makeDoor = newDoor) {
  const { LastUpdated } = await aSendableQuote(api, makeDoor);
  const sent = await api.installer().quote.send({ Id: quoteId, LastUpdated });
  const version = await api.transactions.run(api.clientId, ({ quoteVersions }) => quoteVersions.find(quoteId, 1));
  if (!version) throw new Error('The quote was not sent.');
  return {
    ...sent,
    token: tokenIn(sent.OfferUrl),
    Confirmed: [...acceptanceSentences(version.frozen, quotingMessages)],
  };
}

export const tokenIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** Which quote, as it stands now. */
export async function quoteNow(api: TestApi) {
  const { LastUpdated } = await api.installer().quote.getQuoteById(quoteId);
  return { Id: quoteId, LastUpdated };
}
