import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** JSON that is ready to be sent. */
export interface Answer {
  readonly status: number;
  readonly body: string | Buffer;
  /** Names and values in turn, beside those that each answer has. */
  readonly headers?: readonly string[];
}

type Encoding = 'br' | 'gzip';

/** Bytes below which packing saves next to nothing. */
const leastPacked = 1024;

const brotli = promisify(brotliCompress);
const pack: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<string, Buffer>(gzip),
};

/** How an answer may be packed: of `gzip, br;q=0` gzip. undefined: not at all. */
export function encodingFor({ 'accept-encoding': accepted }: IncomingHttpHeaders): Encoding | undefined {
  if (typeof accepted !== 'string') return undefined;
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .filter(([, weight = '']) => !/^q=0(?:\.0*)?$/.test(weight))
    .map(([name]) => name);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : undefined;
}

/** The answer, packed beside the thread of the calls where the caller takes that and it is worth it. */
export async function packed(asked: IncomingHttpHeaders, answer: Answer): Promise<Answer> {
  const { body, headers = [] } = answer;
  const encoding = typeof body === 'string' && body.length >= leastPacked ? encodingFor(asked) : undefined;
  if (!encoding || typeof body !== 'string') return answer;
  const named = headers.includes('vary') ? [] : ['vary', 'accept-encoding'];
  return { ...answer, body: await pack[encoding](body), headers: [...headers, ...named, 'content-encoding', encoding] };
}

/** Sends head and body in one write. */
export function sendAnswer(response: ServerResponse, { status, body, headers = [] }: Answer): void {
  if (status === 304) return void response.writeHead(status, [...headers]).end();
  const content = [
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    String(Buffer.byteLength(body)),
  ];
  response.writeHead(status, [...headers, ...content]).end(body);
}
