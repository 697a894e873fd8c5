import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LatestMap } from '../latest-map.ts';
import type { CallAnswer } from './answer-calls.ts';
import { type Answer, encodingFor } from './send-answer.ts';

/** A JSON answer that is the same for everybody until its version changes. */
interface KeptAnswer extends CallAnswer {
  readonly version: string;
  readonly hash: string;
  /** The body, packed once; undefined until that is done. */
  packed: Buffer | undefined;
}

interface AskedAnswer {
  /** What was asked, and whom. */
  readonly key: string;
  /** Changes when the answer may. */
  readonly version: string;
  readonly make: () => Promise<CallAnswer>;
}

export interface KeptAnswers {
  /** What is not answered with 200 is not kept. */
  find(asked: AskedAnswer): Promise<KeptAnswer>;
}

/** A caller may write any address: of more different ones the longest unused are made anew. */
const mostAnswers = 40;

const brotli = promisify(brotliCompress);
/** A fiftieth larger than brotli's best, in a third of the time. */
const packWell = (text: string): Promise<Buffer> => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });

/**
 * Answers in memory. Packing takes a third of a second of a processor, which is why it is done once, beside the thread of the calls, and
 * one at a time: what is asked for under ever new addresses is forgotten before its turn.
 */
export function keptAnswers(pack = packWell): KeptAnswers {
  const answers = new LatestMap<string, KeptAnswer>(mostAnswers);
  let isPacking = false;
  const packAll = async () => {
    if (isPacking) return;
    isPacking = true;
    try {
      const lastUnpacked = () => [...answers.values()].findLast(({ packed }) => packed === undefined);
      for (let next = lastUnpacked(); next; next = lastUnpacked()) next.packed = await pack(next.body);
    } finally {
      isPacking = false;
    }
  };
  return {
    find: async ({ key, version, make }) => {
      const known = answers.get(key);
      if (known?.version === version) {
        answers.set(key, known);
        return known;
      }
      const made: KeptAnswer = { ...(await make()), version, hash: '', packed: undefined };
      if (made.status !== 200) return made;
      const answer = { ...made, hash: createHash('sha256').update(made.body).digest('base64url') };
      answers.set(key, answer);
      // Unpacked it is as good.
      void packAll().catch(() => undefined);
      return answer;
    },
  };
}

/** Packed where the browser takes that, or only that nothing has changed since the browser asked last. */
export function answerKept(headers: IncomingHttpHeaders, { status, hash, body, packed }: KeptAnswer): Answer {
  const isPacked = packed !== undefined && encodingFor(headers) === 'br';
  const name = isPacked ? `"${hash}-br"` : `"${hash}"`;
  // Weak where the bytes are not known yet: it is packed on its way, if at all.
  const named = ['vary', 'x-client-id, accept-encoding', 'etag', isPacked ? name : `W/${name}`];
  if (namesIn(headers['if-none-match']).includes(name)) return { status: 304, body: '', headers: named };
  return isPacked
    ? { status, body: packed, headers: [...named, 'content-encoding', 'br'] }
    : { status, body, headers: named };
}

/** Without the mark of a weak one, which a proxy adds where it packs. */
const namesIn = (header = ''): readonly string[] => header.split(',').map((name) => name.trim().replace(/^W\//, ''));
