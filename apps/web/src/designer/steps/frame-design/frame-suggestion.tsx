import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import { linesChanged } from '@door/domain/door/configure/suggestion';
import { sizeText } from '@door/domain/lib/mm';
import type { OpenNote } from '@door/ui/disabled-reason';
import { useDesigner } from '../../state/use-designer.ts';
import { doorAfter } from '../../pictures/door-picture.ts';
import { openingOf } from './opening.ts';
import { stepMessages } from '../messages.ts';
import { describingOf } from '../suggestions-of.ts';
import { SuggestionView } from '../suggestion-view.tsx';

export interface FrameSuggestionProps extends OpenNote {
  readonly template: FrameTemplate;
}

/** A frame that cannot fill the opening which a person typed: in its own size, if they give that up. */
export function FrameSuggestion({ template, ...note }: FrameSuggestionProps) {
  const { item: present, context, catalogue, choose } = useDesigner();
  const action = { type: 'frame.choose', templateId: template.id } as const;
  const suggestions = () => {
    const item = doorAfter(present, action, context);
    const opening = {
      term: stepMessages.opening.term,
      before: sizeText(openingOf(present, catalogue)),
      after: sizeText(openingOf(item, catalogue)),
    };
    return [
      {
        changes: [{ label: stepMessages.opening.inItsOwnSize, action }],
        item,
        lines: [opening, ...linesChanged(present, item, describingOf(context))],
      },
    ];
  };
  return <SuggestionView present={present} suggestions={suggestions} onChoose={() => choose(action)} {...note} />;
}
