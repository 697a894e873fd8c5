import type { Ports } from '@door/api/ports/context';
import { messages } from '@door/api/messages';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { errorFacts } from '../lib/log.ts';
import { isOutage } from '../db/outage.ts';
import type { CallAnswer } from './answer-calls.ts';
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
export function answerError(error: unknown, { log, requestId, route }: FailedRequest): CallAnswer {
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

function answerTo({ code, message }: TRPCError): CallAnswer {
  const httpStatus = getHTTPStatusCodeFromError(new TRPCError({ code }));
  const said = message === code ? (sentences[code] ?? code) : message;
  const error = { message: said, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, httpStatus } };
  return { status: httpStatus, body: JSON.stringify({ error }) };
}

const send = (reply: FastifyReply, { status, body }: CallAnswer) =>
  reply.code(status).header('cache-control', 'no-store').type('application/json').send(body);
