import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallAnswer } from './answer-calls.ts';

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

/** An address is written by whoever asks: of more different ones the longest unused are made anew. */
const mostAnswers = 40;

const pack = promisify(brotliCompress);
/** A fiftieth larger than brotli's best, in a third of the time. */
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Answers in memory. Packing takes a third of a second of a processor, which is why it is done once, beside the thread of the calls. */
export function keptAnswers(): KeptAnswers {
  const answers = new Map<string, KeptAnswer>();
  const keep = (key: string, answer: KeptAnswer) => {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
  };
  return {
    find: async ({ key, version, make }) => {
      const known = answers.get(key);
      if (known?.version === version) {
        keep(key, known);
        return known;
      }
      const made: KeptAnswer = { ...(await make()), version, hash: '', packed: undefined };
      if (made.status !== 200) return made;
      const answer = { ...made, hash: createHash('sha256').update(made.body).digest('base64url') };
      keep(key, answer);
      void pack(answer.body, packing).then((packed) => (answer.packed = packed));
      return answer;
    },
  };
}

/** Sends it packed where the browser takes that, or only that nothing has changed since the browser asked last. */
export function sendKept({ headers }: FastifyRequest, reply: FastifyReply, { hash, body, packed }: KeptAnswer) {
  const isPacked = packed !== undefined && /\bbr\b/.test(headers['accept-encoding'] ?? '');
  // Strong: each form of the answer has a name of its own.
  const etag = isPacked ? `"${hash}-br"` : `"${hash}"`;
  reply.header('vary', 'x-client-id, accept-encoding').header('etag', etag);
  if (namesIn(headers['if-none-match']).includes(etag)) return reply.code(304).send();
  if (isPacked) reply.header('content-encoding', 'br');
  return reply.type('application/json').send(isPacked ? packed : body);
}

const namesIn = (header = ''): readonly string[] => header.split(',').map((name) => name.trim());
