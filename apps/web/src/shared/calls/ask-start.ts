import type { PublicRouter } from '@door/api/routers';
import type { inferRouterOutputs } from '@trpc/server';
import type { TabSession } from './tab-session.ts';

type Outputs = inferRouterOutputs<PublicRouter>;

/** Who the supplier is, and how its pages look. */
export interface SupplierAnswers {
  readonly theme: Outputs['getTheme'];
  readonly company: Outputs['getCompanyDetails'];
  readonly email: Outputs['getClientEmail'];
}

/** The supplier's settings and catalogue. */
export interface StartData extends SupplierAnswers {
  readonly catalogue: Outputs['getCatalogue'];
}

/** What a customer is offered or has bought, with its supplier. */
export interface CustomerStart extends SupplierAnswers {
  /** null: there is none under this link, or it is to be asked for again. */
  readonly offer: Outputs['getOffer'] | null;
}

/** The address names a supplier that does not exist. */
export class NoSuchSupplier extends Error {
  override readonly name = 'NoSuchSupplier';
}

/** By its name: the error may come from the script inside the page, which has a class of its own. */
export const isNoSuchSupplier = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchSupplier';

/** The settings first, then all else. The catalogue holds the glass themes and the stock, which are not asked for again. */
export async function askStart(session: TabSession): Promise<StartData> {
  const inputs = { getTheme: none, getCatalogue: none, getCompanyDetails: none, getClientEmail: session.clientId };
  const [theme, catalogue, company, email] = await ask<
    [StartData['theme'], StartData['catalogue'], StartData['company'], StartData['email']]
  >(session, inputs);
  return { theme, catalogue, company, email };
}

/**
 * What the page of a customer begins with: nothing of what the supplier sells.
 * @param device what this browser keeps for the code of the page; '' for none
 */
export async function askCustomerStart(session: TabSession, token: string, device: string): Promise<CustomerStart> {
  const inputs = { getTheme: none, getCompanyDetails: none, getClientEmail: session.clientId, getOffer: token };
  const [theme, company, email, offer = null] = await ask<
    [CustomerStart['theme'], CustomerStart['company'], CustomerStart['email'], Outputs['getOffer']?]
  >(session, inputs, device ? { 'x-device': device } : {});
  return { theme, company, email, offer };
}

const none = undefined;

/**
 * All calls in one request, each with its input, so that a slow network is waited for only once: what each has answered. The link of
 * a customer alone may be dead. Throws `NoSuchSupplier`.
 */
async function ask<Answers extends readonly unknown[]>(
  { clientId }: TabSession,
  inputs: Partial<Record<keyof Outputs, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answers> {
  const names = Object.keys(inputs);
  // What has no input leaves no place in JSON.
  const input = JSON.stringify(Object.fromEntries(Object.values(inputs).entries()));
  const address = `/trpc/public/${names.join(',')}?batch=1&input=${encodeURIComponent(input)}`;
  const answer = await fetch(address, { headers: { 'x-client-id': String(clientId), ...headers } });
  if (answer.status === 404) throw new NoSuchSupplier(`There is no supplier ${String(clientId)}.`);
  const answers: CallResponse[] = await answer.json();
  if (!answer.ok || answers.some(({ result }, at) => !result && names[at] !== 'getOffer'))
    throw new Error('The supplier could not be loaded.');
  const read: unknown = answers.map(({ result }) => result?.data);
  return read as Answers;
}

interface CallResponse {
  readonly result?: { readonly data: unknown };
}
