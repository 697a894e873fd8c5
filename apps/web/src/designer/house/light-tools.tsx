import { useId } from 'react';
import type { HousePhoto } from './house-photo.ts';
import { houseMessages as messages } from './messages.ts';

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
