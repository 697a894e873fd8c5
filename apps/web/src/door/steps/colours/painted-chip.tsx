import type { Colour } from '@door/domain/catalogue/colour-rows';
import '../../pictures/chip.css';

/** A piece of the door's skin in its colour, with wood grain where it has some. */
export const PaintedChip = ({ colour }: { readonly colour: Colour }) => (
  <span className={`chip chip-${colour.finish}`} style={{ backgroundColor: colour.hex }}>
    {colour.finish === 'woodgrain' ? <span className="chip-figure" /> : null}
  </span>
);
