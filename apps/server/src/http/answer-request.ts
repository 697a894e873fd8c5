import type { CallContext, Ports } from '@door/api/ports/context';
import type { Supplier } from '@door/api/ports/supplier';
import { type AnyTRPCRouter, TRPCError } from '@trpc/server';
import { errorFacts } from '../adapters/log.ts';
import type { FairTurns } from '../fair-turns.ts';
import { type AnsweredCall, answerCalls, isJson, isOfSupplierAlone, procedureAt } from './answer-calls.ts';
import { type Endpoint, type EndpointRequest } from './endpoints.ts';
import { answerKept } from './kept-answers.ts';
import { refusalOfText } from './refusal-of-text.ts';
import { textOfBody } from './request-body.ts';
import { type Answer, packed } from './send-answer.ts';
import { warnOfRefusal } from './warn-of-refusal.ts';

/** Of a request, in bytes. */
export const maxBody = 1024 * 1024;
const maxBatchSize = 20;

/** Answers a function that ends the turn, as does the end of the response. undefined: the caller has gone. Throws where too many of theirs wait. */
export type BeginTurn = (turns: FairTurns | undefined) => Promise<(() => void) | undefined>;

interface TellFacts {
  readonly ports: Pick<Ports, 'log'>;
  /** Told of each call that was answered: its name, and `ok` or the code of its error. */
  readonly onCall: (call: string, outcome: string) => void;
}

interface AnswerRequestFacts extends TellFacts {
  readonly beginTurn: BeginTurn;
}

/** Reads a request and answers its calls. undefined: the caller has gone. Throws what is wrong with the request as a whole. */
export async function answerRequest(
  endpoint: Endpoint,
  request: EndpointRequest,
  { beginTurn, ...facts }: AnswerRequestFacts,
): Promise<Answer | undefined> {
  const { method, headers, message } = request;
  if (!headers.host) throw new TRPCError({ code: 'BAD_REQUEST', message: 'The request names no host.' });
  if (!(await beginTurn(endpoint.turns?.open))) return undefined;
  const context = endpoint.isForAnybody ? undefined : await endpoint.createContext(request);
  const body = method === 'GET' || !isJson(headers['content-type']) ? '' : await textOfBody(message, maxBody);
  const endWork = await beginTurn(endpoint.turns?.work);
  if (body === undefined || !endWork) return undefined;
  try {
    return await packed(headers, await answerWithBody(endpoint, request, { facts, context, body }));
  } finally {
    // Before the answer is on its way, which on a slow line takes long.
    endWork();
  }
}

interface ReadRequest {
  readonly facts: TellFacts;
  /** undefined: each call makes its own. */
  readonly context: CallContext | undefined;
  readonly body: string;
}

async function answerWithBody(
  endpoint: Endpoint,
  request: EndpointRequest,
  { facts, context, body }: ReadRequest,
): Promise<Answer> {
  const { router, kept } = endpoint;
  const { id, method, headers, url, path, calls, search } = request;
  const refusal = refusalOfText(url, body);
  if (refusal) throw refusal;
  const createContext = async () => context ?? endpoint.createContext(request);
  const query = search === '' ? {} : Object.fromEntries(new URLSearchParams(search));
  const contentType = headers['content-type'];
  const answer = () =>
    answerCalls(
      { method, path, query, contentType, body },
      { router, maxBatchSize, createContext, onCall: (call) => tellOf(call, { router, requestId: id }, facts) },
    );
  if (!kept || method !== 'GET' || !calls.every((each) => isOfSupplierAlone(router, each))) return answer();
  const supplier = await supplierOf(createContext);
  if (!supplier) return answer();
  const { clientId: client, catalogueVersion, settingsVersion } = supplier;
  const version = `${String(catalogueVersion)} ${String(settingsVersion)}`;
  const found = await kept.find({ key: `${String(client)} ${url}`, version, make: answer });
  return found.status === 200 ? answerKept(headers, found) : found;
}

interface CallOf {
  readonly router: AnyTRPCRouter;
  readonly requestId: string;
}

/** Counts a call that was answered, and writes to the log what has failed. */
function tellOf({ path, error }: AnsweredCall, { router, requestId }: CallOf, { ports, onCall }: TellFacts): void {
  // What a stranger calls a call is no name for a figure.
  const call = path !== undefined && procedureAt(router, path) ? path : 'unknown';
  onCall(call, error?.code ?? 'ok');
  if (!error) return;
  const facts = { requestId, call: path, ...errorFacts(error) };
  if (error.code === 'INTERNAL_SERVER_ERROR') ports.log.error(facts, 'A call failed.');
  else warnOfRefusal(ports.log, error.code, facts);
}

/** undefined: the call says what is wrong. */
async function supplierOf(createContext: () => Promise<CallContext>): Promise<Supplier | undefined> {
  try {
    const { suppliers, clientId: id } = await createContext();
    return await suppliers.find(id);
  } catch {
    return undefined;
  }
}
