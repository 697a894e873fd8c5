import { describeItem } from '@door/domain/door/configure/describe-item';
import { useEffect, useState } from 'react';
import { useDesigner } from '../../designer/state/use-designer.ts';
import { notifyEmbedder } from '../../shared/embedding/notify-embedder.ts';
import { NextStepAhead, type NextStepAheadProps } from './next-step-ahead.tsx';
import { OnPaper } from './on-paper.tsx';

/** What the designer has beside its page: the next step, rendered ahead, and the door on paper. */
export function HiddenPages({ next }: { readonly next: NextStepAheadProps['path'] | null }) {
  const { item } = useDesigner();
  const [outside] = useState(() => document.createElement('div'));
  return (
    <>
      {next ? <NextStepAhead path={next} place={outside} /> : null}
      <OnPaper item={item} />
      <DesignForEmbedder />
    </>
  );
}

/** ms without a choice before the website around the designer is told: it needs no word of each colour that was tried. */
const pause = 500;

/** Tells the website around the designer, where there is one, what the door is now. */
function DesignForEmbedder() {
  const { item, context, started } = useDesigner();
  useEffect(() => {
    if (!started) return undefined;
    const timer = setTimeout(() => {
      const lines = describeItem(item, context).map(({ term, value }) => ({ term, value }));
      notifyEmbedder({ type: 'design', detail: { lines } });
    }, pause);
    return () => clearTimeout(timer);
  }, [item, context, started]);
  return null;
}
