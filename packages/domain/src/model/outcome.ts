/** Why a request was refused: a stable code for programs, a sentence for people. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

/** Named topic first, so that a list of codes reads like a table of contents: `glass.backing-not-allowed`. */
export type RefusalCode = `${string}.${string}`;

/** Result of something that a person's input can make fail. What only a bug can make fail throws instead. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const accepted = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const refused = (code: RefusalCode, message: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code, message },
});
