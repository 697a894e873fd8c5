/** Why a person's wish was not carried out: a stable code for programs, a sentence for people. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

/** Named topic first, so that a list of codes reads like a table of contents: `glass.backing-not-allowed`. */
export type RefusalCode = `${string}.${string}`;

/** What a person can cause to fail is a value; what only a programmer can cause is thrown. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const accepted = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const refused = (code: RefusalCode, message: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code, message },
});
