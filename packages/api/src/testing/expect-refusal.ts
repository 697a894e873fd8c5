import { expect } from 'vitest';

interface Refusal {
  /** Of the answer: `CONFLICT`. */
  readonly code: string;
  readonly sentence: RegExp;
}

/** A call is refused, with this code and a sentence that says why. */
export async function expectRefusal(call: Promise<unknown>, { code, sentence }: Refusal): Promise<void> {
  const refusal = await call.then(
    () => 'accepted',
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ code, message: expect.stringMatching(sentence) });
}
