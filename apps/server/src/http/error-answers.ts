import type { Ports } from '@door/api/ports/context';
import { words } from '@door/api/words';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { errorFacts } from '../adapters/log.ts';
import { isOutage } from '../db/outage.ts';
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
  INTERNAL_SERVER_ERROR: words.fault,
  SERVICE_UNAVAILABLE: words.outage,
};

/** Sends every error in the format of the calls, so that one client reads all of them. */
export function answerErrors(app: FastifyInstance, log: Ports['log']): void {
  app.setNotFoundHandler((_, reply) => sendError(reply, new TRPCError({ code: 'NOT_FOUND' })));
  app.setErrorHandler<FastifyError | TRPCError>((error, request, reply) => {
    const refusal = error instanceof TRPCError ? error : (outageOf(error) ?? fromFastifyError(error));
    const facts = { requestId: request.id, route: request.routeOptions.url, ...errorFacts(error) };
    if (refusal.code === 'INTERNAL_SERVER_ERROR') log.error(facts, 'A request failed.');
    else warnOfRefusal(log, refusal.code, facts);
    return sendError(reply, refusal);
  });
}

/** For what fails on its way to a call, such as reading the account of a token. */
export const outageOf = (error: unknown): TRPCError | undefined =>
  isOutage(error) ? new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: words.outage, cause: error }) : undefined;

function fromFastifyError({ statusCode = 500 }: FastifyError): TRPCError {
  const code = codeOfStatus[statusCode] ?? (statusCode < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
  return new TRPCError({ code, message: sentences[code] ?? 'The request is not well formed.' });
}

function sendError(reply: FastifyReply, { code, message }: TRPCError) {
  const httpStatus = getHTTPStatusCodeFromError(new TRPCError({ code }));
  const said = message === code ? (sentences[code] ?? code) : message;
  return reply
    .code(httpStatus)
    .type('application/json')
    .send({ error: { message: said, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, httpStatus } } });
}
