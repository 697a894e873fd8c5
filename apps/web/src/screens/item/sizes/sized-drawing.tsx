import { factsOf } from '@door/drawing/facts-of';
import { overallBox } from '@door/drawing/item-facts/overall';
import type { Dimension } from '@door/drawing/technical/dimensions';
import { figureHeight, technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { type TechnicalInk, technicalSvg } from '@door/drawing/technical/technical-svg';
import { type MouseEvent, useId, useMemo, useRef } from 'react';
import { DoorInWords } from '../../../designer/door-in-words.tsx';
import { useSpace } from '../../../preview/use-space.ts';
import { officeSizesWords } from '../../../words/office-sizes.ts';
import { words } from '../../../words/words.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import { DimensionField } from './dimension-field.tsx';
import { type EditableSize, editableSizes, type SizeName } from './editable-sizes.ts';
import { placeForField, placeOn } from './place-on.ts';
import './drawing.css';

const ink: TechnicalInk = {
  ink: 'currentColor',
  brass: 'var(--color-accent)',
  paper: 'var(--color-base-100)',
};

/** Height of the figures, px. */
const figure = 13;

/** What a figure on the drawing is the size of; a fanlight's height is the transom drop of a one-piece set. */
const namesOf: Readonly<Record<string, readonly SizeName[]>> = {
  'overall across set': ['overallWidth'],
  'overall upright set': ['overallHeight'],
  'cell across left-sidelight': ['leftSide'],
  'cell across right-sidelight': ['rightSide'],
  'cell across door': ['doorWidth'],
  'cell upright door': ['doorHeight'],
  'cell upright fanlight': ['fanlightHeight', 'transomDrop'],
  'leaf across master': ['masterWidth'],
  'leaf across slave': ['slaveWidth'],
};

/** The set as lines and figures: figures that are typed can be changed here, parts can be touched. */
export function SizedDrawing() {
  const { item, catalogue, lit, light } = useOfficeItem();
  const sheet = useRef<HTMLDivElement>(null);
  const space = useSpace(sheet);
  const inWords = useId();
  const drawing = useMemo(() => {
    if (!space) return null;
    const overall = overallBox(item, catalogue);
    const high = figureHeight(overall, { ...space, figure });
    return technicalDrawing(factsOf(item, catalogue, 'external'), { overall, figure: high });
  }, [item, catalogue, space]);
  const svg = useMemo(() => (drawing ? technicalSvg(drawing, ink, { lit }) : ''), [drawing, lit]);
  const touch = ({ target }: MouseEvent) => {
    const part = target instanceof Element ? target.getAttribute('data-part') : null;
    light(part === lit ? null : part);
  };
  const sizes = new Map(editableSizes(item, catalogue).map((size) => [size.name, size]));
  return (
    <div className="sized-drawing">
      <div
        ref={sheet}
        className="sized-sheet"
        role="img"
        aria-label={words.stage.drawing.external}
        aria-describedby={inWords}
        onClick={touch}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {drawing && space
        ? drawing.dimensions.map((dimension) => {
            const size = sizeOf(dimension, sizes);
            const place = placeOn(space, drawing.view, dimension);
            return size ? (
              <DimensionField
                key={size.name}
                size={size}
                runs={dimension.runs}
                place={place}
                fieldPlace={placeForField(place, space)}
              />
            ) : null;
          })
        : null}
      <p className="sized-note">{officeSizesWords.drawing.outside}</p>
      <DoorInWords id={inWords} item={item} catalogue={catalogue} side="external" />
    </div>
  );
}

function sizeOf(
  { measures, runs, of }: Dimension,
  sizes: ReadonlyMap<SizeName, EditableSize>,
): EditableSize | undefined {
  const names = namesOf[`${measures} ${runs} ${of}`] ?? [];
  return names.map((name) => sizes.get(name)).find((size) => size !== undefined);
}
