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

/**
 * Answers what Node's parser refuses before the app sees a request, in the format of all errors and with security headers:
 * neither Fastify nor its hooks take part in such an answer.
 */
export function answerMalformed(publicUrl: string): (fault: ParserFault, socket: Socket) => void {
  const sent = [...headersOfData(publicUrl).map(([name, value]) => `${name}: ${value}`), ...headers];
  return (fault, socket) => {
    // Nobody is there any more, or something was answered already.
    if (fault.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
    const { status, code, message } = isKnown(fault.code) ? answers[fault.code] : notWellFormed;
    const data = { code, httpStatus: Number(status.slice(0, 3)) };
    const body = JSON.stringify({ error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data } });
    const head = [`HTTP/1.1 ${status}`, ...sent, `content-length: ${Buffer.byteLength(body)}`];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}

const isKnown = (code: string | undefined): code is keyof typeof answers => code !== undefined && code in answers;
