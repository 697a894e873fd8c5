import type { InstallerRouter } from '@door/api/routers';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';

type Inputs = inferRouterInputs<InstallerRouter>;
type Outputs = inferRouterOutputs<InstallerRouter>;

type Group =
  | 'bank'
  | 'batch'
  | 'catalogue'
  | 'customer'
  | 'diary'
  | 'dispatch'
  | 'document'
  | 'enquiry'
  | 'export'
  | 'fault'
  | 'fitting'
  | 'home'
  | 'inventory'
  | 'item'
  | 'message'
  | 'optionSet'
  | 'order'
  | 'payment'
  | 'pricing'
  | 'promise'
  | 'purchase'
  | 'quote'
  | 'running'
  | 'settings'
  | 'task'
  | 'user'
  | 'vendor'
  | 'workInstructions';
type Single = 'configureItem' | 'createItemFromTemplate' | 'generateBom';

/** The office's calls by their paths: `task.list`, `generateBom`. */
type Path = { [G in Group]: `${G}.${Extract<keyof Outputs[G], string>}` }[Group] | Single;

type At<Calls, P extends Path> = P extends `${infer G}.${infer C}`
  ? G extends keyof Calls
    ? C extends keyof Calls[G]
      ? Calls[G][C]
      : never
    : never
  : P extends keyof Calls
    ? Calls[P]
    : never;

/** tRPC's output types have mutable arrays; fixtures are readonly as everywhere. */
export type DeepReadonly<Value> = Value extends readonly (infer Element)[]
  ? readonly DeepReadonly<Element>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

/** A call that answers nothing has `never` for its output. */
type OutputOf<P extends Path> = [At<Outputs, P>] extends [never] ? undefined : DeepReadonly<At<Outputs, P>>;

/** What the fake server answers; a handler that throws makes the call fail. */
export type OfficeAnswers = {
  readonly [P in Path]?: (input: At<Inputs, P>) => OutputOf<P> | Promise<OutputOf<P>>;
};

export interface RecordedCall {
  readonly path: string;
  readonly input: unknown;
}

/** A method, so that handlers with inputs of any type fit. */
interface Handler {
  handle(input: unknown): unknown;
}

/** The server of the office in a component test. `calls` are those made since the last reset. */
export const fakeOffice = {
  calls: [] as RecordedCall[],
  handlers: new Map<string, Handler['handle']>(),
  answer(answers: OfficeAnswers) {
    for (const [path, handle] of Object.entries(answers)) this.handlers.set(path, handle);
  },
  reset() {
    this.calls = [];
    this.handlers.clear();
  },
  /** The inputs of the calls of a path, in order. */
  inputsOf(path: Path) {
    return this.calls.filter((call) => call.path === path).map(({ input }) => input);
  },
};

const fakeLink: TRPCLink<InstallerRouter> =
  () =>
  ({ op: { path, input } }) =>
    observable((observer) => {
      fakeOffice.calls.push({ path, input });
      answerOf(path, input).then(
        (data) => {
          observer.next({ result: { type: 'data', data } });
          observer.complete();
        },
        (error: unknown) =>
          observer.error(error instanceof TRPCClientError ? error : TRPCClientError.from(asError(error))),
      );
    });

async function answerOf(path: string, input: unknown): Promise<unknown> {
  const handle = fakeOffice.handlers.get(path);
  if (!handle) throw new Error(`The test has no answer for ${path}.`);
  return handle(input);
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** In the place of the client with the log-in. */
export const createFakeClient = () => createTRPCClient<InstallerRouter>({ links: [fakeLink] });
