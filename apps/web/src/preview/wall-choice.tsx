import type { Side } from '@door/drawing/scene';
import { Segmented } from '@door/ui/segmented';
import { words } from '../words/words.ts';
import { hourOfPage } from './hour.ts';
import type { Scenery } from './scenery.ts';
import type { Wall } from './walls.ts';

const offered: readonly { readonly value: Wall; readonly label: string }[] = [
  { value: 'studio', label: words.stage.walls.studio },
  { value: 'render', label: words.stage.walls.render },
  { value: 'brick', label: words.stage.walls.brick },
  { value: 'stone', label: words.stage.walls.stone },
];

export interface WallChoiceProps {
  readonly scenery: Scenery;
  readonly side: Side;
  onChoose(scenery: Scenery): void;
}

/** The walls that a door may be seen before, and the evening, where there is a sky. */
export function WallChoice({ scenery, side, onChoose }: WallChoiceProps) {
  const growsDark = side === 'external' && scenery.wall !== 'studio';
  const isEvening = (scenery.hour ?? hourOfPage()) === 'dusk';
  return (
    <>
      <Segmented<Wall>
        label={words.stage.wall}
        segments={offered}
        chosen={scenery.wall}
        onChoose={(wall) => onChoose({ ...scenery, wall })}
      />
      {growsDark ? (
        <button
          type="button"
          aria-pressed={isEvening}
          onClick={() => onChoose({ ...scenery, hour: isEvening ? 'day' : 'dusk' })}
        >
          {words.stage.evening}
        </button>
      ) : null}
    </>
  );
}
