import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { headersOfData } from './content-security.ts';

interface ParserFault extends Error {
  readonly code?: string;
}

const answers = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'TIMEOUT', message: 'The request took too long.' },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The headers are too big.',
  },
} as const;
const notWellFormed = {
  status: '400 Bad Request',
  code: 'BAD_REQUEST',
  message: 'The request is not well formed.',
} as const;

const headers = ['content-type: application/json; charset=utf-8', 'cache-control: no-store', 'connection: close'];

/** How long whoever sent it may take to read the answer, ms: closed at once, the connection would be reset under what still comes. */
const timeToRead = 1_000;

export interface Malformed {
  /** Answers what Node's parser refuses. */
  readonly answer: (fault: ParserFault, socket: Socket) => void;
  /** To be told of each request, so that nothing is written into its answer. */
  readonly onRequest: (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * Answers what Node's parser refuses before the app sees a request, in the format of all errors and with security headers:
 * neither Fastify nor its hooks take part in such an answer. Where the answer to an earlier request is under way the connection is closed.
 */
export function malformedRequests(publicUrl: string): Malformed {
  const sent = [...headersOfData(publicUrl).map(([name, value]) => `${name}: ${value}`), ...headers];
  const answered = new WeakSet<Socket>();
  const underWay = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number) => underWay.set(socket, (underWay.get(socket) ?? 0) + more);
  return {
    onRequest: ({ socket }, response) => {
      count(socket, 1);
      response.once('close', () => count(socket, -1));
    },
    answer: (fault, socket) => {
      // The parser says so once for each piece that still comes.
      if (answered.has(socket)) return;
      // Nobody is there any more, or an answer is half sent; of a body that does not come there is none yet.
      const isTooLate = fault.code !== 'ERR_HTTP_REQUEST_TIMEOUT' && (underWay.get(socket) ?? 0) > 0;
      if (fault.code === 'ECONNRESET' || !socket.writable || isTooLate) return void socket.destroy();
      answered.add(socket);
      const { status, code, message } = isKnown(fault.code) ? answers[fault.code] : notWellFormed;
      const data = { code, httpStatus: Number(status.slice(0, 3)) };
      const body = JSON.stringify({ error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data } });
      const head = [`HTTP/1.1 ${status}`, ...sent, `content-length: ${Buffer.byteLength(body)}`];
      socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
      setTimeout(() => socket.destroy(), timeToRead).unref();
    },
  };
}

const isKnown = (code: string | undefined): code is keyof typeof answers => code !== undefined && code in answers;
