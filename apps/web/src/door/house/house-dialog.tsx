import { leanOf } from '@door/drawing/photo/placement';
import { Button } from '@door/ui/button';
import { Cross, Download } from '@door/ui/icons';
import { Modal } from '@door/ui/modal';
import { Segmented } from '@door/ui/segmented';
import { useId, useMemo, useRef, useState } from 'react';
import { saveFile } from '../../platform/download/save-file.ts';
import { showToast } from '../../platform/toasts/toasts.ts';
import { useApp, useDrawers } from '../app/app-context.ts';
import { useDesigner } from '../designer/use-designer.ts';
import { type Scenery, useSupplierWall } from '../preview/scenery.ts';
import { useElementSize } from '../preview/use-element-size.ts';
import { Brush } from './brush.tsx';
import { composeHousePicture } from './compose-house-picture.ts';
import { CornerEditor } from './corner-editor.tsx';
import { FitNote } from './house-picture.tsx';
import { type HousePhoto, wholePhoto } from './house-photo.ts';
import { HouseView, planSetInPhoto } from './house-view.tsx';
import { lightAround, readPhoto } from './read-photo.ts';
import { useHousePhoto } from './use-house-photo.ts';
import { houseWords as words } from './words.ts';
import './house-dialog.css';

export interface HouseDialogProps {
  readonly open: boolean;
  readonly scenery: Scenery;
  /** Shows the house when there is a photo, and the supplier's wall again when it is gone. */
  onChoose(scenery: Scenery): void;
  onClose(): void;
}

/** The visitor's own house: a photo, the corners of its doorway, what stands in front of it, and its light. */
export function HouseDialog({ open, scenery, onChoose, onClose }: HouseDialogProps) {
  const [photo, storage] = useHousePhoto();
  const supplierWall = useSupplierWall();
  const { store } = useApp();
  /** Why the picture was refused; '' when it was not. */
  const [refused, setRefused] = useState('');
  /** What was seen of the photo when it was read; null: it was read on an earlier visit. */
  const [seen, setSeen] = useState<SeenInPhoto | null>(null);
  const [reading, setReading] = useState(false);
  const keep = async (next: HousePhoto) => {
    if (!(await storage.put(next))) showToast('error', words.noRoom);
  };
  const keepCorners = async (next: HousePhoto) => {
    setSeen((now) => now && { ...now, found: true });
    await keep(next);
    const measured = await lightAround(next).catch(() => null);
    const now = storage.current();
    // A later move of a corner measures for itself.
    if (measured && now && now.corners === next.corners) await keep({ ...now, ...measured });
  };
  const read = async (file: Blob) => {
    setReading(true);
    setRefused('');
    try {
      const result = await readPhoto(file);
      if (!result.ok) return setRefused(words.refusals[result.refusal]);
      // The photo goes with a design, so there is one from now on.
      store.start();
      setSeen({ found: result.found, dark: result.dark });
      onChoose({ ...scenery, wall: 'house' });
      await keep(result.photo);
    } catch {
      setRefused(words.refusals.notPicture);
    } finally {
      setReading(false);
    }
  };
  const remove = () => {
    void storage.remove();
    onChoose({ ...scenery, wall: supplierWall });
    onClose();
    if (photo) {
      showToast('success', words.removed, {
        label: words.putBack,
        description: words.putBackPhoto,
        takesFocus: true,
        run: () => {
          void keep(photo);
          onChoose({ ...scenery, wall: 'house' });
        },
      });
    }
  };
  return (
    <Modal open={open} fullScreen label={words.title} onClose={onClose}>
      {open ? (
        <div className="house-dialog">
          <header>
            <h2>{words.title}</h2>
            <button type="button" className="stage-button" aria-label={words.close} onClick={onClose}>
              <Cross />
            </button>
          </header>
          {photo ? (
            <PhotoEditor
              photo={photo}
              note={refused || undefined}
              seen={seen}
              reading={reading}
              onChange={(next) => void keep(next)}
              onCorners={(next) => void keepCorners(next)}
              onFile={(file) => void read(file)}
              onRemove={remove}
              onClose={onClose}
            />
          ) : (
            <div className="house-begin">
              <p>{words.advice}</p>
              <PhotoInputs disabled={reading} onFile={(file) => void read(file)} />
              <p role="status">{reading ? words.reading : refused}</p>
              <p className="house-private">{words.private}</p>
            </div>
          )}
        </div>
      ) : null}
    </Modal>
  );
}

/** Degrees from which a photo counts as tilted. */
const tilted = 10;

interface SeenInPhoto {
  /** Whether the corners stand around a door: something looked like one, or a person has moved them. */
  readonly found: boolean;
  readonly dark: boolean;
}

/** What would make a better picture, as the corners stand now. */
function adviceOn({ corners }: Pick<HousePhoto, 'corners'>, seen: SeenInPhoto | null): string {
  const lean = Math.abs(Math.round(leanOf(corners)));
  const found = seen?.found ?? true;
  return [
    ...(found ? [] : [words.corners.notFound]),
    ...(seen?.dark ? [words.warnings.dark] : []),
    ...(found && lean >= tilted ? [words.warnings.tilted(lean)] : []),
  ].join(' ');
}

interface PhotoInputsProps {
  readonly disabled: boolean;
  onFile(file: Blob): void;
}

/** What browsers show; a phone turns its own format into one of these. */
const formats = 'image/jpeg,image/png,image/webp';

function PhotoInputs({ disabled, onFile }: PhotoInputsProps) {
  const [camera, file] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const input = (ref: typeof camera, label: string, fromCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={fromCamera ? 'image/*' : `${formats},.heic,.heif`}
      capture={fromCamera ? 'environment' : undefined}
      aria-label={label}
      onChange={({ target }) => {
        const [chosen] = target.files ?? [];
        target.value = '';
        if (chosen) onFile(chosen);
      }}
    />
  );
  return (
    <div className="house-inputs">
      {input(camera, words.takePhoto, true)}
      {input(file, words.chooseFile, false)}
      <Button disabled={disabled} onClick={() => camera.current?.click()}>
        {words.takePhoto}
      </Button>
      <Button disabled={disabled} onClick={() => file.current?.click()}>
        {words.chooseFile}
      </Button>
    </div>
  );
}

type Tool = 'corners' | 'front' | 'light';
const tools: readonly Tool[] = ['corners', 'front', 'light'];

const brushes = { small: 8, middle: 18, large: 36 } as const;
type BrushSize = keyof typeof brushes;
const brushSizes: readonly BrushSize[] = ['small', 'middle', 'large'];
type BrushMode = 'paint' | 'erase';
const brushModes: readonly BrushMode[] = ['paint', 'erase'];

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
function PhotoEditor({ photo, note, seen, reading, onChange, onCorners, onFile, onRemove, onClose }: PhotoEditorProps) {
  const { item, catalogue } = useDesigner();
  const drawers = useDrawers();
  const [draft, setDraft] = useDraft(photo);
  const [tool, setTool] = useState<Tool>('corners');
  const [size, setSize] = useState<BrushSize>('middle');
  const [mode, setMode] = useState<BrushMode>('paint');
  const frame = useRef<HTMLDivElement>(null);
  const room = useElementSize(frame);
  const fit = useMemo(() => (room ? wholePhoto(photo, room) : null), [photo, room]);
  const set = useMemo(() => planSetInPhoto({ item, catalogue, side: 'external' }, drawers), [item, catalogue, drawers]);
  const paint = (inFront: HousePhoto['inFront']) => {
    setDraft({ ...draft, inFront });
    onChange({ ...draft, inFront });
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
          <>
            <p>{words.front.help}</p>
            <div className="house-row">
              <Segmented<BrushMode>
                label={words.front.mode}
                segments={brushModes.map((value) => ({ value, label: words.front.modes[value] }))}
                chosen={mode}
                onChoose={setMode}
              />
              <Segmented<BrushSize>
                label={words.front.brush}
                segments={brushSizes.map((value) => ({ value, label: words.front.brushes[value] }))}
                chosen={size}
                onChoose={setSize}
              />
              <Button disabled={draft.inFront.length === 0} onClick={() => paint(draft.inFront.slice(0, -1))}>
                {words.front.undo}
              </Button>
              <Button disabled={draft.inFront.length === 0} onClick={() => paint([])}>
                {words.front.clear}
              </Button>
            </div>
          </>
        ) : null}
        {tool === 'light' ? (
          <>
            <p>{words.light.help}</p>
            <div className="house-row">
              {(['brightness', 'warmth'] as const).map((kind) => (
                <ToneSlider
                  key={kind}
                  label={words.light[kind]}
                  value={draft.tone[kind]}
                  onValue={(value) => {
                    const tone = { ...draft.tone, [kind]: value };
                    setDraft({ ...draft, tone });
                    onChange({ ...draft, tone });
                  }}
                />
              ))}
            </div>
          </>
        ) : null}
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

/** A picture to keep or to show to somebody. */
function SavePicture({ photo }: { readonly photo: HousePhoto }) {
  const { item, catalogue } = useDesigner();
  const drawers = useDrawers();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const picture = await composeHousePicture({ item, catalogue, drawers }, photo);
      if (picture) saveFile(words.fileName, picture);
      else showToast('error', words.corners.impossible);
    } catch {
      showToast('error', words.notPainted);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Download />} busy={busy} disabled={busy} onClick={() => void save()}>
      {words.save}
    </Button>
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

interface ToneSliderProps {
  readonly label: string;
  /** −1…1 */
  readonly value: number;
  onValue(value: number): void;
}

function ToneSlider({ label, value, onValue }: ToneSliderProps) {
  const id = useId();
  return (
    <label className="tone-slider" htmlFor={id}>
      <span>
        {label} <output className="num">{words.light.percent(value)}</output>
      </span>
      <input
        id={id}
        type="range"
        min={-100}
        max={100}
        step={5}
        value={Math.round(value * 100)}
        aria-valuetext={words.light.percent(value)}
        onChange={(event) => onValue(event.target.valueAsNumber / 100)}
      />
    </label>
  );
}
