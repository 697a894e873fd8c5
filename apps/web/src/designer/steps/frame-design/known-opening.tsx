import { sizeText } from '@door/domain/lib/mm';
import { lazy, Suspense, useId, useState } from 'react';
import { useDesigner } from '../../state/use-designer.ts';
import { doorMessages } from '../../messages.ts';
import { hasKnownOpening, openingOf } from './opening.ts';
import './known-opening.css';

/** Prefetched after the start: only visitors who have measured need the fields. */
export const loadOpeningFields = () => import('./opening-fields.tsx');

const OpeningFields = lazy(async () => ({ default: (await loadOpeningFields()).OpeningFields }));

/** `I know my opening`: the door is made for the measured opening. */
export function KnownOpening() {
  const { item, typedSize, catalogue } = useDesigner();
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
        <b>{doorMessages.frameDesign.opening}</b>
        <span className="num">
          {hasKnownOpening({ item, typedSize }, catalogue)
            ? sizeText({ width, height })
            : doorMessages.frameDesign.optional}
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
