import type { Design } from '@door/domain/catalogue/design-rows';
import { leafRange } from '@door/domain/catalogue-check/design-faults';
import { designPlaces } from '@door/domain/catalogue-check/design-places';
import type { CatalogueContent } from '@door/domain/catalogue-edit/catalogue-content';
import { isValid } from '@door/domain/catalogue-edit/check-value';
import { designField } from '@door/domain/catalogue-edit/kinds/door-kinds';
import { type Size, size } from '@door/domain/model/mm';
import { useState } from 'react';
import { designWords as says } from '../../words/catalogue-design.ts';
import { LeafPlan } from './leaf-plan.tsx';
import './design-preview.css';

interface DesignPreviewProps {
  /** The design with what is typed, which may not be readable yet. */
  readonly draft: object;
  readonly content: CatalogueContent;
}

/** What the formulas of a design give at a size that the person chooses, at the smallest and at the largest leaf. */
export const DesignPreview = ({ draft, content }: DesignPreviewProps) =>
  isValid(designField, draft) ? (
    <DrawnDesign design={draft} content={content} />
  ) : (
    <p className="note">{says.notDrawn}</p>
  );

function DrawnDesign({ design, content }: { readonly design: Design; readonly content: CatalogueContent }) {
  const { min, max } = leafRange(design, content.catalogue.limits);
  const [chosen, choose] = useState<Size>(() => size(middle(min.width, max.width), middle(min.height, max.height)));
  if (min.width > max.width || min.height > max.height) return <p className="note">{says.neverMade}</p>;
  const leaf = size(within(chosen.width, min.width, max.width), within(chosen.height, min.height, max.height));
  const places = designPlaces(design, leaf);
  return (
    <section className="design-preview" aria-label={says.title}>
      <LeafPlan leaf={leaf} places={places} />
      <div className="design-preview-facts">
        <Length
          label={says.width}
          value={leaf.width}
          range={[min.width, max.width]}
          onValue={(width) => choose(size(width, leaf.height))}
        />
        <Length
          label={says.height}
          value={leaf.height}
          range={[min.height, max.height]}
          onValue={(height) => choose(size(leaf.width, height))}
        />
        <ul>
          {places.map(({ part, at, place, faults }) => (
            <li key={`${part} ${String(at)}`}>
              <b>{says.part(part, at)}</b> {says.place(place)}
              {faults.map((fault) => (
                <span key={fault} className="field-error">
                  {says.faults[fault]}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </div>
      <Limit label={says.smallest} leaf={min} design={design} />
      <Limit label={says.largest} leaf={max} design={design} />
    </section>
  );
}

const Limit = ({ label, leaf, design }: { readonly label: string; readonly leaf: Size; readonly design: Design }) => (
  <figure>
    <LeafPlan leaf={leaf} places={designPlaces(design, leaf)} />
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
    <output>{says.mm(value)}</output>
    <input
      type="range"
      {...{ min, max, value }}
      aria-label={label}
      aria-valuetext={says.mm(value)}
      onChange={(event) => onValue(event.target.valueAsNumber)}
    />
  </label>
);

const middle = (min: number, max: number): number => Math.round((min + max) / 2);
const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
