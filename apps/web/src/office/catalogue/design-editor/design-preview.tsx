import { leafRange } from '@door/domain/catalogue/check/design-faults';
import { designPlaces } from '@door/domain/catalogue/check/design-places';
import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { isValid } from '@door/domain/catalogue/edit/check-value';
import { designField } from '@door/domain/catalogue/edit/kinds/door-kinds';
import type { Design } from '@door/domain/catalogue/rows/design-rows';
import type { Clearances } from '@door/domain/catalogue/rows/limit-rows';
import { type Size, size } from '@door/domain/lib/mm';
import { type ReactNode, useState } from 'react';
import { designMessages as t } from '../../messages/catalogue-kinds.ts';
import { HardwareMarks } from './hardware-marks.tsx';
import { outlineOf } from './outline-of.ts';
import { PlanEditor } from './plan-editor.tsx';
import './design-preview.css';
import './plan-editor.css';

interface DesignPreviewProps {
  /** The design with what is typed, which may not be readable yet. */
  readonly draft: object;
  readonly content: CatalogueContent;
  /** The design as visitors will see it. */
  readonly pictures?: ReactNode;
  /** Absent: the design is only looked at. */
  readonly onChange?: ((design: Design) => void) | undefined;
}

/** A design on a leaf of a size that the person chooses, where it is edited, and on the smallest and the largest leaf. */
export const DesignPreview = ({ draft, ...shown }: DesignPreviewProps) =>
  isValid(designField, draft) ? <DrawnDesign design={draft} {...shown} /> : <p className="note">{t.notDrawn}</p>;

interface DrawnDesignProps extends Omit<DesignPreviewProps, 'draft'> {
  readonly design: Design;
}

function DrawnDesign({ design, content, pictures, onChange }: DrawnDesignProps) {
  const { min, max } = leafRange(design, content.catalogue.limits);
  const [chosen, setChosen] = useState<Size>(() => size(middle(min.width, max.width), middle(min.height, max.height)));
  if (min.width > max.width || min.height > max.height) return <p className="note">{t.neverMade}</p>;
  const leaf = size(within(chosen.width, min.width, max.width), within(chosen.height, min.height, max.height));
  const places = designPlaces(design, leaf);
  const { handle } = content.catalogue.clearances;
  return (
    <section className="design-preview" aria-label={t.title}>
      {onChange ? <PlanEditor {...{ design, leaf, handle, onChange }} /> : <LeafPlan {...{ leaf, design, handle }} />}
      <div className="design-preview-side">
        <div className="design-looks">
          {pictures}
          <Limit label={t.smallest} leaf={min} {...{ design, handle }} />
          <Limit label={t.largest} leaf={max} {...{ design, handle }} />
        </div>
        <div className="design-preview-facts">
          <Length
            label={t.width}
            value={leaf.width}
            range={[min.width, max.width]}
            onValue={(width) => setChosen(size(width, leaf.height))}
          />
          <Length
            label={t.height}
            value={leaf.height}
            range={[min.height, max.height]}
            onValue={(height) => setChosen(size(leaf.width, height))}
          />
          <ul>
            {places.map(({ part, at, place, faults }) => (
              <li key={`${part} ${String(at)}`}>
                <b>{t.part(part, at)}</b> {t.place(place)}
                {faults.map((fault) => (
                  <span key={fault} className="field-error">
                    {t.faults[fault]}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

interface LimitProps {
  readonly label: string;
  readonly leaf: Size;
  readonly design: Design;
  readonly handle: Clearances['handle'];
}

const Limit = ({ label, ...plan }: LimitProps) => (
  <figure>
    <LeafPlan {...plan} />
    <figcaption>{label}</figcaption>
  </figure>
);

interface LengthProps {
  readonly label: string;
  readonly value: number;
  readonly range: readonly [min: number, max: number];
  onValue(value: number): void;
}

const Length = ({ label, value, range: [min, max], onValue }: LengthProps) => (
  <label className="design-preview-length">
    <span>{label}</span>
    <output>{t.mm(value)}</output>
    <input
      type="range"
      {...{ min, max, value }}
      aria-label={label}
      aria-valuetext={t.mm(value)}
      onChange={(event) => onValue(event.target.valueAsNumber)}
    />
  </label>
);

const middle = (min: number, max: number): number => Math.round((min + max) / 2);
const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

interface LeafPlanProps {
  readonly leaf: Size;
  readonly design: Design;
  readonly handle: Clearances['handle'];
}

/** The leaf from outside with its lights and panels as outlines, to scale; what is at fault stands out in the colour of errors, and its words beside it say why. */
const LeafPlan = ({ leaf, design, handle }: LeafPlanProps) => (
  <svg
    className="leaf-plan"
    role="img"
    aria-label={t.drawing(leaf.width, leaf.height)}
    viewBox={`0 0 ${String(leaf.width)} ${String(leaf.height)}`}
  >
    <rect className="leaf-plan-leaf" width={leaf.width} height={leaf.height} />
    <HardwareMarks {...{ design, leaf, handle }} />
    {designPlaces(design, leaf).map((place) => (
      <g
        key={`${place.part} ${String(place.at)}`}
        className={`leaf-plan-${place.part}${place.faults.length > 0 ? ' is-wrong' : ''}`}
      >
        <path d={outlineOf(design, place)} />
      </g>
    ))}
  </svg>
);
