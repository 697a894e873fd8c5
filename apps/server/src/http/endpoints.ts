import { hash } from 'node:crypto';
import type { CallContext, Ports } from '@door/api/ports/context';
import { messages } from '@door/api/messages';
import { type AnyTRPCRouter, TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { type FairQueue, fairQueue } from '../lib/fair-queue.ts';
import type { Identity, NoPerson } from '../login/token-identity.ts';
import { defaultSupplier, supplierNumbered } from '../lib/supplier-number.ts';
import { callerAddress } from './caller-address.ts';
import { type ResponseCache, responseCache } from './response-cache.ts';

export interface CallRouters {
  readonly public: AnyTRPCRouter;
  readonly installer: AnyTRPCRouter;
}

/** What the two endpoints do differently. */
export interface Endpoint {
  readonly prefix: string;
  readonly router: AnyTRPCRouter;
  /** Of a request, in bytes. */
  readonly maxBody: number;
  /** Of calls that take more. */
  readonly maxBodies?: Readonly<Record<string, number>>;
  /** Absent: every request is worked on at once. */
  readonly turns?: FairQueue;
  /** Of the answer to one request and, in ten minutes, of those to one address, in bytes. Absent: as much as there is. */
  readonly maxAnswers?: { readonly one: number; readonly inAll: number };
  /** Absent: every answer is made anew. */
  readonly cache?: ResponseCache;
  readonly cacheControl: (calls: readonly string[]) => string;
  /** Else a request that no context can be made for is refused as a whole: a stranger cannot even learn which calls there are. */
  readonly isForAnybody: boolean;
  readonly createContext: (request: FastifyRequest) => Promise<CallContext>;
}

/** Of the office, whose imports are the largest requests; bytes. */
export const maxBody = 1024 * 1024;
/** A bank's statement of 2 MiB, in base64 and quotes; bytes. */
const maxStatement = 3 * maxBody;
/** Of strangers; bytes. A door has some 5 KB. */
const maxBodyOfStrangers = 128 * 1024;

/** Requests of strangers that are worked on. More at once would not be answered sooner: they share one thread. */
const workedOnAtOnce = { atOnce: 3, alone: 3, mostWaiting: 100, mostInAll: 500 };

/** Calls about an offer, whose answers hold what a customer was sent. */
const aboutOffers: ReadonlySet<string> = new Set([
  ...['getOffer', 'acceptOffer', 'declineOffer', 'askAboutOffer', 'getMyOrder', 'paymentState', 'startPayment'],
  ...['requestCode', 'enterCode', 'forgetDevice', 'rotateMyLink', 'confirmOrder', 'answerHandover', 'askAboutOrder'],
  ...['orderPhotoTarget', 'reportFault', 'reopenFault'],
  ...['fittingSlots', 'holdSlot', 'bookSlot', 'rebook'],
]);

const officePrefix = '/trpc/installer';

interface EndpointFacts {
  readonly ports: Ports;
  readonly routers: CallRouters;
  readonly identity: Identity;
}

/** The endpoint of visitors, and that of the supplier's people, who send a token. */
export function endpointsOf({ ports, routers, identity }: EndpointFacts): readonly Endpoint[] {
  return [
    {
      prefix: '/trpc/public',
      router: routers.public,
      maxBody: maxBodyOfStrangers,
      turns: fairQueue(workedOnAtOnce, () => performance.now()),
      maxAnswers: { one: 4 * 1024 * 1024, inAll: 2 * 1024 * 1024 * 1024 },
      cache: responseCache(),
      cacheControl: (calls) => (calls.some((call) => aboutOffers.has(call)) ? 'no-store' : 'no-cache'),
      isForAnybody: true,
      createContext: async (request) => ({ ...ports, ...visitorOf(request), ...requestFacts(request) }),
    },
    {
      prefix: officePrefix,
      router: routers.installer,
      maxBody,
      maxBodies: { 'bank.importStatement': maxStatement },
      // Customers and colleagues stand in these answers.
      cacheControl: () => 'no-store',
      isForAnybody: false,
      createContext: async (request) => {
        const person = await identity.personOf(bearerToken(request));
        if (typeof person === 'string') throw new TRPCError(refusalOf[person]);
        return { ...ports, ...person, ...requestFacts(request) };
      },
    },
  ];
}

/** Whoever has no account here, or a disabled one, is told so: another log-in would change nothing. */
const refusalOf: Readonly<Record<NoPerson, { readonly code: 'UNAUTHORIZED' | 'FORBIDDEN'; readonly message: string }>> =
  {
    'no valid token': { code: 'UNAUTHORIZED', message: messages.logIn },
    'session ended': { code: 'UNAUTHORIZED', message: messages.logIn },
    'no account': { code: 'FORBIDDEN', message: messages.person.noAccount },
    disabled: { code: 'FORBIDDEN', message: messages.person.isDisabled },
  };

/**
 * By whom a request is counted: an address. The people of an office have one address, so that each counts by their token; one that is not
 * valid opens nothing. By its hash: who asks is remembered, and a header may be long.
 */
export function requesterOf({ url, ip, headers: { authorization } }: FastifyRequest): string {
  return url.startsWith(`${officePrefix}/`) && authorization !== undefined
    ? hash('sha256', authorization, 'base64url')
    : callerAddress(ip);
}

/** Characters of a browser's name that are kept. */
const longestAgent = 300;

/** Characters of what a customer's browser keeps. */
const longestDevice = 100;

const requestFacts = ({ id, ip, headers }: FastifyRequest) => ({
  requestId: id,
  address: callerAddress(ip),
  agent: (headers['user-agent'] ?? '').slice(0, longestAgent),
  device: [headers['x-device'] ?? ''].flat().join().slice(0, longestDevice),
});

function visitorOf(request: FastifyRequest): Pick<CallContext, 'clientId' | 'caller'> {
  const header = request.headers['x-client-id'];
  const clientId = header === undefined ? defaultSupplier : supplierNumbered(header);
  if (clientId === undefined)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The header x-client-id must be the number of a supplier.' });
  return { clientId, caller: { role: 'public' } };
}

const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,8000})$/i.exec(request.headers.authorization ?? '')?.[1];
