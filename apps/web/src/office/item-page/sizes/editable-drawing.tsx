import { isEqual } from '@door/domain/lib/is-equal';
import { factsOf } from '@door/drawing/facts-of';
import { overallBox } from '@door/drawing/arrange/overall-box';
import type { Dimension } from '@door/drawing/technical/dimensions';
import { figureHeight, technicalDrawing } from '@door/drawing/technical/technical-drawing';
import { technicalSvg } from '@door/drawing/technical/technical-svg';
import { type MouseEvent, useId, useMemo, useRef } from 'react';
import { DoorDescription } from '../../../designer/description/door-description.tsx';
import { drawnSvg } from '../../../shared/trusted-types.ts';
import { drawingInk } from '../../../designer/preview/drawing-ink.ts';
import { useElementSize } from '../../../designer/preview/use-element-size.ts';
import { sizesMessages } from '../../messages/item.ts';
import { previewMessages } from '../../../designer/preview/messages.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { WhileUnlocked } from '../../open-item/while-unlocked.tsx';
import { DimensionField } from './dimension-field.tsx';
import { type EditableSize, editableSizes, type SizeName } from './editable-sizes.ts';
import { fieldPosition, figurePosition } from './figure-position.ts';
import './editable-drawing.css';

/** Height of the figures, CSS px. */
const figure = 13;

/** The size that a dimension of the drawing shows: `measures runs of` to names, of which the set has one. */
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

/** The technical drawing of the set. A click on a part highlights it, a click on a figure makes it a field. */
export function EditableDrawing() {
  const { item, catalogue, context, highlightedParts, highlightParts } = useOfficeItem();
  const sheet = useRef<HTMLDivElement>(null);
  const space = useElementSize(sheet);
  const inWords = useId();
  const drawing = useMemo(() => {
    if (!space) return null;
    const overall = overallBox(item, catalogue);
    const high = figureHeight(overall, { ...space, figure });
    return technicalDrawing(factsOf({ item, catalogue, side: 'external' }), { overall, figure: high });
  }, [item, catalogue, space]);
  const svg = useMemo(
    () => drawnSvg(drawing ? technicalSvg(drawing, drawingInk, { parts: drawing.parts, lit: highlightedParts }) : ''),
    [drawing, highlightedParts],
  );
  const highlight = ({ target }: MouseEvent) => {
    const id = target instanceof Element ? target.getAttribute('data-part') : null;
    const part = drawing?.parts.find((each) => each.part === id)?.part;
    highlightParts(part === undefined || isEqual(highlightedParts, [part]) ? [] : [part]);
  };
  const sizes = new Map(editableSizes(item, catalogue).map((size) => [size.name, size]));
  return (
    <div className="sized-drawing">
      <div
        ref={sheet}
        className="sized-sheet"
        role="img"
        aria-label={previewMessages.drawing.external}
        aria-describedby={inWords}
        onClick={highlight}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <WhileUnlocked what="design">
        {drawing && space
          ? drawing.dimensions.map((dimension) => {
              const size = sizeOf(dimension, sizes);
              const place = figurePosition(space, drawing.view, dimension);
              return size ? (
                <DimensionField
                  key={size.name}
                  size={size}
                  runs={dimension.runs}
                  position={place}
                  fieldPosition={fieldPosition(place, space)}
                />
              ) : null;
            })
          : null}
      </WhileUnlocked>
      <p className="sized-note">{sizesMessages.drawing.outside}</p>
      <DoorDescription id={inWords} item={item} side="external" context={context} />
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
