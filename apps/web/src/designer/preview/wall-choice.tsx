import type { TimeOfDay } from '@door/drawing/evening/time-of-day';
import { Segmented } from '@door/ui/segmented';
import { useId, useState } from 'react';
import { LazyHouseDialog } from '../house/lazy-house-dialog.tsx';
import { useHousePhoto } from '../house/use-house-photo.ts';
import { hourOf, timeOfDayIn } from './scenery-time.ts';
import { drawnWall, type Scenery, type SceneryWall, sceneryWalls, useSupplierWall } from './scenery.ts';
import { previewMessages } from './messages.ts';
import './time-slider.css';
import './wall-choice.css';

const offered = sceneryWalls.map((value) => ({ value, label: previewMessages.walls[value] }));

export interface WallChoiceProps {
  readonly scenery: Scenery;
  onChoose(scenery: Scenery): void;
}

interface EditHouse {
  /** Opens the dialog of the visitor's own house, which must not stand inside a menu that closes. */
  onEditHouse(): void;
}

/** The choice of the time of day alone: a door seen from inside is in a hall, whatever the wall outside is. */
export const LightChoice = ({ scenery, onChoose }: WallChoiceProps) => (
  <TimeSlider time={timeOfDayIn(scenery)} onChoose={(timeOfDay) => onChoose({ ...scenery, timeOfDay })} />
);

/** The choice of the wall and of the time of day. */
export function WallChoice({ scenery, onChoose, onEditHouse }: WallChoiceProps & EditHouse) {
  const [photo] = useHousePhoto();
  const supplierWall = useSupplierWall();
  return (
    <>
      <Segmented<SceneryWall>
        label={previewMessages.wall}
        segments={offered}
        chosen={photo ? scenery.wall : drawnWall(scenery.wall, supplierWall)}
        onChoose={(wall) => {
          if (wall === 'house' && !photo) onEditHouse();
          else onChoose({ ...scenery, wall });
        }}
      />
      {scenery.wall === 'house' && photo ? (
        <button type="button" onClick={onEditHouse}>
          {previewMessages.changePhoto}
        </button>
      ) : null}
      <LightChoice scenery={scenery} onChoose={onChoose} />
    </>
  );
}

/** A button with a piece of the present wall; opens the choice of another. */
export function WallMenu(props: WallChoiceProps) {
  const menu = useId();
  const [editing, setEditing] = useState(false);
  const [photo] = useHousePhoto();
  const supplierWall = useSupplierWall();
  const wall = photo === null ? drawnWall(props.scenery.wall, supplierWall) : props.scenery.wall;
  const name = previewMessages.walls[wall];
  return (
    <>
      <button
        type="button"
        className="view wall-button"
        aria-label={`${previewMessages.wall}: ${name}`}
        aria-haspopup="dialog"
        popoverTarget={menu}
      >
        <span className="view-picture wall-piece" data-wall={wall} aria-hidden="true" />
        {name}
      </button>
      <div id={menu} popover="auto" role="dialog" aria-label={previewMessages.wall} className="wall-menu on-wall">
        <WallChoice {...props} onEditHouse={() => setEditing(true)} />
      </div>
      <LazyHouseDialog {...props} open={editing} onClose={() => setEditing(false)} />
    </>
  );
}

/**
 * In place of the choice of a wall where none is seen, on a sheet and from inside: a button with the light, in a word that fits a
 * phone, which opens the slider of the time of day.
 */
export function LightMenu({ scenery, onChoose }: WallChoiceProps) {
  const menu = useId();
  const time = timeOfDayIn(scenery);
  const name = previewMessages.time[hourOf(time)];
  return (
    <>
      <button
        type="button"
        className="view wall-button"
        aria-label={`${previewMessages.time.label}: ${name}`}
        aria-haspopup="dialog"
        popoverTarget={menu}
      >
        <span className="view-picture light-piece" style={{ backgroundPositionX: `${100 * time}%` }} aria-hidden="true">
          <HouseInLight time={time} />
        </span>
        {name}
      </button>
      <div id={menu} popover="auto" role="dialog" aria-label={previewMessages.time.label} className="wall-menu on-wall">
        <LightChoice scenery={scenery} onChoose={onChoose} />
      </div>
    </>
  );
}

/** How high the sun is by day, and how far it sets until dusk, in the units of the picture. */
const noon = 13;
const sunset = 34;

/** A house under the sky of a time of day: the sun goes down behind it, and at dusk its door is lit. */
function HouseInLight({ time }: { readonly time: TimeOfDay }) {
  const isDusk = hourOf(time) === 'dusk';
  return (
    <svg viewBox="0 0 68 60" width="100%" height="100%">
      <circle cx={51} cy={noon + sunset * Math.min(1, time / 0.7)} r={7} fill={time > 0.3 ? '#f0a25c' : '#fff6d8'} />
      {isDusk ? <circle cx={54} cy={12} r={4} fill="#e9edf5" /> : null}
      <rect y={47} width={68} height={13} fill={isDusk ? '#2c3730' : '#8fa287'} />
      <path d="M10 27 30 12 50 27V50H10Z" fill={isDusk ? '#4a4f52' : '#f2eee6'} />
      <path d="M6 29 30 11 54 29" fill="none" stroke={isDusk ? '#22282a' : '#6d665d'} strokeWidth={3} />
      <rect x={25} y={32} width={10} height={18} fill={isDusk ? '#f6cf86' : '#39434a'} />
    </svg>
  );
}

interface TimeSliderProps {
  readonly time: TimeOfDay;
  onChoose(time: TimeOfDay): void;
}

const { label, day, dusk, between } = previewMessages.time;
const steps = 20;

/** From day to dusk. The light on the stage follows while it is dragged. */
const TimeSlider = ({ time, onChoose }: TimeSliderProps) => (
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
