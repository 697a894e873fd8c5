import type { PublicRouter } from '@door/api/routers';
import type { inferRouterOutputs } from '@trpc/server';
import type { Session } from './session.ts';

type Outputs = inferRouterOutputs<PublicRouter>;

/** What a shop knows before it opens. */
export interface StartAnswers {
  readonly theme: Outputs['getTheme'];
  readonly catalogue: Outputs['getCatalogue'];
  readonly company: Outputs['getCompanyDetails'];
  readonly email: Outputs['getClientEmail'];
}

/** The address names a supplier that the server does not know. */
export class NoSuchSupplier extends Error {}

/** In the order of the start: the settings, the pictures of the glass, then all else. */
const calls = [
  'getTheme',
  'glassThemeImages',
  'getCatalogue',
  'getCompanyDetails',
  'getClientEmail',
  'stock.listAllStock',
  'getProductionWeeks',
] as const;

/** One request carries all of them in their order, so that a slow line is crossed once and not three times. */
export async function askStart({ clientId }: Session): Promise<StartAnswers> {
  const input = JSON.stringify({ [calls.indexOf('getClientEmail')]: clientId });
  const address = `/trpc/public/${calls.join(',')}?batch=1&input=${encodeURIComponent(input)}`;
  const answer = await fetch(address, { headers: { 'x-client-id': String(clientId) } });
  if (answer.status === 404) throw new NoSuchSupplier(`There is no supplier ${String(clientId)}.`);
  const answers: Answers = await answer.json();
  if (!answer.ok || answers.some(({ result }) => !result)) throw new Error('The shop could not be opened.');
  const [theme, , catalogue, company, email] = answers;
  return {
    theme: theme.result.data,
    catalogue: catalogue.result.data,
    company: company.result.data,
    email: email.result.data,
  };
}

interface Answer<Data> {
  readonly result: { readonly data: Data };
}

type Answers = readonly [
  Answer<Outputs['getTheme']>,
  Answer<Outputs['glassThemeImages']>,
  Answer<Outputs['getCatalogue']>,
  Answer<Outputs['getCompanyDetails']>,
  Answer<Outputs['getClientEmail']>,
  Answer<Outputs['stock']['listAllStock']>,
  Answer<Outputs['getProductionWeeks']>,
];
