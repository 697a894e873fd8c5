import { type DrawnSet, inkedBox } from '@door/drawing/technical/drawn-set';
import { technicalSvg } from '@door/drawing/technical/technical-svg';
import { type MouseEvent, useMemo } from 'react';
import { drawnSvg } from '../../shared/trusted-types.ts';
import { drawingInk } from '../preview/drawing-ink.ts';

interface DoorDrawingProps {
  readonly drawing: DrawnSet;
  /** What a screen reader says of it. */
  readonly label: string;
  readonly className: string;
}

/** A set drawn from outside with its sizes, on the page of whoever has bought it or fits it. */
export function DoorDrawing({ drawing, label, className }: DoorDrawingProps) {
  const svg = useMemo(() => drawnSvg(technicalSvg({ ...drawing, view: inkedBox(drawing) }, drawingInk)), [drawing]);
  return <div className={className} role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />;
}

interface TappedDrawingProps extends DoorDrawingProps {
  readonly areas: readonly { readonly Area: string; readonly D: string }[];
  /** The one that is lit; '' for none. */
  readonly area: string;
  onTap(area: string): void;
}

/** The same, whose parts can be tapped. For those who cannot tap there is a list beside it. */
export function TappedDrawing({ drawing, label, className, areas, area, onTap }: TappedDrawingProps) {
  const svg = useMemo(() => {
    const parts = areas.map(({ Area, D }) => ({ part: Area, d: D }));
    return drawnSvg(technicalSvg({ ...drawing, view: inkedBox(drawing) }, drawingInk, { parts, lit: [area] }));
  }, [drawing, areas, area]);
  const tap = ({ target }: MouseEvent) => {
    const tapped = target instanceof Element ? target.getAttribute('data-part') : null;
    if (tapped !== null) onTap(tapped);
  };
  return (
    <div className={className} role="img" aria-label={label} onClick={tap} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
