import { lengthText, sizeText } from '@door/domain/measure/length-text';
import { configure } from '@door/domain/item/configure';
import { mm } from '@door/domain/measure/mm';
import { SizeField } from '@door/ui/size-field';
import { useId, useMemo, useState } from 'react';
import { useDesigner } from '../../../designer/use-designer.ts';
import { words } from '../../../words/words.ts';
import { fillOpening, knowsOpening, openingLimits, openingOf } from './opening.ts';

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
        {open ? <OpeningFields /> : null}
      </div>
    </div>
  );
}

const fieldsOf = [
  { side: 'width', label: words.frameDesign.openingWidth },
  { side: 'height', label: words.frameDesign.openingHeight },
] as const;

function OpeningFields() {
  const { item, catalogue, choose } = useDesigner();
  const limits = useMemo(() => openingLimits(item, catalogue), [item, catalogue]);
  const opening = openingOf(item, catalogue);
  const { overall } = item.frame;
  return (
    <>
      <div className="field-pair">
        {fieldsOf.map(({ side, label }) => {
          const { min, max } = limits[side];
          const actionFor = (value: number) => fillOpening({ ...opening, [side]: mm(value) }, catalogue);
          const whyNot = (value: number) => {
            const outcome = configure(item, actionFor(value), catalogue);
            return outcome.ok ? null : words.frameDesign.outOfLimits(min, max, outcome.refusal.message);
          };
          return (
            <SizeField
              key={side}
              label={label}
              value={opening[side]}
              min={min}
              max={max}
              whyNot={whyNot}
              onChange={(value) => choose(actionFor(value))}
            />
          );
        })}
      </div>
      <p className="hint num">
        {words.frameDesign.madeSmaller(lengthText(opening.width - overall.width), sizeText(overall))}
      </p>
    </>
  );
}
