import { Button } from '@door/ui/button';
import { Segmented } from '@door/ui/segmented';
import { useId } from 'react';
import type { HousePhoto } from './house-photo.ts';
import { houseMessages as messages } from './messages.ts';

/** Radius by its name, CSS px. */
export const brushes = { small: 8, middle: 18, large: 36 } as const;
export type BrushSize = keyof typeof brushes;
const brushSizes: readonly BrushSize[] = ['small', 'middle', 'large'];
export type BrushMode = 'paint' | 'erase';
const brushModes: readonly BrushMode[] = ['paint', 'erase'];

interface FrontToolsProps {
  readonly size: BrushSize;
  readonly mode: BrushMode;
  readonly inFront: HousePhoto['inFront'];
  onSize(size: BrushSize): void;
  onMode(mode: BrushMode): void;
  onPaint(inFront: HousePhoto['inFront']): void;
}

/** How what stands in front of the door is painted, and how the painting is taken back. */
export const FrontTools = ({ size, mode, inFront, onSize, onMode, onPaint }: FrontToolsProps) => (
  <>
    <p>{messages.front.help}</p>
    <div className="house-row">
      <Segmented<BrushMode>
        label={messages.front.mode}
        segments={brushModes.map((value) => ({ value, label: messages.front.modes[value] }))}
        chosen={mode}
        onChoose={onMode}
      />
      <Segmented<BrushSize>
        label={messages.front.brush}
        segments={brushSizes.map((value) => ({ value, label: messages.front.brushes[value] }))}
        chosen={size}
        onChoose={onSize}
      />
      <div className="house-row">
        <Button disabled={inFront.length === 0} onClick={() => onPaint(inFront.slice(0, -1))}>
          {messages.front.undo}
        </Button>
        <Button disabled={inFront.length === 0} onClick={() => onPaint([])}>
          {messages.front.clear}
        </Button>
      </div>
    </div>
  </>
);

interface LightToolsProps {
  readonly tone: HousePhoto['tone'];
  onTone(tone: HousePhoto['tone']): void;
}

/** How bright, how warm and how hard the door is in the light of the photo. */
export const LightTools = ({ tone, onTone }: LightToolsProps) => (
  <>
    <p>{messages.light.help}</p>
    <div className="house-row">
      {(['brightness', 'warmth', 'contrast'] as const).map((kind) => (
        <ToneSlider
          key={kind}
          label={messages.light[kind]}
          value={tone[kind]}
          onValue={(value) => onTone({ ...tone, [kind]: value })}
        />
      ))}
    </div>
  </>
);

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
        {label} <output className="num">{messages.light.percent(value)}</output>
      </span>
      <input
        id={id}
        type="range"
        min={-100}
        max={100}
        step={5}
        value={Math.round(value * 100)}
        aria-valuetext={messages.light.percent(value)}
        onChange={(event) => onValue(event.target.valueAsNumber / 100)}
      />
    </label>
  );
}
