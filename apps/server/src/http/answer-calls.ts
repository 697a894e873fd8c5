import { type AnyTRPCRouter, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { TRPCResponse } from '@trpc/server/rpc';
import { runProcedure } from './run-procedure.ts';

/** A request for one call or, with `batch=1`, for several whose paths are joined by commas. */
interface CallRequest {
  readonly method: string;
  /** Decoded: `getTheme,item.getItemById`. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly contentType: string | undefined;
  /** JSON text of a mutation. */
  readonly body: unknown;
}

export interface CallAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

/** A call that was answered; `path` undefined: the request as a whole; `error` undefined: it went well. */
export interface AnsweredCall {
  readonly path: string | undefined;
  readonly error: TRPCError | undefined;
}

interface CallFacts {
  readonly router: AnyTRPCRouter;
  readonly maxBatchSize: number;
  /** Asked once for all calls of a request; where it fails, each of them is answered with that error. */
  readonly createContext: () => Promise<object>;
  readonly onCall: (call: AnsweredCall) => void;
}

type CallType = 'query' | 'mutation';

const methodOf: Readonly<Record<CallType, string>> = { query: 'GET', mutation: 'POST' };

/**
 * Answers calls in the format of tRPC 11 over HTTP: plain JSON, no transformer, no subscriptions. tRPC's own adapter makes a
 * request and an answer of the Fetch API for each, with streams as bodies, which takes several times the processor of a call.
 */
export async function answerCalls(request: CallRequest, facts: CallFacts): Promise<CallAnswer> {
  const isBatch = request.query['batch'] === '1';
  const paths = isBatch ? request.path.split(',') : [request.path];
  const refusal = refusalOf(request, paths, facts);
  if (refusal) return answerOf(errorResponse(facts, { path: undefined, error: refusal }));
  const inputs = inputsOf(request, isBatch);
  let context: Promise<object> | undefined;
  const answerOne = async (path: string, at: number): Promise<TRPCResponse> => {
    try {
      const type = typeOf(facts.router, path, request.method);
      const getRawInput = async () => inputs(at);
      // Not before it is waited for: the failure of a context that nobody looks at would end the process.
      const ctx = await (context ??= facts.createContext());
      const data = await runProcedure({ router: facts.router, path, type, ctx, getRawInput, batchIndex: at });
      facts.onCall({ path, error: undefined });
      return { result: { data } };
    } catch (error) {
      return errorResponse(facts, { path, error: getTRPCErrorFromUnknown(error) });
    }
  };
  return answerOf(isBatch ? await Promise.all(paths.map(answerOne)) : await answerOne(request.path, 0));
}

/** What is wrong with the request as a whole. */
function refusalOf(
  { method, contentType }: CallRequest,
  paths: readonly string[],
  { router, maxBatchSize }: CallFacts,
): TRPCError | undefined {
  if (method !== 'GET' && !isJson(contentType)) return new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  if (paths.length > maxBatchSize)
    return new TRPCError({ code: 'BAD_REQUEST', message: 'Batch call exceeds maximum size' });
  if (paths.length === 1) return undefined;
  const types = new Set(paths.map((path) => procedureAt(router, path)?._def.type).filter((type) => type !== undefined));
  if (types.size > 1)
    return new TRPCError({
      code: 'BAD_REQUEST',
      message: `Cannot mix procedure types in call: ${[...types].join(', ')}`,
    });
  return undefined;
}

export const isJson = (contentType = ''): boolean =>
  contentType.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';

/** undefined: the router has no such call. */
export const procedureAt = (router: AnyTRPCRouter, path: string) =>
  Object.hasOwn(router._def.procedures, path) ? router._def.procedures[path] : undefined;

/** Whether the call's answer follows from the supplier's catalogue and settings alone, so that it may be kept. */
export function isOfSupplierAlone(router: AnyTRPCRouter, path: string): boolean {
  const meta: unknown = procedureAt(router, path)?._def.meta;
  return typeof meta === 'object' && meta !== null && 'isOfSupplierAlone' in meta && meta.isOfSupplierAlone === true;
}

function typeOf(router: AnyTRPCRouter, path: string, method: string): CallType {
  const type: unknown = procedureAt(router, path)?._def.type;
  if (type !== 'query' && type !== 'mutation')
    throw new TRPCError({ code: 'NOT_FOUND', message: `No procedure found on path "${path}"` });
  if (methodOf[type] !== method) {
    const message = `Unsupported ${method}-request to ${type} procedure at path "${path}"`;
    throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED', message });
  }
  return type;
}

/** Input of the call at each place of the batch; read once, when the first call asks. Throws BAD_REQUEST. */
function inputsOf({ method, query, body }: CallRequest, isBatch: boolean): (at: number) => unknown {
  const text = method === 'GET' ? query['input'] : body;
  let inputs: Readonly<Record<string, unknown>> | undefined;
  const read = (): Readonly<Record<string, unknown>> => {
    const parsed: unknown = typeof text === 'string' && text !== '' ? parseJson(text) : undefined;
    if (parsed === undefined) return {};
    if (!isBatch) return { 0: parsed };
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
      throw new TRPCError({ code: 'BAD_REQUEST', message: '"input" needs to be an object when doing a batch call' });
    return { ...parsed };
  };
  return (at) => (inputs ??= read())[at];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause });
  }
}

/** Told first: what is logged is the error itself, what is sent is what the router's formatter makes of it. */
function errorResponse(
  { router, onCall }: CallFacts,
  call: AnsweredCall & { readonly error: TRPCError },
): TRPCResponse {
  onCall(call);
  const config = router._def._config;
  const { path, error } = call;
  return { error: getTRPCErrorShape({ config, error, path, type: 'unknown', ctx: undefined, input: undefined }) };
}

const answerOf = (response: TRPCResponse | TRPCResponse[]): CallAnswer => ({
  status: 'result' in response ? 200 : getHTTPStatusCode(response),
  body: Array.isArray(response) ? `[${response.map(textOf).join(',')}]` : textOf(response),
});

/** JSON of answers that stay the same object: whoever keeps one freezes it. */
const keptTexts = new WeakMap<object, string>();

function textOf(response: TRPCResponse): string {
  const data: unknown = 'result' in response ? Reflect.get(response.result, 'data') : undefined;
  if (typeof data !== 'object' || data === null || !Object.isFrozen(data)) return JSON.stringify(response);
  const text = keptTexts.get(data) ?? JSON.stringify(data);
  keptTexts.set(data, text);
  return `{"result":{"data":${text}}}`;
}
