import type { DisabledReason } from '@door/domain/door/choice/option';
import type { Action } from '@door/domain/door/model/action';
import type { OpenNote, DisabledReasonText } from '@door/ui/disabled-reason';
import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { messages } from '../../shared/messages/messages.ts';
import type { SuggestionRequest } from './suggestions-of.ts';

/** Prefetched after the later steps. Without network the note says so below its reason. */
const SuggestionChoice = lazy<ComponentType<SuggestionRequest & OpenNote>>(async () => {
  const load = import('./suggestion-choice.tsx').then((module) => module.SuggestionChoice);
  return { default: await load.catch(() => OutOfReach) };
});

const OutOfReach = () => <p className="why-not-late">{messages.error.outOfReach}</p>;

/** What leads to a choice that cannot be had now. */
const LazySuggestion = (props: SuggestionRequest & OpenNote) => (
  <Suspense>
    <SuggestionChoice {...props} />
  </Suspense>
);

/** Why a tile cannot be chosen, and what was asked for. */
export interface Explanation extends DisabledReasonText {
  readonly asked: SuggestionRequest;
}

type Explain = (disabledReason: DisabledReason | null, target: Action) => Explanation | null;

/**
 * Why a tile cannot be chosen and, once it is asked, the whole suggestion: one button, one undo, all changes told and shown before.
 * `before`: what is done before the choice in any case.
 */
export function useExplain(before: readonly Action[] = []): Explain {
  return (disabledReason, target) => {
    if (!disabledReason) return null;
    const asked = { target, before };
    const { reason, explanation } = disabledReason;
    return { reason, explanation, asked, below: (note) => createElement(LazySuggestion, { ...asked, ...note }) };
  };
}
