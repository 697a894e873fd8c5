import { isEqual } from '../../lib/is-equal.ts';
import type { PieceColour, PieceColours } from './bom-piece.ts';

/** `Ruby Red (RAL 3003) outside, White (RAL 9016) inside`; '' where the piece has no colour of its own. */
export function coloursText({ colours }: { readonly colours: PieceColours | null }): string {
  if (colours === null) return '';
  const { outside, inside } = colours;
  return outside !== null && isEqual(outside, inside)
    ? `${colourText(outside)} both sides`
    : joined(on('outside', outside), on('inside', inside));
}

const on = (side: keyof PieceColours, colour: PieceColour | null): string =>
  colour === null ? '' : `${colourText(colour)} ${side}`;

const colourText = ({ name, ral }: PieceColour): string => (ral === null ? name : `${name} (${ral})`);

/** The words that are not '', with commas. */
export const joined = (...messages: readonly string[]): string => messages.filter((each) => each !== '').join(', ');
