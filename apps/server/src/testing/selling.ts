import { randomUUID } from 'node:crypto';
import type { installerRouter } from '@door/api/routers';
import type { inferRouterOutputs } from '@trpc/server';
import type { Calls } from './http-calls.ts';

type Answers = inferRouterOutputs<typeof installerRouter>;
export type Quote = Answers['quote']['getQuoteById'];
export type Sent = Answers['quote']['send'];
export type Order = Answers['quote']['convertToOrder'];
export type Offer = Answers['getOffer'];
export type Document = Answers['document']['getDocument'];

/** A draft that can be sent: one door for one customer. */
export async function aDraft({ mutate }: Calls, Email = 'mary@example.com'): Promise<Quote> {
  const [Id, CustomerId] = [randomUUID(), randomUUID()];
  await mutate('customer.create', { Id: CustomerId, Name: 'Mary Byrne', Email });
  const door = await mutate<{ readonly Id: string }>('createItemFromTemplate', { ItemId: 'single-door' });
  return mutate<Quote>('quote.create', { Id, CustomerId, ItemIds: [door.Id] });
}

export const quoteAt = ({ query }: Calls, id: string): Promise<Quote> => query<Quote>('quote.getQuoteById', id);

export const tokenOf = ({ OfferUrl }: Pick<Sent, 'OfferUrl'>): string => OfferUrl.slice(OfferUrl.lastIndexOf('/') + 1);

/** What a customer sends who reads what they were sent, and accepts it. */
export async function acceptance(sent: Sent, read: (token: string) => Promise<Pick<Offer, 'ToConfirm'>>) {
  const { Version, Hash } = sent;
  const Token = tokenOf(sent);
  const { ToConfirm } = await read(Token);
  return { Version, Hash, Token, Name: 'Mary Byrne', Confirmed: [...(ToConfirm ?? [])] };
}

/** Asks until the answer is right, at most so many seconds: less than a test may last, so that a wrong answer is shown. */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  isRight: (answer: Answer) => boolean,
  seconds = 40,
): Promise<Answer> {
  for (let left = seconds * 10; ; left -= 1) {
    const answer = await ask();
    if (isRight(answer) || left === 0) return answer;
    await new Promise((done) => setTimeout(done, 100));
  }
}
