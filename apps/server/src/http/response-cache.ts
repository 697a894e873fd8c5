import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CallResponse } from './answer-calls.ts';
import { type HttpResponse, encodingFor } from './compress-response.ts';

/** A JSON answer that is the same for everybody until its version changes. */
interface CachedResponse {
  readonly version: string;
  readonly hash: string;
  readonly body: Buffer;
  /** The body, compressed once; null until that is done. */
  readonly compressed: Buffer | null;
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
  /** Of all that is kept, compressed and not, with its keys. */
  bytes(): number;
}

/** A start of a page has some 0.7 MB. Of more the longest unused answers are made anew. */
const mostBytes = 16 * 1024 * 1024;

const brotli = promisify(brotliCompress);
/** A fiftieth larger than brotli's best, in a third of the time. */
const compressWell = (body: Buffer): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });

/**
 * Answers in memory. Compression takes a third of a second of a processor, which is why it is done once, beside the thread of the calls, one
 * at a time, and only of what is asked for again: nobody asks twice under ever new keys.
 */
export function responseCache({ compress = compressWell, most = mostBytes } = {}): ResponseCache {
  const answers = new LRUCache<string, CachedResponse>({ maxSize: most, sizeCalculation: bytesOf });
  let isCompressing = false;
  const compressOnce = async (key: string, answer: CachedResponse) => {
    if (isCompressing || answer.compressed !== null) return;
    isCompressing = true;
    try {
      const compressed = await compress(answer.body);
      if (answers.peek(key) === answer) answers.set(key, { ...answer, compressed });
    } finally {
      isCompressing = false;
    }
  };
  return {
    bytes: () => answers.calculatedSize,
    answer: async ({ key, version, headers, make }) => {
      const known = answers.get(key);
      if (known?.version === version) {
        // Not compressed it is as good.
        void compressOnce(key, known).catch(() => undefined);
        return answerWith(headers, known);
      }
      const made = await make();
      if (made.status !== 200) return made;
      const body = Buffer.from(made.body);
      const hash = createHash('sha256').update(body).digest('base64url');
      const answer: CachedResponse = { version, hash, body, compressed: null };
      answers.set(key, answer);
      return answerWith(headers, answer);
    },
  };
}

/** With the key, which a caller may have written. */
const bytesOf = ({ body, compressed }: CachedResponse, key: string): number =>
  body.length + (compressed?.length ?? 0) + 2 * key.length;

/** Compressed where the browser takes that, or only that nothing has changed since the browser asked last. */
function answerWith(asked: IncomingHttpHeaders, { hash, body, compressed }: CachedResponse): HttpResponse {
  const isCompressed = compressed !== null && encodingFor(asked) === 'br';
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
