import { code128 } from '@door/domain/barcode/code-128';
import { batchesWords } from '../../words/batches.ts';

/** In mm, two dots of a label printer; a code that is too long for them has narrower lines. */
const widestModule = 0.25;

/** The Code 128 of a text, for scanners that read lines. Its left margin is the label's. */
export function Code128Drawing({ text }: { readonly text: string }) {
  const widths = code128(text);
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const bars = widths.map((width, index) => {
    const from = widths.slice(0, index).reduce((sum, each) => sum + each, 0);
    return index % 2 === 0 ? `M${from} 0h${width}v1h-${width}z` : '';
  });
  return (
    <svg
      className="code-128"
      role="img"
      aria-label={batchesWords.labels.code128(text)}
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      style={{ width: `min(${widestModule * modules}cqw, 100% - 5cqw)` }}
    >
      <path d={bars.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
