import { sizeText } from '@door/domain/measure/length-text';
import { lazy, Suspense, useId, useState } from 'react';
import { useDesigner } from '../../../designer/use-designer.ts';
import { words } from '../../../words/words.ts';
import { knowsOpening, openingOf } from './opening.ts';

/** Only those who have measured ask for the fields: they come while nobody waits. */
export const fetchOpeningFields = () => import('./opening-fields.tsx');

const OpeningFields = lazy(async () => ({ default: (await fetchOpeningFields()).OpeningFields }));

/** For those who have measured: the door is drawn for their opening, and its size goes with the enquiry. */
export function KnownOpening() {
  const { item, catalogue } = useDesigner();
  const [open, setOpen] = useState(false);
  const fields = useId();
  const { width, height } = openingOf(item, catalogue);
  return (
    <div className="opening">
      <button
        type="button"
        className="opening-head"
        aria-expanded={open}
        aria-controls={fields}
        onClick={() => setOpen(!open)}
      >
        <b>{words.frameDesign.opening}</b>
        <span className="num">
          {knowsOpening(item, catalogue) ? sizeText({ width, height }) : words.frameDesign.optional}
        </span>
      </button>
      <div id={fields} hidden={!open}>
        {open ? (
          <Suspense>
            <OpeningFields />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
