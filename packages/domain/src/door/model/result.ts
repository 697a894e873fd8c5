import type { Action } from './action.ts';
import type { PanePlace } from './parts.ts';
import type { RefusalCode } from './refusal-codes.ts';

/** Why a request was refused: a stable code for programs, a sentence for people. */
export interface Refusal<Code extends string = RefusalCode> {
  readonly code: Code;
  readonly message: string;
  /** The next change that leads to what was refused; absent where no tile offers one. */
  readonly fix?: Fix;
  /** The pane that it is about, where a whole item is refused for its glass. */
  readonly pane?: PanePlace;
}

/** The change that leads to an option which cannot be had now; the label begins with a verb: `Use Minster`. */
export interface Fix {
  readonly label: string;
  readonly action: Action;
}

/** Result of something that a person's input can make fail. What only a bug can make fail throws instead. */
export type Result<T, Code extends string = RefusalCode> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal<Code> };

export const accepted = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const refused = <Code extends string>(
  code: Code,
  message: string,
): { readonly ok: false; readonly refusal: Refusal<Code> } => ({ ok: false, refusal: { code, message } });
