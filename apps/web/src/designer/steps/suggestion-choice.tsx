import type { OpenNote } from '@door/ui/disabled-reason';
import { useDesigner } from '../state/use-designer.ts';
import { type SuggestionRequest, suggestionsOf } from './suggestions-of.ts';
import { SuggestionView } from './suggestion-view.tsx';

/** Every way to a choice that cannot be had now, as suggestions. */
export function SuggestionChoice({ target, before, ...note }: SuggestionRequest & OpenNote) {
  const { item, context, choose } = useDesigner();
  return (
    <SuggestionView
      present={item}
      suggestions={() => suggestionsOf({ target, before }, item, context)}
      onChoose={({ actions }) => choose(...before, ...actions)}
      {...note}
    />
  );
}
