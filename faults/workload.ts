import { randomUUID } from 'node:crypto';
import type { Calls } from '../apps/server/src/testing/http-calls.ts';

/** Who calls: somebody of the supplier with every right, and somebody on the visitor's pages. */
export interface Callers {
  readonly office: Calls;
  readonly visitor: Calls;
}

/** One call that writes, ready to be sent as often as it needs. */
export interface PreparedWorkload {
  /** Answers what the server answered. */
  readonly send: (callers: Callers) => Promise<unknown>;
  /** Whether anybody who asks sees that it is done. */
  readonly isThere: (callers: Callers) => Promise<boolean>;
  /** The paper that the server makes of it by itself. */
  readonly paper?: { readonly Kind: string; readonly Id: string; readonly Version: number };
  /** Somebody who gets one mail of it. */
  readonly mailTo?: string;
}

/** A kind of call that writes: what must hold of each is that it is done wholly, once, and never lost. */
export interface Workload {
  readonly name: string;
  readonly prepare: (callers: Callers) => Promise<PreparedWorkload>;
  /** There is one draft of the catalogue: workloads on it are not done beside each other. */
  readonly isOnCatalogueDraft?: true;
  /** A repeat says that nothing is left to do, or makes a new version of the same. */
  readonly hasAnswersOfItsOwn?: true;
}

export const anAddress = () => `${randomUUID()}@example.com`;

/** Letters only, since a search takes words and numbers apart. */
export const aName = () =>
  `M${randomUUID().replaceAll(/[\d-]/g, (digit) => 'ghijklmnopq'['0123456789-'.indexOf(digit)] ?? '')}`;
