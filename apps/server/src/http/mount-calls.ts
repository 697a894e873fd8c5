import { supplierCalls } from '@door/api/supplier-calls';
import { tooManyRequests } from '@door/api/enforce-rate-limit';
import type { CallContext, Ports } from '@door/api/ports/context';
import type { Supplier } from '@door/api/ports/supplier';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorFacts } from '../lib/log.ts';
import { requester } from '../lib/requester.ts';
import type { Identity } from '../login/token-identity.ts';
import { type AnsweredCall, answerCalls, type CallResponse, isJson, wrongContentType } from './answer-calls.ts';
import { type HttpResponse, compressed } from './compress-response.ts';
import { callerAddress } from './caller-address.ts';
import { type CallRouters, type Endpoint, endpointsOf } from './endpoints.ts';
import { refusalOfText } from './refusal-of-text.ts';
import type { ResponseCache } from './response-cache.ts';
import { warnOfRefusal } from './warn-of-refusal.ts';

interface MountFacts {
  readonly ports: Ports;
  readonly routers: CallRouters;
  readonly identity: Identity;
  /** Told of each call that was answered: its name, and `ok` or the code of its error. */
  readonly onCall: (call: string, outcome: string) => void;
}

const maxBatchSize = 20;

/** In which answers are counted. */
const bytesOfUnit = 1024;

/** How long the caller may take none of an answer, ms. */
const longestStandstill = 60_000;

interface Asked {
  Params: { path: string };
}
type CallsRequest = FastifyRequest<Asked>;

/** Whether it is asked of one of the two endpoints. */
export const isCall = (url: string): boolean => url.startsWith('/trpc/');

/** The two tRPC endpoints. */
export async function mountCalls(app: FastifyInstance, facts: MountFacts): Promise<void> {
  for (const endpoint of endpointsOf(facts)) await app.register(async (scope) => mountEndpoint(scope, endpoint, facts));
}

function mountEndpoint(scope: FastifyInstance, endpoint: Endpoint, facts: MountFacts): void {
  const contexts = new WeakMap<FastifyRequest, CallContext>();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: endpoint.maxBody },
    (_: unknown, body: unknown, done: (error: null, body: unknown) => void) => done(null, body),
  );
  const onRequest = async (request: CallsRequest, reply: FastifyReply) => {
    reply.header('cache-control', endpoint.cacheControl(callsOf(request)));
    // In Fastify an empty name is one, too.
    if (request.params.path === '') throw new TRPCError({ code: 'NOT_FOUND' });
    refuseUnknownParameters(request);
    if (!endpoint.isForAnybody) contexts.set(request, await endpoint.createContext(request));
    if (request.method !== 'GET' && !isJson(request.headers['content-type'])) throw wrongContentType();
  };
  const respond = async (request: CallsRequest): Promise<HttpResponse> => {
    const body = typeof request.body === 'string' ? request.body : '';
    const refusal = refusalOfText(request.url, body);
    if (refusal) throw refusal;
    const createContext = async () => contexts.get(request) ?? endpoint.createContext(request);
    const answer = async (asked: Pick<CallsRequest['params'], 'path'> & { readonly search: string }) =>
      answerCalls(
        { ...asked, method: request.method, contentType: request.headers['content-type'], body },
        { router: endpoint.router, maxBatchSize, createContext, onCall: (call) => notify(call, request.id, facts) },
      );
    const cached =
      endpoint.cache &&
      (await answerFromCache(endpoint.cache, request, {
        createContext,
        answer,
        mostBytes: endpoint.maxAnswers?.one ?? Infinity,
      }));
    return cached ?? answer({ path: request.params.path, search: searchOf(request) });
  };
  const withinBudget = (request: CallsRequest, answer: HttpResponse): HttpResponse => {
    const { maxAnswers } = endpoint;
    if (!maxAnswers) return answer;
    if (answer.body.length > maxAnswers.one) throw answerTooLarge();
    const units = Math.ceil(answer.body.length / bytesOfUnit);
    const limit = { most: maxAnswers.inAll / bytesOfUnit, perSeconds: 600, units };
    if (!facts.ports.callCounter.tryTake(`bytes ${callerAddress(request.ip)}`, limit)) throw tooManyRequests();
    return answer;
  };
  const work = async (request: CallsRequest, reply: FastifyReply) => {
    const endTurn = await beginTurn(endpoint, reply);
    // Nobody is there any more.
    if (!endTurn) return reply;
    try {
      const {
        status,
        headers = {},
        body,
      } = await compressed(request.headers, withinBudget(request, await respond(request)));
      reply.raw.setTimeout(longestStandstill, () => reply.raw.destroy());
      return await reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
    } finally {
      endTurn();
    }
  };
  scope.all<Asked>(`${endpoint.prefix}/:path`, { onRequest }, work);
  for (const [call, bodyLimit] of Object.entries(endpoint.maxBodies ?? {}))
    scope.all<Asked>(`${endpoint.prefix}/:path(^${call.replaceAll('.', '\\.')}$)`, { onRequest, bodyLimit }, work);
}

const answerTooLarge = () =>
  new TRPCError({ code: 'PAYLOAD_TOO_LARGE', message: 'The answer would be too big: ask for less at once.' });

const parameters: ReadonlySet<string> = new Set(['batch', 'input']);

/** Whatever changes nothing would only make one address look like many. */
function refuseUnknownParameters(request: CallsRequest): void {
  const unknown = [...new URLSearchParams(searchOf(request)).keys()].find((name) => !parameters.has(name));
  if (unknown === undefined) return;
  const message = `The address: has no parameter ${JSON.stringify(unknown.slice(0, 50))}.`;
  throw new TRPCError({ code: 'BAD_REQUEST', message });
}

const callsOf = ({ params: { path } }: CallsRequest): readonly string[] => path.split(',');

const searchOf = ({ url }: CallsRequest): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** Answers what ends the turn. undefined: the caller has gone. Throws where too many of theirs wait. */
async function beginTurn({ turns }: Endpoint, { raw }: FastifyReply): Promise<(() => void) | undefined> {
  if (!turns) return () => undefined;
  const end = await turns.next(requester.getStore(), (leave) => raw.once('close', leave));
  if (!raw.closed) return end ?? tooMany();
  end?.();
  return undefined;
}

function tooMany(): never {
  throw tooManyRequests();
}

interface CacheFacts {
  /** Of an answer. */
  readonly mostBytes: number;
  readonly createContext: () => Promise<CallContext>;
  readonly answer: (asked: { readonly path: string; readonly search: string }) => Promise<CallResponse>;
}

/**
 * The answer of calls that follow from the supplier's catalogue and settings alone. Its key is what changes the answer: the supplier, the
 * calls, and the inputs of those that have one. undefined: some call is another, or the request is not well formed.
 */
async function answerFromCache(
  cache: ResponseCache,
  request: CallsRequest,
  facts: CacheFacts,
): Promise<HttpResponse | undefined> {
  const { mostBytes } = facts;
  const search = new URLSearchParams(searchOf(request));
  const isBatch = search.get('batch') === '1';
  const paths = isBatch ? callsOf(request) : [request.params.path];
  if (request.method !== 'GET' || paths.length > maxBatchSize || !paths.every((path) => supplierCalls.has(path)))
    return undefined;
  const inputs = inputsOf(search.get('input'), isBatch);
  const supplier = inputs && (await supplierOf(facts.createContext));
  if (!supplier) return undefined;
  const searches = paths.map((path, at) => {
    const input = supplierCalls.get(path) === 'input' ? inputs[at] : undefined;
    return input === undefined ? 'batch=1' : `batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`;
  });
  const make = async (): Promise<CallResponse> => {
    const made = new Map<string, Promise<CallResponse>>();
    const makeOne = (path: string, at: number) => {
      const asked = { path, search: searches[at] ?? '' };
      const key = `${path}?${asked.search}`;
      // A batch may ask for one thing twenty times.
      const one = made.get(key) ?? facts.answer(asked);
      made.set(key, one);
      return one;
    };
    const answers = await Promise.all(paths.map(makeOne));
    const texts = answers.map(({ body }) => body.slice(1, -1));
    // Before the texts are joined.
    if (texts.reduce((sum, { length }) => sum + length, 0) > mostBytes) throw answerTooLarge();
    const [status = 200, ...others] = new Set(answers.map((each) => each.status));
    return { status: others.length === 0 ? status : 207, body: isBatch ? `[${texts.join(',')}]` : texts.join('') };
  };
  const { clientId: client, catalogueVersion, settingsVersion } = supplier;
  const key = [String(client), String(isBatch), ...paths.map((path, at) => `${path}?${searches[at] ?? ''}`)].join(' ');
  const version = `${String(catalogueVersion)} ${String(settingsVersion)}`;
  return cache.answer({ key, version, headers: request.headers, make });
}

/** Of each call of a batch, or of the one; undefined: what is sent is no input, and tRPC says so. */
function inputsOf(text: string | null, isBatch: boolean): Readonly<Record<number, unknown>> | undefined {
  if (!text) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isBatch) return { 0: parsed };
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : undefined;
  } catch {
    return undefined;
  }
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

/** Counts a call that was answered, and writes to the log what has failed. */
function notify({ path, error }: AnsweredCall, requestId: string, { ports, onCall }: MountFacts): void {
  // What a stranger calls a call is no name for a figure.
  onCall(path ?? 'unknown', error?.code ?? 'ok');
  if (!error) return;
  const facts = { requestId, call: path, ...errorFacts(error) };
  if (error.code === 'INTERNAL_SERVER_ERROR') ports.log.error(facts, 'A call failed.');
  else warnOfRefusal(ports.log, error.code, facts);
}
