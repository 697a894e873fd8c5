import { useId } from 'react';
import { words } from '../words/words.ts';
import { WallChoice, type WallChoiceProps } from './wall-choice.tsx';

/** A piece of the wall that the door is seen before; opens the choice of another. */
export function WallMenu(props: WallChoiceProps) {
  const menu = useId();
  const { wall } = props.scenery;
  const name = words.stage.walls[wall];
  return (
    <>
      <button
        type="button"
        className="view wall-button"
        aria-label={`${words.stage.wall}: ${name}`}
        aria-haspopup="dialog"
        popoverTarget={menu}
      >
        <span className="view-picture wall-piece" data-wall={wall} aria-hidden="true" />
        {name}
      </button>
      <div id={menu} popover="auto" role="dialog" aria-label={words.stage.wall} className="wall-menu on-wall">
        <WallChoice {...props} />
      </div>
    </>
  );
}
