import { createContext, useContext } from 'react';
import { lateComponent } from '../../platform/on-demand/late-component.tsx';
import { useRouter } from '../../platform/router/use-router.ts';
import { afterPaint } from '../../platform/scheduling/scheduling.ts';
import { useDesigner } from '../designer/use-designer.ts';
import type { describeDoor, DoorDescriptionProps } from './door-description.tsx';
import type { summaryAt } from './summary-lines.tsx';
import { SummaryText } from './summary-text.tsx';

interface DoorInWords {
  readonly describeDoor: typeof describeDoor;
  readonly summaryAt: typeof summaryAt;
}

/** On the server: what puts a door into words. null: in the page, which keeps the words of the document until that code is here. */
export const WordsAhead = createContext<DoorInWords | null>(null);

/** The words of the document, by their mark. */
const inDocument = new Map<string, string>();

/** Knows the words that the server has put into the page. */
export function adoptWords(page: ParentNode): void {
  for (const { dataset, textContent } of page.querySelectorAll<HTMLElement>('[data-words]'))
    inDocument.set(dataset['words'] ?? '', textContent.trim());
}

/** The picture in words for screen readers. */
export const LateDescription = lateComponent<DoorDescriptionProps>(
  async () => (await import('./door-description.tsx')).DoorDescription,
  { until: DescriptionInDocument, wait: afterPaint },
);

function DescriptionInDocument({ id, ...door }: DoorDescriptionProps) {
  const ahead = useContext(WordsAhead);
  return (
    <p id={id} hidden data-words="description">
      {ahead ? ahead.describeDoor(door) : inDocument.get('description')}
    </p>
  );
}

/** Two lines about the door on the stage. */
export const LateSummary = lateComponent(async () => (await import('./summary-lines.tsx')).SummaryLines, {
  until: SummaryInDocument,
  wait: afterPaint,
});

function SummaryInDocument() {
  const ahead = useContext(WordsAhead);
  const { item, context } = useDesigner();
  const { path } = useRouter();
  if (ahead) return <SummaryText {...ahead.summaryAt(path, { item, context })} />;
  return <SummaryText first={inDocument.get('first') ?? ''} second={inDocument.get('second') ?? ''} />;
}
