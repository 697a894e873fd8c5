import { tooManyRequests } from '@door/api/enforce-rate-limit';
import type { CallContext, Ports } from '@door/api/ports/context';
import type { Supplier } from '@door/api/ports/supplier';
import { words } from '@door/api/words';
import { clientId } from '@door/domain/model/ids';
import { type AnyTRPCRouter, TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../login/token-identity.ts';
import { errorFacts } from '../adapters/log.ts';
import { type AnsweredCall, answerCalls, type CallAnswer, isOfSupplierAlone, procedureAt } from './answer-calls.ts';
import { type KeptAnswers, keptAnswers, sendKept } from './kept-answers.ts';
import { callerAddress } from './caller-address.ts';
import { asker } from '../asker.ts';
import { type FairTurns, fairTurns } from '../fair-turns.ts';
import { warnOfRefusal } from './warn-of-refusal.ts';
import { outageOf } from './error-answers.ts';

export interface CallRouters {
  readonly public: AnyTRPCRouter;
  readonly installer: AnyTRPCRouter;
}

interface CallFacts {
  readonly ports: Ports;
  /** Told of each call that was answered: its name, and `ok` or the code of its error. */
  readonly onCall: (call: string, outcome: string) => void;
  readonly routers: CallRouters;
  readonly identity: Identity;
}

const maxBatchSize = 20;

/**
 * Requests of strangers, by address. More at once would not be answered sooner: they share one thread. A page has a handful open,
 * a showroom behind one address a few dozen.
 */
const strangers = { atOnce: 3, alone: 3, mostWaiting: 100 };

/** Whether it is asked of one of the two endpoints. */
export const isCall = (url: string): boolean => url.startsWith('/trpc/');

/** The two tRPC endpoints: public for visitors, installer for the supplier's people, who send a token. */
export async function mountCalls(app: FastifyInstance, facts: CallFacts): Promise<void> {
  const { ports, routers, identity, onCall } = facts;
  const personOf = async (request: FastifyRequest) => {
    const person = await identity.personOf(bearerToken(request));
    if (!person) throw new TRPCError({ code: 'UNAUTHORIZED', message: words.logIn });
    return person;
  };
  await mountEndpoint(app, {
    prefix: '/trpc/public',
    router: routers.public,
    ports,
    onCall,
    turns: fairTurns(strangers, () => performance.now()),
    kept: keptAnswers(),
    cacheControl: (url) => (isAboutOffer(url) ? 'no-store' : 'no-cache'),
    createContext: async (request) => ({ ...ports, ...visitorOf(request), ...requestFacts(request) }),
  });
  await mountEndpoint(app, {
    prefix: '/trpc/installer',
    router: routers.installer,
    ports,
    onCall,
    // Customers and colleagues stand in these answers.
    cacheControl: () => 'no-store',
    authorize: async (request) => void (await personOf(request)),
    createContext: async (request) => ({ ...ports, ...(await personOf(request)), ...requestFacts(request) }),
  });
}

/** What is said to a customer, and by them: one such call in a batch is enough. */
const isAboutOffer = (url: string): boolean => /^[^?]*(?:get|accept|decline|askAbout)Offer\b/.test(url);

interface Endpoint {
  readonly prefix: string;
  readonly router: AnyTRPCRouter;
  readonly ports: Ports;
  readonly onCall: CallFacts['onCall'];
  /** Absent: every request runs at once. */
  readonly turns?: FairTurns;
  /** Absent: every answer is made anew. */
  readonly kept?: KeptAnswers;
  readonly cacheControl: (url: string) => string;
  /** Absent: nobody is refused. Throws for the whole request, so that a stranger cannot even learn which calls there are. */
  readonly authorize?: (request: FastifyRequest) => Promise<void>;
  readonly createContext: (request: FastifyRequest) => Promise<CallContext>;
}

async function mountEndpoint(app: FastifyInstance, endpoint: Endpoint): Promise<void> {
  const { prefix, turns, cacheControl, authorize } = endpoint;
  const plugin = async (scope: FastifyInstance) => {
    // Without a promise where nothing is waited for: it is a twentieth of a short call.
    scope.addHook('onRequest', (request, reply, done) => {
      reply.header('cache-control', cacheControl(request.url));
      if (turns) waitForTurn(turns, { request, reply, done });
      else done();
    });
    if (authorize) scope.addHook('preValidation', authorize);
    scope.addHook('preValidation', (request, _, done) => done(refusalOfText(request)));
    // Each call parses its own, so that what is no JSON is answered as any other bad input.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
    scope.all<CallRoute>('/:path', async (request, reply) => answerRequest(endpoint, request, reply));
  };
  await app.register(plugin, { prefix });
}

type CallsRequest = FastifyRequest<CallRoute>;

async function answerRequest(endpoint: Endpoint, request: CallsRequest, reply: FastifyReply) {
  const { router, kept } = endpoint;
  const { method, params, query, headers, body, url } = request;
  const createContext = async () => {
    try {
      return await endpoint.createContext(request);
    } catch (error) {
      throw outageOf(error) ?? error;
    }
  };
  const answer = () =>
    answerCalls(
      { method, path: params.path, query, contentType: headers['content-type'], body },
      { router, maxBatchSize, createContext, onCall: (call) => tellOf(call, endpoint, request) },
    );
  if (!kept || !isOfSuppliersAlone(router, request)) return send(reply, await answer());
  const supplier = await supplierOf(createContext);
  if (!supplier) return send(reply, await answer());
  const { clientId: client, catalogueVersion, settingsVersion } = supplier;
  const version = `${String(catalogueVersion)} ${String(settingsVersion)}`;
  const found = await kept.find({ key: `${String(client)} ${url}`, version, make: answer });
  return found.status === 200 ? sendKept(request, reply, found) : send(reply, found);
}

function tellOf({ path, error }: AnsweredCall, { router, ports, onCall }: Endpoint, { id }: FastifyRequest): void {
  onCall(path !== undefined && procedureAt(router, path) ? path : unknownCall, error?.code ?? 'ok');
  if (!error) return;
  const facts = { requestId: id, call: path, ...errorFacts(error) };
  if (error.code === 'INTERNAL_SERVER_ERROR') ports.log.error(facts, 'A call failed.');
  else warnOfRefusal(ports.log, error.code, facts);
}

interface CallRoute {
  readonly Params: { readonly path: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

const send = (reply: FastifyReply, { status, body }: CallAnswer) =>
  reply.code(status).type('application/json').send(body);

/** Whether the answers of all calls of the request follow from the versions of a supplier alone. */
const isOfSuppliersAlone = (router: AnyTRPCRouter, { method, params }: CallsRequest): boolean =>
  method === 'GET' && params.path.split(',').every((path) => isOfSupplierAlone(router, path));

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

interface WaitingRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly done: (refusal?: Error) => void;
}

/** Before its body is read. The turn ends with the answer, or when whoever asked has gone. */
function waitForTurn(turns: FairTurns, { request, reply, done }: WaitingRequest): void {
  const turn = turns.next(asker.getStore());
  const begin = (end: () => void) => {
    reply.raw.once('close', end);
    if (request.raw.destroyed || reply.raw.closed) end();
    done();
  };
  if (!turn) done(tooManyRequests());
  else if (typeof turn === 'function') begin(turn);
  else void turn.then(begin);
}

const longestAgent = 300;

const requestFacts = (request: FastifyRequest) => ({
  requestId: request.id,
  address: callerAddress(request.ip),
  agent: (request.headers['user-agent'] ?? '').slice(0, longestAgent),
});

const defaultClient = '-1022';

function visitorOf(request: FastifyRequest): Pick<CallContext, 'clientId' | 'caller'> {
  const header = request.headers['x-client-id'] ?? defaultClient;
  if (typeof header !== 'string' || !/^-?\d{1,9}$/.test(header)) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The header x-client-id must be the number of a supplier.' });
  }
  return { clientId: clientId(Number(header)), caller: { role: 'public' } };
}

const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,8000})$/i.exec(request.headers.authorization ?? '')?.[1];

/** JSON escapes of characters that PostgreSQL text cannot store: NUL and unpaired surrogates. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89ab][0-9a-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][0-9a-f]{2}\\u)d[c-f])/i;

function refusalOfText({ body, url }: FastifyRequest): TRPCError | undefined {
  const query = decoded(url);
  if (query === undefined) return new TRPCError({ code: 'BAD_REQUEST', message: 'The address is not well formed.' });
  if (!isUnstorable(query) && !(typeof body === 'string' && isUnstorable(body))) return undefined;
  return new TRPCError({ code: 'BAD_REQUEST', message: 'The input contains characters that cannot be stored.' });
}

const isUnstorable = (text: string): boolean => text.includes('\0') || (text.includes('\\u') && unstorable.test(text));

/** Fastify refuses paths that cannot be decoded; of query strings this one, undefined. */
function decoded(url: string): string | undefined {
  if (!url.includes('%')) return url;
  try {
    return decodeURIComponent(url.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
