import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { CallContext, Ports } from '@door/api/ports/context';
import { words } from '@door/api/words';
import { type AnyTRPCRouter, TRPCError } from '@trpc/server';
import { type FairLimits, type FairTurns, fairTurns } from '../fair-turns.ts';
import type { Identity } from '../login/token-identity.ts';
import { defaultSupplier, supplierNumbered } from '../supplier-number.ts';
import { type KeptAnswers, keptAnswers } from './kept-answers.ts';

export interface CallRouters {
  readonly public: AnyTRPCRouter;
  readonly installer: AnyTRPCRouter;
}

/** What the two endpoints do differently. */
export interface Endpoint {
  readonly prefix: string;
  readonly router: AnyTRPCRouter;
  /** Absent: every request is read and worked on at once. */
  readonly turns?: { readonly open: FairTurns; readonly work: FairTurns };
  /** Absent: every answer is made anew. */
  readonly kept?: KeptAnswers;
  readonly whoAsks: (request: EndpointRequest) => string;
  readonly cacheControl: (calls: readonly string[]) => string;
  /** Else a request that no context can be made for is refused as a whole: a stranger cannot even learn which calls there are. */
  readonly isForAnybody: boolean;
  readonly createContext: (request: EndpointRequest) => Promise<CallContext>;
}

/** A request of one of the two endpoints, before its body is read. */
export interface EndpointRequest {
  readonly message: IncomingMessage;
  readonly id: string;
  readonly url: string;
  readonly method: string;
  /** `getTheme,getCatalogue`: the names of its calls. */
  readonly path: string;
  readonly calls: readonly string[];
  /** Without its question mark. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  /** By which a caller is counted. */
  readonly address: string;
}

/**
 * Requests of strangers, by address, whose bodies come and whose answers go: as many of a megabyte each fit into memory, however slow the
 * lines are. A page has a handful open, a showroom behind one address a few dozen.
 */
const openAtOnce = { atOnce: 60, alone: 60, mostWaiting: 100 };
/** How many of these are worked on. More at once would not be answered sooner: they share one thread. */
const workedOnAtOnce = { atOnce: 3, alone: 3, mostWaiting: Infinity };

/** Calls about an offer, whose answers hold what a customer was sent. */
const aboutOffers: ReadonlySet<string> = new Set(['getOffer', 'acceptOffer', 'declineOffer', 'askAboutOffer']);

interface EndpointFacts {
  readonly ports: Ports;
  readonly routers: CallRouters;
  readonly identity: Identity;
}

/** The endpoint of visitors, and that of the supplier's people, who send a token. */
export function endpointsOf({ ports, routers, identity }: EndpointFacts): readonly Endpoint[] {
  const turnsOf = (limits: FairLimits) => fairTurns(limits, () => performance.now());
  return [
    {
      prefix: '/trpc/public/',
      router: routers.public,
      turns: { open: turnsOf(openAtOnce), work: turnsOf(workedOnAtOnce) },
      kept: keptAnswers(),
      whoAsks: ({ address }) => address,
      cacheControl: (calls) => (calls.some((call) => aboutOffers.has(call)) ? 'no-store' : 'no-cache'),
      isForAnybody: true,
      createContext: async (request) => ({ ...ports, ...visitorOf(request), ...requestFacts(request) }),
    },
    {
      prefix: '/trpc/installer/',
      router: routers.installer,
      // The people of an office have one address, so that each counts by their token; one that is not valid opens nothing.
      // By its hash: who asks is remembered, and a header may be long.
      whoAsks: ({ address, headers: { authorization } }) =>
        authorization === undefined ? address : hash('sha256', authorization, 'base64url'),
      // Customers and colleagues stand in these answers.
      cacheControl: () => 'no-store',
      isForAnybody: false,
      createContext: async (request) => {
        const person = await identity.personOf(bearerToken(request));
        if (!person) throw new TRPCError({ code: 'UNAUTHORIZED', message: words.logIn });
        return { ...ports, ...person, ...requestFacts(request) };
      },
    },
  ];
}

/** Characters of a browser's name that are kept. */
const longestAgent = 300;

const requestFacts = ({ id, address, headers }: EndpointRequest) => ({
  requestId: id,
  address,
  agent: (headers['user-agent'] ?? '').slice(0, longestAgent),
});

function visitorOf(request: EndpointRequest): Pick<CallContext, 'clientId' | 'caller'> {
  const header = request.headers['x-client-id'];
  const clientId = header === undefined ? defaultSupplier : supplierNumbered(header);
  if (clientId === undefined)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The header x-client-id must be the number of a supplier.' });
  return { clientId, caller: { role: 'public' } };
}

const bearerToken = (request: EndpointRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,8000})$/i.exec(request.headers.authorization ?? '')?.[1];
