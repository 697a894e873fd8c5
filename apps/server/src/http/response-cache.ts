import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { CallResponse } from './answer-calls.ts';
import { type HttpResponse, encodingFor } from './compress-response.ts';

/** A JSON answer that is the same for everybody until its version changes. */
interface CachedResponse {
  readonly version: string;
  readonly hash: string;
  readonly body: Buffer;
  /** The body, compressed once; undefined until that is done. */
  compressed: Buffer | undefined;
}

interface AskedResponse {
  /** What was asked, and whom. */
  readonly key: string;
  /** Changes when the answer may. */
  readonly version: string;
  readonly headers: IncomingHttpHeaders;
  readonly make: () => Promise<CallResponse>;
}

export interface ResponseCache {
  /** What is not answered with 200 is not kept. */
  answer(asked: AskedResponse): Promise<HttpResponse>;
  /** Of all that is kept, compressed and not. */
  bytes(): number;
}

/** A start of a page has some 0.7 MB. Of more the longest unused answers are made anew. */
const mostBytes = 16 * 1024 * 1024;

const brotli = promisify(brotliCompress);
/** A fiftieth larger than brotli's best, in a third of the time. */
const compressWell = (body: Buffer): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });

/**
 * Answers in memory. Compression takes a third of a second of a processor, which is why it is done once, beside the thread of the calls, and
 * one at a time: what is asked for under ever new keys is forgotten before its turn.
 */
export function responseCache({ compress = compressWell, most = mostBytes } = {}): ResponseCache {
  const answers = new Map<string, CachedResponse>();
  const bytes = () =>
    [...answers.values()].reduce((sum, { body, compressed }) => sum + body.length + (compressed?.length ?? 0), 0);
  const forgetOldest = () => {
    for (const [key] of answers) if (bytes() > most) answers.delete(key);
  };
  const keep = (key: string, answer: CachedResponse) => {
    answers.delete(key);
    answers.set(key, answer);
  };
  let isCompressing = false;
  const compressAll = async () => {
    if (isCompressing) return;
    isCompressing = true;
    try {
      const lastOne = () => [...answers.values()].findLast(({ compressed }) => compressed === undefined);
      for (let next = lastOne(); next; next = lastOne()) {
        next.compressed = await compress(next.body);
        forgetOldest();
      }
    } finally {
      isCompressing = false;
    }
  };
  return {
    bytes,
    answer: async ({ key, version, headers, make }) => {
      const known = answers.get(key);
      if (known?.version === version) {
        keep(key, known);
        return answerWith(headers, known);
      }
      const made = await make();
      if (made.status !== 200) return made;
      const body = Buffer.from(made.body);
      const hash = createHash('sha256').update(body).digest('base64url');
      const answer: CachedResponse = { version, hash, body, compressed: undefined };
      keep(key, answer);
      forgetOldest();
      // Not compressed it is as good.
      void compressAll().catch(() => undefined);
      return answerWith(headers, answer);
    },
  };
}

/** Compressed where the browser takes that, or only that nothing has changed since the browser asked last. */
function answerWith(asked: IncomingHttpHeaders, { hash, body, compressed }: CachedResponse): HttpResponse {
  const isCompressed = compressed !== undefined && encodingFor(asked) === 'br';
  const name = isCompressed ? `"${hash}-br"` : `"${hash}"`;
  // Weak where the bytes are not known yet: it is compressed on its way, if at all.
  const headers = { vary: 'x-client-id, accept-encoding', etag: isCompressed ? name : `W/${name}` };
  if (namesIn(asked['if-none-match']).includes(name)) return { status: 304, body: '', headers };
  return isCompressed
    ? { status: 200, body: compressed, headers: { ...headers, 'content-encoding': 'br' } }
    : { status: 200, body, headers };
}

/** Without the mark of a weak one, which a proxy adds where it compresses. */
const namesIn = (header = ''): readonly string[] => header.split(',').map((name) => name.trim().replace(/^W\//, ''));
