import type { Side } from '@door/drawing/scene';
import { Segmented } from '@door/ui/segmented';
import { previewWords } from './words.ts';
import { timeOfDayOfTheme, type Scenery } from './scenery.ts';
import type { Wall } from './walls.ts';
import { useId } from 'react';
import './wall-choice.css';

const offered: readonly { readonly value: Wall; readonly label: string }[] = [
  { value: 'studio', label: previewWords.walls.studio },
  { value: 'render', label: previewWords.walls.render },
  { value: 'brick', label: previewWords.walls.brick },
  { value: 'stone', label: previewWords.walls.stone },
];

export interface WallChoiceProps {
  readonly scenery: Scenery;
  readonly side: Side;
  onChoose(scenery: Scenery): void;
}

/** The choice of the wall, and of the evening for a wall outside. */
export function WallChoice({ scenery, side, onChoose }: WallChoiceProps) {
  const hasEvening = side === 'external' && scenery.wall !== 'studio';
  const isEvening = (scenery.timeOfDay ?? timeOfDayOfTheme()) === 'dusk';
  return (
    <>
      <Segmented<Wall>
        label={previewWords.wall}
        segments={offered}
        chosen={scenery.wall}
        onChoose={(wall) => onChoose({ ...scenery, wall })}
      />
      {hasEvening ? (
        <button
          type="button"
          aria-pressed={isEvening}
          onClick={() => onChoose({ ...scenery, timeOfDay: isEvening ? 'day' : 'dusk' })}
        >
          {previewWords.evening}
        </button>
      ) : null}
    </>
  );
}

/** A button with a piece of the present wall; opens the choice of another. */
export function WallMenu(props: WallChoiceProps) {
  const menu = useId();
  const { wall } = props.scenery;
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
        <WallChoice {...props} />
      </div>
    </>
  );
}
