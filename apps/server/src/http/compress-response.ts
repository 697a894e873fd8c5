import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** JSON that is ready to be sent. */
export interface HttpResponse {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

type Encoding = 'br' | 'gzip';

/** Bytes below which compression saves next to nothing. */
const leastCompressed = 1024;

const brotli = promisify(brotliCompress);
const compress: Readonly<Record<Encoding, (body: string | Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<string | Buffer, Buffer>(gzip),
};

/** How an answer may be compressed: of `gzip, br;q=0` gzip. undefined: not at all. */
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

/** The answer, compressed beside the thread of the calls where the caller takes that and it is worth it. */
export async function compressed(asked: IncomingHttpHeaders, answer: HttpResponse): Promise<HttpResponse> {
  const { body, headers = {} } = answer;
  const encoding = 'content-encoding' in headers || body.length < leastCompressed ? undefined : encodingFor(asked);
  if (!encoding) return answer;
  const named = { vary: 'accept-encoding', ...headers, 'content-encoding': encoding };
  return { ...answer, body: await compress[encoding](body), headers: named };
}
