import { Segmented } from '@door/ui/segmented';
import { previewWords } from './words.ts';
import { LateHouseDialog } from '../house/late-house-dialog.tsx';
import { useHousePhoto } from '../house/use-house-photo.ts';
import { drawnWall, type Scenery, type SceneryWall, useSupplierWall } from './scenery.ts';
import { hourOf, timeOfDayIn } from './scenery-time.ts';
import { TimeSlider } from './time-slider.tsx';
import { useId, useState } from 'react';
import './wall-choice.css';

const offered: readonly { readonly value: SceneryWall; readonly label: string }[] = [
  { value: 'studio', label: previewWords.walls.studio },
  { value: 'render', label: previewWords.walls.render },
  { value: 'brick', label: previewWords.walls.brick },
  { value: 'stone', label: previewWords.walls.stone },
  { value: 'house', label: previewWords.walls.house },
];

export interface WallChoiceProps {
  readonly scenery: Scenery;
  onChoose(scenery: Scenery): void;
}

interface EditHouse {
  /** Opens the dialog of the visitor's own house, which must not stand inside a menu that closes. */
  onEditHouse(): void;
}

/** The choice of the wall and of the time of day. */
export function WallChoice({ scenery, onChoose, onEditHouse }: WallChoiceProps & EditHouse) {
  const [photo] = useHousePhoto();
  const supplierWall = useSupplierWall();
  return (
    <>
      <Segmented<SceneryWall>
        label={previewWords.wall}
        segments={offered}
        chosen={photo ? scenery.wall : drawnWall(scenery.wall, supplierWall)}
        onChoose={(wall) => {
          if (wall === 'house' && !photo) onEditHouse();
          else onChoose({ ...scenery, wall });
        }}
      />
      {scenery.wall === 'house' && photo ? (
        <button type="button" onClick={onEditHouse}>
          {previewWords.changePhoto}
        </button>
      ) : null}
      <TimeSlider time={timeOfDayIn(scenery)} onChoose={(timeOfDay) => onChoose({ ...scenery, timeOfDay })} />
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
  const name = previewWords.walls[wall];
  return (
    <>
      <button
        type="button"
        className="view wall-button"
        aria-label={`${previewWords.wall}: ${name}`}
        aria-haspopup="dialog"
        popoverTarget={menu}
      >
        <span className="view-picture wall-piece" data-wall={wall} aria-hidden="true" />
        {name}
      </button>
      <div id={menu} popover="auto" role="dialog" aria-label={previewWords.wall} className="wall-menu on-wall">
        <WallChoice {...props} onEditHouse={() => setEditing(true)} />
      </div>
      <LateHouseDialog {...props} open={editing} onClose={() => setEditing(false)} />
    </>
  );
}

/** Where the door stands on a sheet: a button with the light, in a word that fits a phone, which opens the slider of the time of day. */
export function LightMenu({ scenery, onChoose }: WallChoiceProps) {
  const menu = useId();
  const time = timeOfDayIn(scenery);
  const name = previewWords.time[hourOf(time)];
  return (
    <>
      <button
        type="button"
        className="view wall-button"
        aria-label={`${previewWords.time.label}: ${name}`}
        aria-haspopup="dialog"
        popoverTarget={menu}
      >
        <span
          className="view-picture light-piece"
          style={{ backgroundPositionX: `${100 * time}%` }}
          aria-hidden="true"
        />
        {name}
      </button>
      <div id={menu} popover="auto" role="dialog" aria-label={previewWords.time.label} className="wall-menu on-wall">
        <TimeSlider time={time} onChoose={(timeOfDay) => onChoose({ ...scenery, timeOfDay })} />
      </div>
    </>
  );
}
