import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tooManyRequests } from '@door/api/enforce-rate-limit';
import type { Ports } from '@door/api/ports/context';
import { errorFacts } from '../adapters/log.ts';
import { asker, type CountUse } from '../asker.ts';
import type { Identity } from '../login/token-identity.ts';
import { answerRequest, type BeginTurn } from './answer-request.ts';
import { addressBehind, callerAddress } from './caller-address.ts';
import { headersOfData } from './content-security.ts';
import { endsOfTurns } from './end-of-turn.ts';
import { type CallRouters, type Endpoint, type EndpointRequest, endpointsOf } from './endpoints.ts';
import { answerError } from './error-answers.ts';
import { type Answer, sendAnswer } from './send-answer.ts';

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

/** How long the caller may take none of an answer, ms. */
const longestStandstill = 60_000;

/** Whether it is asked of one of the two endpoints. */
export const isCall = (url: string): boolean => url.startsWith('/trpc/');

/** Answers a request of one of the two endpoints; false: it is none, and nothing was done. */
export type ServeCall = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The two tRPC endpoints. They stand beside Fastify, not in it: its hooks, routes and replies took as long as a short call. */
export function serveCalls(facts: ServeFacts): ServeCall {
  const endpoints = endpointsOf(facts);
  const security = headersOfData(facts.publicUrl).flat();
  const endOfTurn = endsOfTurns();
  return (message, response) => {
    const { method = '', headers } = message;
    const url = withoutOrigin(message.url ?? '');
    const endpoint = endpoints.find(({ prefix }) => url.startsWith(prefix));
    if (!endpoint) return false;
    const end = url.includes('?') ? url.indexOf('?') : url.length;
    const [path, search] = [url.slice(endpoint.prefix.length, end), url.slice(end + 1)];
    if (path === '' || path.includes('/')) return false;
    const names = decodedPath(path);
    const request: EndpointRequest = {
      ...{ message, id: randomUUID(), url, method, path: names, calls: names.split(','), search, headers },
      address: callerAddress(addressBehind(facts.isTrusted, message)),
    };
    serve(request, response, { endpoint, facts, security, endOfTurn });
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

interface Service {
  readonly endpoint: Endpoint;
  readonly facts: ServeFacts;
  /** Names and values in turn. */
  readonly security: readonly string[];
  readonly endOfTurn: () => Promise<void>;
}

/** All work for a request knows its asker. The turns that it holds end when the answer is out, or when the caller has gone. */
function serve(request: EndpointRequest, response: ServerResponse, service: Service): void {
  const { endpoint, facts, security, endOfTurn } = service;
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
    const answered = await answerRequest(endpoint, request, { ...facts, beginTurn }).catch(
      (error: unknown): Answer => answerError(error, { log: facts.ports.log, requestId: id, route }),
    );
    if (!answered) return;
    await endOfTurn();
    if (response.closed) return;
    const headers = ['x-request-id', id, ...security, 'cache-control', endpoint.cacheControl(request.calls)];
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
