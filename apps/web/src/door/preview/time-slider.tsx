import type { TimeOfDay } from '@door/drawing/evening/time-of-day';
import { previewWords } from './words.ts';
import './time-slider.css';

export interface TimeSliderProps {
  readonly time: TimeOfDay;
  onChoose(time: TimeOfDay): void;
}

const { label, day, dusk, between } = previewWords.time;
const steps = 20;

/** From day to dusk. The light on the stage follows while it is dragged. */
export const TimeSlider = ({ time, onChoose }: TimeSliderProps) => (
  <div className="time-slider">
    <span aria-hidden="true">{day}</span>
    <input
      type="range"
      min={0}
      max={steps}
      value={Math.round(time * steps)}
      aria-label={label}
      aria-valuetext={between[Math.round(time * (between.length - 1))]}
      onChange={(event) => onChoose(event.target.valueAsNumber / steps)}
    />
    <span aria-hidden="true">{dusk}</span>
  </div>
);
