import { Button } from '@door/ui/button';
import { Segmented } from '@door/ui/segmented';
import { useMemo, useRef, useState } from 'react';
import { useDesigner } from '../designer/use-designer.ts';
import { useElementSize } from '../preview/use-element-size.ts';
import { Brush } from './brush.tsx';
import { CornerEditor } from './corner-editor.tsx';
import { FitNote } from './fit-note.tsx';
import { brushes, type BrushMode, type BrushSize, FrontTools } from './front-tools.tsx';
import { type HousePhoto, wholePhoto } from './house-photo.ts';
import { HouseView, planSetInPhoto } from './house-view.tsx';
import { LightTools } from './light-tools.tsx';
import { adviceOn, type SeenInPhoto } from './photo-advice.ts';
import { PhotoInputs } from './photo-inputs.tsx';
import { SavePicture } from './save-picture.tsx';
import { houseWords as words } from './words.ts';

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
          label={words.tools}
          segments={tools.map((value) => ({ value, label: words.tool[value] }))}
          chosen={tool}
          onChoose={setTool}
        />
        {tool === 'corners' ? <p>{words.corners.help}</p> : null}
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
          {reading ? words.reading : (note ?? adviceOn(draft, seen))}
        </p>
        <FitNote photo={draft} item={item} />
        <div className="house-row">
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
          <SavePicture photo={draft} />
          <PhotoInputs disabled={reading} onFile={onFile} />
          <Button look="quiet" onClick={onRemove}>
            {words.remove}
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
