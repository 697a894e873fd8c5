import { belowFoot, type DrawnSet, inkedBox } from '@door/drawing/technical/drawn-set';
import { technicalSvg } from '@door/drawing/technical/technical-svg';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { drawnSvg } from '../../shared/trusted-types.ts';
import { drawingInk } from '../preview/drawing-ink.ts';
import { paperViewMessages } from './messages.ts';
import './paper-views.css';

const { captions } = paperViewMessages;

/** How the door of a position looks: pictures from both sides, null while they are being made, and the drawing with its sizes. */
export interface PaperViews {
  readonly external: ReactNode;
  readonly internal: ReactNode;
  readonly drawing: DrawnSet | null;
}

/** Both sides and the drawing on one base line, named below. */
export function PaperViewsRow({ external, internal, drawing }: PaperViews) {
  const below = drawing ? Math.round(belowFoot(drawing) * pixelsOf(drawing)) : 0;
  const isMade = external !== null && internal !== null;
  return (
    <div className="paper-views" style={{ '--below': `${String(below)}px` } as CSSProperties}>
      {isMade ? (
        <>
          <Shown caption={captions.external}>{external}</Shown>
          <Shown caption={captions.internal}>{internal}</Shown>
        </>
      ) : (
        <p className="paper-views-wait" role="status">
          {paperViewMessages.beingMade}
        </p>
      )}
      {drawing ? <Drawn drawing={drawing} /> : null}
    </div>
  );
}

const Shown = ({ caption, children }: { readonly caption: string; readonly children: ReactNode }) => (
  <figure className="paper-picture">
    <div>{children}</div>
    <figcaption>{caption}</figcaption>
  </figure>
);

/** Height of the figures, CSS px: 7.5 pt on paper, below which they are not read. */
const figurePixels = 10;

/** CSS px of the paper for one mm of the set. */
const pixelsOf = ({ figure }: DrawnSet): number => figurePixels / figure;

function Drawn({ drawing }: { readonly drawing: DrawnSet }) {
  const view = useMemo(() => inkedBox(drawing), [drawing]);
  const svg = useMemo(() => drawnSvg(technicalSvg({ ...drawing, view }, drawingInk)), [drawing, view]);
  return (
    <figure className="paper-drawing">
      <div
        role="img"
        aria-label={paperViewMessages.drawn}
        style={{ width: view.width * pixelsOf(drawing) }}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption>{captions.drawing}</figcaption>
    </figure>
  );
}
