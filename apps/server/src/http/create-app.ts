import { randomUUID } from 'node:crypto';
import { messages } from '@door/api/messages';
import type { Ports } from '@door/api/ports/context';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { fastify, type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { isOutage } from '../db/outage.ts';
import { countUse } from '../lib/requester.ts';
import { errorFacts } from '../lib/log.ts';
import type { CallResponse } from './answer-calls.ts';
import { isAmong } from './caller-address.ts';
import { type Header, headersOfData } from './content-security.ts';
import { countRequesters } from './count-requesters.ts';
import { maxBody, requesterOf } from './endpoints.ts';
import { limitConnections, limitTransfers, type TransferLimits } from './limit-transfers.ts';
import { malformedRequests } from './malformed-requests.ts';
import { isCall } from './mount-calls.ts';
import { warnOfRefusal } from './warn-of-refusal.ts';

type Code = TRPCError['code'];

/** tRPC error code of an HTTP status, for requests that fail before a call is reached. */
const codeOfStatus: Readonly<Record<number, Code>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

const sentences: Readonly<Partial<Record<Code, string>>> = {
  NOT_FOUND: 'There is nothing at this address.',
  PAYLOAD_TOO_LARGE: 'The input is too big.',
  UNSUPPORTED_MEDIA_TYPE: 'This content type is not taken here.',
  INTERNAL_SERVER_ERROR: messages.fault,
  SERVICE_UNAVAILABLE: messages.outage,
};

/** Sends every error in the format of the calls, so that one client reads all of them. */
export function answerErrors(app: FastifyInstance, log: Ports['log']): void {
  app.setNotFoundHandler((_, reply) => send(reply, answerTo(new TRPCError({ code: 'NOT_FOUND' }))));
  app.setErrorHandler<FastifyError | TRPCError>((error, { id, routeOptions }, reply) =>
    send(reply, answerError(error, { log, requestId: id, route: routeOptions.url })),
  );
}

interface FailedRequest {
  readonly log: Ports['log'];
  readonly requestId: string;
  readonly route: string | undefined;
}

/** The answer to a request that failed; the error itself goes to the log. */
function answerError(error: unknown, { log, requestId, route }: FailedRequest): CallResponse {
  const refusal = error instanceof TRPCError ? error : (outageOf(error) ?? fromFastifyError(error));
  const facts = { requestId, route, ...errorFacts(error) };
  if (refusal.code === 'INTERNAL_SERVER_ERROR') log.error(facts, 'A request failed.');
  else warnOfRefusal(log, refusal.code, facts);
  return answerTo(refusal);
}

const outageOf = (error: unknown): TRPCError | undefined =>
  isOutage(error) ? new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: messages.outage, cause: error }) : undefined;

function fromFastifyError(error: unknown): TRPCError {
  const status: unknown = Reflect.get(Object(error), 'statusCode');
  const statusCode = typeof status === 'number' ? status : 500;
  const code = codeOfStatus[statusCode] ?? (statusCode < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
  return new TRPCError({ code, message: sentences[code] ?? 'The request is not well formed.' });
}

function answerTo({ code, message }: TRPCError): CallResponse {
  const httpStatus = getHTTPStatusCodeFromError(new TRPCError({ code }));
  const said = message === code ? (sentences[code] ?? code) : message;
  const error = { message: said, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, httpStatus } };
  return { status: httpStatus, body: JSON.stringify({ error }) };
}

const send = (reply: FastifyReply, { status, body }: CallResponse) =>
  reply.code(status).header('cache-control', 'no-store').type('application/json').send(body);

/** Logged for each request: no input, no query string, no address. */
export interface AnswerFacts {
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export interface CreateFacts {
  readonly ports: Pick<Ports, 'log'>;
  readonly publicUrl: string;
  readonly trustedProxies: readonly string[];
  /** Of every answer that is not a call's. */
  readonly security: readonly Header[];
  readonly onAnswer: (facts: AnswerFacts) => void;
  /** Absent: the usual ones. */
  readonly transferLimits?: TransferLimits;
}

/** A connection without a request is longer open than most proxies keep theirs; ms. */
const times = { keepAliveTimeout: 72_000, requestTimeout: 60_000 };
/** How long the head of a request may take, and how often Node looks for those that are late; ms. */
const timesOfHeads = { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 };

/** As Node says that a request has taken too long. */
const requestTimeout = Object.assign(new Error('The body takes too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Fastify answers a URL that cannot be decoded without any hook, so without security headers; here it is a route like others. */
const notWellFormed = '/address-not-well-formed';

/** An app without routes: limits, who asks, security headers, the log and the format of errors, which are the same for all of them. */
export function createApp(facts: CreateFacts): FastifyInstance {
  const { ports, publicUrl, trustedProxies, security, onAnswer } = facts;
  const isTrusted = isAmong(trustedProxies);
  const malformed = malformedRequests(publicUrl);
  let isStopping = false;
  const app = fastify({
    ...times,
    // Node would refuse a request without a host by itself, without our headers.
    http: { ...timesOfHeads, requireHostHeader: false },
    // Twenty names of calls, joined by commas.
    routerOptions: { maxParamLength: 5000 },
    logger: false,
    bodyLimit: maxBody,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Anybody can write X-Forwarded-For: it is believed only where a proxy that we know has written it.
    trustProxy: isTrusted,
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? withoutOrigin(url) : notWellFormed),
    clientErrorHandler: malformed.answer,
    forceCloseConnections: 'idle',
    // What comes on a connection that is still open is answered, and the connection closed.
    return503OnClosing: false,
  });
  answerErrors(app, ports.log);
  limitConnections(app.server, isTrusted);
  app.server.on('request', malformed.onRequest);
  // An idle connection that is kept open would delay the stop.
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  app.addHook('onResponse', (request, reply, done) => {
    onAnswer({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
  const ofCalls = headersOfData(publicUrl);
  app.addHook('onRequest', (request, { raw }, done) => {
    raw.setHeader('x-request-id', request.id);
    // Unless a route says otherwise: what nobody thought of is kept by no cache.
    raw.setHeader('cache-control', 'no-store');
    for (const [name, value] of isCall(request.url) ? ofCalls : security) raw.setHeader(name, value);
    done();
  });
  countRequesters(app, { countOne: countUse(() => performance.now()), requesterOf });
  limitTransfers(app, {
    refuse: (socket) => malformed.answer(requestTimeout, socket),
    ...(facts.transferLimits && { limits: facts.transferLimits }),
  });
  app.addHook('onRequest', ({ headers }, _, done) => {
    if (headers.host) done();
    else done(new TRPCError({ code: 'BAD_REQUEST', message: 'The request names no host.' }));
  });
  app.all(notWellFormed, () => {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The address is not well formed.' });
  });
  return app;
}

function isDecodable(url: string): boolean {
  try {
    if (url.includes('%')) decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return true;
  } catch {
    return false;
  }
}

/** Of `GET http://host/path?query`, as a proxy may ask and each server has to take (RFC 9112, 3.2.2), the path with its query. */
const withoutOrigin = (url: string): string => (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, ''));
