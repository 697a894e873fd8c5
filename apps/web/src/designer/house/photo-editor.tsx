import type { Point } from '@door/drawing/shapes/path-data';
import { type PhotoFit, wholePhoto } from '@door/photo/photo-fit';
import { Button } from '@door/ui/button';
import { Segmented } from '@door/ui/segmented';
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { useDesigner } from '../state/use-designer.ts';
import { useElementSize } from '../preview/use-element-size.ts';
import { CornerEditor } from './corner-editor.tsx';
import { FitNote } from './fit-note.tsx';
import { brushes, type BrushMode, type BrushSize, FrontTools, LightTools } from './photo-tools.tsx';
import { type BrushStroke, type HousePhoto, mostStrokes } from './house-photo.ts';
import { HouseView } from './house-view.tsx';
import { planSetInPhoto } from './plane-in-photo.tsx';
import { adviceOn, type SeenInPhoto } from './photo-advice.ts';
import { PhotoInputs } from './photo-inputs.tsx';
import { SavePicture } from './save-picture.tsx';
import { houseMessages as messages } from './messages.ts';

type Tool = 'corners' | 'front' | 'light';
const tools: readonly Tool[] = ['corners', 'front', 'light'];

interface PhotoEditorProps {
  readonly photo: HousePhoto;
  /** Why another picture was refused. */
  readonly note: string | undefined;
  readonly seen: SeenInPhoto | null;
  readonly reading: boolean;
  onChange(photo: HousePhoto): void;
  /** The corners were moved, so the light beside the door is another. */
  onCorners(photo: HousePhoto): void;
  onFile(file: Blob): void;
  onRemove(): void;
  onClose(): void;
}

/** What is dragged is drawn from the draft; the photo is stored when it is let go. */
export function PhotoEditor({
  photo,
  note,
  seen,
  reading,
  onChange,
  onCorners,
  onFile,
  onRemove,
  onClose,
}: PhotoEditorProps) {
  const { item, catalogue } = useDesigner();
  const [draft, setDraft] = useDraft(photo);
  const [tool, setTool] = useState<Tool>('corners');
  const [size, setSize] = useState<BrushSize>('middle');
  const [mode, setMode] = useState<BrushMode>('paint');
  const frame = useRef<HTMLDivElement>(null);
  const room = useElementSize(frame);
  const fit = useMemo(() => (room ? wholePhoto(photo, room) : null), [photo, room]);
  const set = useMemo(() => planSetInPhoto({ item, catalogue, side: 'external' }), [item, catalogue]);
  const change = (changed: Partial<HousePhoto>) => {
    setDraft({ ...draft, ...changed });
    onChange({ ...draft, ...changed });
  };
  return (
    <>
      <div ref={frame} className="house-canvas">
        {fit ? (
          <>
            <HouseView photo={draft} set={set} fit={fit} id="house-editor" />
            {tool === 'corners' ? (
              <CornerEditor
                photo={draft}
                fit={fit}
                onMove={(corners) => setDraft({ ...draft, corners })}
                onMoved={() => onCorners(draft)}
              />
            ) : null}
            {tool === 'front' ? (
              <Brush
                photo={draft}
                fit={fit}
                radius={brushes[size]}
                erases={mode === 'erase'}
                onPaint={(inFront) => setDraft({ ...draft, inFront })}
                onPainted={() => onChange(draft)}
              />
            ) : null}
          </>
        ) : null}
      </div>
      <div className="house-tools">
        <Segmented<Tool>
          label={messages.tools}
          segments={tools.map((value) => ({ value, label: messages.tool[value] }))}
          chosen={tool}
          onChoose={setTool}
        />
        {tool === 'corners' ? <p>{messages.corners.help}</p> : null}
        {tool === 'front' ? (
          <FrontTools
            size={size}
            mode={mode}
            inFront={draft.inFront}
            onSize={setSize}
            onMode={setMode}
            onPaint={(inFront) => change({ inFront })}
          />
        ) : null}
        {tool === 'light' ? <LightTools tone={draft.tone} onTone={(tone) => change({ tone })} /> : null}
        <p className="house-note" role="status">
          {reading ? messages.reading : (note ?? adviceOn(draft, seen))}
        </p>
        <FitNote photo={draft} item={item} />
        <div className="house-row">
          <Button look="primary" onClick={onClose}>
            {messages.done}
          </Button>
          <SavePicture photo={draft} />
          <PhotoInputs disabled={reading} onFile={onFile} />
          <Button look="quiet" onClick={onRemove}>
            {messages.remove}
          </Button>
        </div>
      </div>
    </>
  );
}

/** A copy to drag. Another photo takes its place, and the light that is measured comes into it. */
function useDraft(photo: HousePhoto) {
  const [draft, setDraft] = useState({ of: photo, photo });
  if (draft.of !== photo) setDraft({ of: photo, photo: followed(draft, photo) });
  const shown = draft.of === photo ? draft.photo : followed(draft, photo);
  return [shown, (next: HousePhoto) => setDraft({ of: photo, photo: next })] as const;
}

/** What is dragged stays in the hand while the light of the photo is measured. */
const followed = (draft: { readonly of: HousePhoto; readonly photo: HousePhoto }, photo: HousePhoto): HousePhoto =>
  draft.of.corners === photo.corners && draft.of.jpeg === photo.jpeg
    ? { ...photo, corners: draft.photo.corners }
    : photo;

interface BrushProps {
  readonly photo: HousePhoto;
  readonly fit: PhotoFit;
  /** CSS px. */
  readonly radius: number;
  readonly erases: boolean;
  onPaint(strokes: readonly BrushStroke[]): void;
  onPainted(): void;
}

/** Closer than this a hand trembles, CSS px. */
const nearest = 2.5;
const longestStroke = 600;

/** Paints what stands in front of the door, by pointer or finger. */
function Brush({ photo, fit, radius, erases, onPaint, onPainted }: BrushProps) {
  const latest = useRef<Point | null>(null);
  const strokes = photo.inFront;
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return [(clientX - left - fit.x) / fit.scale, (clientY - top - fit.y) / fit.scale];
  };
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = placeOf(event);
    latest.current = point;
    onPaint([...strokes, { erases, radius: radius / fit.scale, points: [point] }].slice(-mostStrokes));
  };
  const go = (event: PointerEvent) => {
    const stroke = strokes.at(-1);
    const from = latest.current;
    if (!from || !stroke || stroke.points.length >= longestStroke) return;
    const point = placeOf(event);
    if (Math.hypot(point[0] - from[0], point[1] - from[1]) * fit.scale < nearest) return;
    latest.current = point;
    onPaint([...strokes.slice(0, -1), { ...stroke, points: [...stroke.points, point] }]);
  };
  const end = () => {
    if (!latest.current) return;
    latest.current = null;
    onPainted();
  };
  return (
    <div
      className="brush-area"
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
