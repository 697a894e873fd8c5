import type { DoorDifference } from './difference.ts';
import { otherSide, type Side, type Sides } from './sides.ts';

/** What a rule has answered; a draft that is not finished may hold rows that a rule cannot read. */
export type Attempt<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

export function attempt<Value>(ask: () => Value): Attempt<Value> {
  try {
    return { ok: true, value: ask() };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : '' };
  }
}

/** The sides that cannot make the door, where the other one can. */
export const failures = (attempts: Sides<Attempt<unknown>>): readonly DoorDifference[] =>
  (['published', 'draft'] as const).flatMap((side: Side) => {
    const tried = attempts[side];
    return !tried.ok && attempts[otherSide[side]].ok ? [{ kind: 'not-made', in: side, reason: tried.reason }] : [];
  });
