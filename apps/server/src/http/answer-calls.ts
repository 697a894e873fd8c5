import { type AnyTRPCRouter, TRPCError } from '@trpc/server';
import { resolveResponse } from '@trpc/server/http';

/** A request for one call or, with `batch=1`, for several whose paths are joined by commas. */
export interface CallRequest {
  readonly method: string;
  /** `getTheme,item.getItemById`. */
  readonly path: string;
  /** Without its question mark. */
  readonly search: string;
  readonly contentType: string | undefined;
  /** JSON text of a mutation; empty: it has no input. */
  readonly body: string;
}

export interface CallResponse {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

/** A call that was answered; `path` undefined: the router has no such call, or the request as a whole failed. */
export interface AnsweredCall {
  readonly path: string | undefined;
  readonly error: TRPCError | undefined;
}

interface AnswerFacts {
  readonly router: AnyTRPCRouter;
  readonly maxBatchSize: number;
  /** Asked once for all calls of a request; where it fails, each of them is answered with that error. */
  readonly createContext: () => Promise<object>;
  readonly onCall: (call: AnsweredCall) => void;
}

/**
 * The request as tRPC reads it. Only the content type is handed on: no header of a caller may choose streams or another format. The body is
 * here already, so that no stream is made of it, and an empty one is no input.
 */
class TextRequest extends Request {
  readonly #text: string;
  constructor({ method, search, contentType, body }: CallRequest) {
    const headers = method === 'GET' || contentType === undefined ? {} : { 'content-type': contentType };
    super(`http://localhost/?${search}`, { method, headers });
    this.#text = body;
  }
  override readonly json = async (): Promise<unknown> => (this.#text === '' ? undefined : JSON.parse(this.#text));
}

export const isJson = (contentType = ''): boolean =>
  contentType.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';

/** Answers calls by tRPC's own handler of requests, in its format: plain JSON, no subscriptions. */
export async function answerCalls(request: CallRequest, facts: AnswerFacts): Promise<CallResponse> {
  const { router, maxBatchSize, createContext, onCall } = facts;
  if (request.method !== 'GET' && !isJson(request.contentType)) throw wrongContentType();
  const req = new TextRequest(request);
  const isBatch = new URLSearchParams(request.search).get('batch') === '1';
  const left = isBatch ? request.path.split(',') : [request.path];
  const response = await resolveResponse({
    router,
    req,
    maxBatchSize,
    createContext,
    error: null,
    // It is decoded once more.
    path: encodeURIComponent(request.path),
    onError: ({ path, type, error }) => {
      if (path === undefined) left.length = 0;
      else left.splice(left.indexOf(path), 1);
      onCall({ path: type === 'unknown' ? undefined : path, error });
    },
  });
  for (const path of left) onCall({ path, error: undefined });
  return { status: response.status, body: await response.text() };
}

export const wrongContentType = () =>
  new TRPCError({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'The header content-type: must be application/json.',
  });
