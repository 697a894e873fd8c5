import { useState } from 'react';
import { useDesigner } from '../../door/designer/use-designer.ts';
import { DesignForEmbedder } from './design-for-embedder.tsx';
import { NextStepAhead, type NextStepAheadProps } from './next-step-ahead.tsx';
import { OnPaper } from './on-paper.tsx';

/** What the designer has beside its page: the next step, rendered ahead, and the door on paper. */
export function BehindDesigner({ next }: { readonly next: NextStepAheadProps['path'] | null }) {
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
