import { hash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { tooManyRequests } from '@door/api/enforce-rate-limit';
import type { CallContext, Ports } from '@door/api/ports/context';
import type { Supplier } from '@door/api/ports/supplier';
import { words } from '@door/api/words';
import { clientId } from '@door/domain/model/ids';
import { type AnyTRPCRouter, TRPCError } from '@trpc/server';
import { errorFacts } from '../adapters/log.ts';
import { asker, type CountUse } from '../asker.ts';
import { type FairLimits, type FairTurns, fairTurns } from '../fair-turns.ts';
import type { Identity } from '../login/token-identity.ts';
import { type AnsweredCall, answerCalls, isJson, isOfSupplierAlone, procedureAt } from './answer-calls.ts';
import { addressBehind, callerAddress } from './caller-address.ts';
import { headersOfData } from './content-security.ts';
import { answerError } from './error-answers.ts';
import { answerKept, type KeptAnswers, keptAnswers } from './kept-answers.ts';
import { refusalOfText } from './refusal-of-text.ts';
import { textOfBody } from './request-body.ts';
import { type Answer, packed, sendAnswer } from './send-answer.ts';
import { warnOfRefusal } from './warn-of-refusal.ts';

export interface CallRouters {
  readonly public: AnyTRPCRouter;
  readonly installer: AnyTRPCRouter;
}

/** Logged for each request: no input, no query string, no address. */
export interface AnswerFacts {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

interface ServeFacts {
  readonly ports: Ports;
  readonly onAnswer: (facts: AnswerFacts) => void;
  /** Told of each call that was answered: its name, and `ok` or the code of its error. */
  readonly onCall: (call: string, outcome: string) => void;
  readonly routers: CallRouters;
  readonly identity: Identity;
  readonly publicUrl: string;
  readonly countOne: CountUse;
  readonly isTrusted: (address: string) => boolean;
  /** Whether each connection is to be closed after its answer. */
  readonly isStopping: () => boolean;
}

/** Of a request, in bytes. */
export const maxBody = 1024 * 1024;
const maxBatchSize = 20;

/**
 * Requests of strangers, by address, whose bodies come and whose answers go: as many of a megabyte each fit into memory, however slow the
 * lines are. A page has a handful open, a showroom behind one address a few dozen.
 */
const openAtOnce = { atOnce: 60, alone: 60, mostWaiting: 100 };
/** Of these so many are worked on. More at once would not be answered sooner: they share one thread. */
const workedOnAtOnce = { atOnce: 3, alone: 3, mostWaiting: Infinity };

/** What is said to a customer, and by them. */
const aboutOffers: ReadonlySet<string> = new Set(['getOffer', 'acceptOffer', 'declineOffer', 'askAboutOffer']);

/** How long an answer may stand still on its way, ms. */
const longestStandstill = 60_000;

/** Whether it is asked of one of the two endpoints. */
export const isCall = (url: string): boolean => url.startsWith('/trpc/');

/** Answers a request of one of the two endpoints; false: it is none, and nothing was done. */
export type ServeCall = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The two tRPC endpoints: public for visitors, installer for the supplier's people, who send a token. They stand beside Fastify, not in
 * it: its hooks, routes and replies took as long as a short call.
 */
export function serveCalls(facts: ServeFacts): ServeCall {
  const { ports, routers, identity } = facts;
  const turnsOf = (limits: FairLimits) => fairTurns(limits, () => performance.now());
  const endpoints: readonly Endpoint[] = [
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
  const security = headersOfData(facts.publicUrl).flat();
  return (message, response) => {
    const { method = '', headers } = message;
    const url = withoutOrigin(message.url ?? '');
    const endpoint = endpoints.find(({ prefix }) => url.startsWith(prefix));
    if (!endpoint) return false;
    const end = url.includes('?') ? url.indexOf('?') : url.length;
    const [path, search] = [url.slice(endpoint.prefix.length, end), url.slice(end + 1)];
    if (path === '' || path.includes('/')) return false;
    const request: EndpointRequest = {
      ...{ message, id: randomUUID(), url, method, path: decodedPath(path), search, headers },
      address: callerAddress(addressBehind(facts.isTrusted, message)),
    };
    serve(request, response, { endpoint, facts, security });
    return true;
  };
}

/** Of `GET http://host/path?query`, as a proxy may ask and each server has to take (RFC 9112, 3.2.2), the path with its query. */
const withoutOrigin = (url: string): string => (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, ''));

/** As it was sent where it is not well formed: it is refused. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const callsIn = ({ path }: Pick<EndpointRequest, 'path'>): readonly string[] => path.split(',');

interface EndpointRequest {
  readonly message: IncomingMessage;
  readonly id: string;
  readonly url: string;
  readonly method: string;
  /** `getTheme,getCatalogue`: the names of its calls. */
  readonly path: string;
  /** Without its question mark. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  /** By which a caller is counted. */
  readonly address: string;
}

interface Endpoint {
  readonly prefix: string;
  readonly router: AnyTRPCRouter;
  /** Absent: every request is read and worked on at once. */
  readonly turns?: { readonly open: FairTurns; readonly work: FairTurns };
  /** Absent: every answer is made anew. */
  readonly kept?: KeptAnswers;
  readonly whoAsks: (request: EndpointRequest) => string;
  readonly cacheControl: (calls: readonly string[]) => string;
  /** Whether what is wrong with a context is answered by each call; else the whole request is refused, so that a stranger cannot even learn which calls there are. */
  readonly isForAnybody: boolean;
  readonly createContext: (request: EndpointRequest) => Promise<CallContext>;
}

interface Service {
  readonly endpoint: Endpoint;
  readonly facts: ServeFacts;
  /** Names and values in turn. */
  readonly security: readonly string[];
}

/** Whatever a request asks for knows who asks. What it holds ends when the answer is out, or when whoever asked has gone. */
function serve(request: EndpointRequest, response: ServerResponse, { endpoint, facts, security }: Service): void {
  const { id, method, message } = request;
  const route = `${endpoint.prefix}:path`;
  const { asker: one, end } = facts.countOne(endpoint.whoAsks(request));
  const begun = performance.now();
  const ends = [end];
  response.once('close', () => {
    for (const each of ends) each();
    if (!response.writableFinished) return;
    const ms = Math.round(performance.now() - begun);
    facts.onAnswer({ requestId: id, method, route, status: response.statusCode, ms });
  });
  const beginTurn: BeginTurn = async (turns) => {
    const turn = turns?.next(one);
    if (turns && !turn) throw tooManyRequests();
    const endTurn = (await turn) ?? (() => undefined);
    ends.push(endTurn);
    if (response.closed) endTurn();
    return response.closed ? undefined : endTurn;
  };
  const respond = async (): Promise<void> => {
    const answered = await answerRequest(endpoint, request, { facts, beginTurn }).catch(
      (error: unknown): Answer => answerError(error, { log: facts.ports.log, requestId: id, route }),
    );
    if (!answered || response.closed) return;
    const headers = ['x-request-id', id, ...security, 'cache-control', endpoint.cacheControl(callsIn(request))];
    // What was not read to its end comes on.
    if (facts.isStopping() || !message.complete) headers.push('connection', 'close');
    if (answered.headers) headers.push(...answered.headers);
    sendAnswer(response, { ...answered, headers });
    response.setTimeout(longestStandstill, () => response.destroy());
  };
  const giveUp = (error: unknown) => {
    facts.ports.log.error({ requestId: id, ...errorFacts(error) }, 'An answer could not be sent.');
    response.destroy();
  };
  asker.run(one, () => void respond().catch(giveUp));
}

/** Answers what ends the turn, as does the end of the response. undefined: whoever asked has gone. Throws where too many of theirs wait. */
type BeginTurn = (turns: FairTurns | undefined) => Promise<(() => void) | undefined>;

interface Answering {
  readonly facts: ServeFacts;
  readonly beginTurn: BeginTurn;
}

/** undefined: whoever asked has gone. */
async function answerRequest(
  endpoint: Endpoint,
  request: EndpointRequest,
  { facts, beginTurn }: Answering,
): Promise<Answer | undefined> {
  const { method, headers, message } = request;
  if (!headers.host) throw new TRPCError({ code: 'BAD_REQUEST', message: 'The request names no host.' });
  if (!(await beginTurn(endpoint.turns?.open))) return undefined;
  const context = endpoint.isForAnybody ? undefined : await endpoint.createContext(request);
  const body = method === 'GET' || !isJson(headers['content-type']) ? '' : await textOfBody(message, maxBody);
  const endWork = await beginTurn(endpoint.turns?.work);
  if (body === undefined || !endWork) return undefined;
  try {
    return await packed(headers, await answerWithBody(endpoint, request, { facts, context, body }));
  } finally {
    // Before the answer is on its way, which takes as long as the line of whoever asks is slow.
    endWork();
  }
}

interface ReadRequest {
  readonly facts: ServeFacts;
  /** undefined: each call makes its own. */
  readonly context: CallContext | undefined;
  readonly body: string;
}

async function answerWithBody(
  endpoint: Endpoint,
  request: EndpointRequest,
  { facts, context, body }: ReadRequest,
): Promise<Answer> {
  const { router, kept } = endpoint;
  const { method, headers, url, path, search } = request;
  const refusal = refusalOfText(url, body);
  if (refusal) throw refusal;
  const createContext = async () => context ?? endpoint.createContext(request);
  const query = search === '' ? {} : Object.fromEntries(new URLSearchParams(search));
  const contentType = headers['content-type'];
  const answer = () =>
    answerCalls(
      { method, path, query, contentType, body },
      { router, maxBatchSize, createContext, onCall: (call) => tellOf(call, endpoint.router, { facts, request }) },
    );
  if (!kept || method !== 'GET' || !callsIn(request).every((each) => isOfSupplierAlone(router, each))) return answer();
  const supplier = await supplierOf(createContext);
  if (!supplier) return answer();
  const { clientId: client, catalogueVersion, settingsVersion } = supplier;
  const version = `${String(catalogueVersion)} ${String(settingsVersion)}`;
  const found = await kept.find({ key: `${String(client)} ${url}`, version, make: answer });
  return found.status === 200 ? answerKept(headers, found) : found;
}

interface ToldOf {
  readonly facts: Pick<ServeFacts, 'ports' | 'onCall'>;
  readonly request: Pick<EndpointRequest, 'id'>;
}

function tellOf(
  { path, error }: AnsweredCall,
  router: AnyTRPCRouter,
  { facts: { ports, onCall }, request: { id } }: ToldOf,
): void {
  onCall(path !== undefined && procedureAt(router, path) ? path : unknownCall, error?.code ?? 'ok');
  if (!error) return;
  const facts = { requestId: id, call: path, ...errorFacts(error) };
  if (error.code === 'INTERNAL_SERVER_ERROR') ports.log.error(facts, 'A call failed.');
  else warnOfRefusal(ports.log, error.code, facts);
}

/** undefined: the call says what is wrong. */
async function supplierOf(createContext: () => Promise<CallContext>): Promise<Supplier | undefined> {
  try {
    const { suppliers, clientId: id } = await createContext();
    return await suppliers.find(id);
  } catch {
    return undefined;
  }
}

/** What a stranger calls a call is no name for a figure. */
const unknownCall = 'unknown';

const longestAgent = 300;

const requestFacts = ({ id, address, headers }: EndpointRequest) => ({
  requestId: id,
  address,
  agent: (headers['user-agent'] ?? '').slice(0, longestAgent),
});

const defaultClient = '-1022';

function visitorOf(request: EndpointRequest): Pick<CallContext, 'clientId' | 'caller'> {
  const header = request.headers['x-client-id'] ?? defaultClient;
  if (typeof header !== 'string' || !/^-?\d{1,9}$/.test(header)) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The header x-client-id must be the number of a supplier.' });
  }
  return { clientId: clientId(Number(header)), caller: { role: 'public' } };
}

const bearerToken = (request: EndpointRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,8000})$/i.exec(request.headers.authorization ?? '')?.[1];
