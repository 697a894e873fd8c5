import { describeItem } from '@door/domain/configure/describe-item';
import { useEffect } from 'react';
import { useDesigner } from '../../door/designer/use-designer.ts';
import { tellEmbedder } from '../../platform/embedding/tell-embedder.ts';

/** ms without a choice before the website around the designer is told: it needs no word of each colour that was tried. */
const pause = 500;

/** Tells the website around the designer, where there is one, what the door is now. */
export function DesignForEmbedder() {
  const { item, context, started } = useDesigner();
  useEffect(() => {
    if (!started) return undefined;
    const timer = setTimeout(() => {
      const lines = describeItem(item, context).map(({ term, value }) => ({ term, value }));
      tellEmbedder({ type: 'design', detail: { lines } });
    }, pause);
    return () => clearTimeout(timer);
  }, [item, context, started]);
  return null;
}
