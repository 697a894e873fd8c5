import type { PublicRouter } from '@door/api/routers';
import type { inferRouterOutputs } from '@trpc/server';
import type { TabSession } from './tab-session.ts';

type Outputs = inferRouterOutputs<PublicRouter>;

/** The supplier's settings and catalogue. */
export interface StartData {
  readonly theme: Outputs['getTheme'];
  readonly catalogue: Outputs['getCatalogue'];
  readonly company: Outputs['getCompanyDetails'];
  readonly email: Outputs['getClientEmail'];
}

/** The address names a supplier that does not exist. */
export class NoSuchSupplier extends Error {
  override readonly name = 'NoSuchSupplier';
}

/** By its name: the error may come from the script inside the page, which has a class of its own. */
export const isNoSuchSupplier = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchSupplier';

/** The settings first, then all else. The catalogue holds the glass themes and the stock, which are not asked for again. */
const calls = ['getTheme', 'getCatalogue', 'getCompanyDetails', 'getClientEmail'] as const;

/** All calls of the start in one request, so that a slow network is waited for only once. Throws `NoSuchSupplier`. */
export async function askStart({ clientId }: TabSession): Promise<StartData> {
  const input = JSON.stringify({ [calls.indexOf('getClientEmail')]: clientId });
  const address = `/trpc/public/${calls.join(',')}?batch=1&input=${encodeURIComponent(input)}`;
  const answer = await fetch(address, { headers: { 'x-client-id': String(clientId) } });
  if (answer.status === 404) throw new NoSuchSupplier(`There is no supplier ${String(clientId)}.`);
  const answers: StartResponse = await answer.json();
  if (!answer.ok || answers.some(({ result }) => !result)) throw new Error('The supplier could not be loaded.');
  const [theme, catalogue, company, email] = answers;
  return {
    theme: theme.result.data,
    catalogue: catalogue.result.data,
    company: company.result.data,
    email: email.result.data,
  };
}

interface CallResponse<Data> {
  readonly result: { readonly data: Data };
}

type StartResponse = readonly [
  CallResponse<Outputs['getTheme']>,
  CallResponse<Outputs['getCatalogue']>,
  CallResponse<Outputs['getCompanyDetails']>,
  CallResponse<Outputs['getClientEmail']>,
];
