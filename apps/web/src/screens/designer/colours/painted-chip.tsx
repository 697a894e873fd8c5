import type { Colour } from '@door/domain/catalogue/colour-rows';

/** A piece of the door's skin in its colour: grain from the same tile as the picture, light from the top left. */
export const PaintedChip = ({ colour }: { readonly colour: Colour }) => (
  <span className={`chip chip-${colour.finish}`} style={{ backgroundColor: colour.hex }}>
    {colour.finish === 'woodgrain' ? <span className="chip-figure" /> : null}
  </span>
);
