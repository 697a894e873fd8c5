import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { FrameFinish } from '../model/door-values.ts';
import type { Colours, Item } from '../model/item.ts';
import type { ColourId } from '../model/ids.ts';
import {
  type FrameSide,
  firstStandardFrameColour,
  standardFrameColourOfDoor,
  standardFrameColours,
} from './colour-of-part.ts';
import { asksForRal } from './custom-ral.ts';
import { defaultColours } from './default-colours.ts';
import { hasPair, isPairSold, mayBePremiumInside, mayBePremiumOutside } from './frame-pairs.ts';

/** The colours of a door, one after the other: the frame follows the door, its inside the outside, and the leaf its frame. */
export function coloursOfChoices(item: Item, { catalogue }: { readonly catalogue: Catalogue }): Pick<Item, 'colours'> {
  const { choices } = item;
  const usual = defaultColours(catalogue);
  const doorExternal = knownColour(choices.doorColour, catalogue) ?? usual.doorExternal;
  const { customRal } = choices;
  const paint = customRal === undefined ? undefined : catalogue.rows.paints.find(({ ral }) => ral === customRal);
  const outside = finished({ ...usual, doorExternal }, { customRal: paint?.ral ?? null });
  const painted = asksForRal(outside, catalogue) ? outside : finished(outside.colours, { customRal: null });
  const framed = finished(painted.colours, { frameExternal: externalFinish(item, painted, catalogue) });
  const inside = finished(framed.colours, { frameInternal: internalFinish(item, framed, catalogue) });
  return finished(inside.colours, { doorInternal: insideOfLeaf(item, inside, catalogue) });
}

type Coloured = Pick<Item, 'colours'>;

const finished = (colours: Colours, changes: Partial<Colours>): Coloured => ({ colours: { ...colours, ...changes } });

const knownColour = (wanted: ColourId | undefined, { rows }: Catalogue): ColourId | undefined =>
  wanted === undefined ? undefined : rows.colours.find(({ id }) => id === wanted)?.id;

/** A choice that names a colour which the supplier has. */
const knownFinish = (finish: FrameFinish | undefined, catalogue: Catalogue): FrameFinish | undefined =>
  finish?.kind === 'frame-colour' && knownColour(finish.colourId, catalogue) === undefined ? undefined : finish;

/** Outside, a painted frame is a standard foil where one matches the door. */
function externalFinish({ choices }: Item, item: Coloured, catalogue: Catalogue): FrameFinish {
  const chosen = knownFinish(choices.frameExternal, catalogue) ?? item.colours.frameExternal;
  return chosen.kind === 'door-colour' && !mayBePremiumOutside(item, catalogue)
    ? foilLikeDoor(item, 'external', catalogue)
    : chosen;
}

/**
 * Inside, the frame is painted only while it is painted outside; else it has the foil of its outside, where the two are made together.
 * A colour that is not paired with the outside gives way to the first that is.
 */
function internalFinish({ choices }: Item, item: Coloured, catalogue: Catalogue): FrameFinish {
  const chosen = knownFinish(choices.frameInternal, catalogue);
  if (chosen && isPossibleInside(chosen, item, catalogue)) return chosen;
  const unpainted: readonly FrameFinish[] =
    chosen?.kind === 'door-colour' ? [item.colours.frameExternal, foilLikeDoor(item, 'internal', catalogue)] : [];
  const standard = standardFrameColours('internal', catalogue).map(({ id }) => foil(id));
  const isStandard = (finish: FrameFinish) => standard.some((each) => isSameFinish(each, finish));
  return (
    [...unpainted.filter(isStandard), item.colours.frameInternal, ...standard].find((finish) =>
      isPairSold(item, finish, catalogue),
    ) ?? item.colours.frameInternal
  );
}

function isPossibleInside(finish: FrameFinish, { colours }: Coloured, catalogue: Catalogue): boolean {
  const inside = { colours: { ...colours, frameInternal: finish } };
  return (
    (finish.kind === 'frame-colour' || mayBePremiumInside(inside, catalogue)) && hasPair(inside, finish, catalogue)
  );
}

const foil = (colourId: ColourId): FrameFinish => ({ kind: 'frame-colour', colourId });

const isSameFinish = (one: FrameFinish, other: FrameFinish): boolean =>
  one.kind === 'frame-colour' && other.kind === 'frame-colour' && one.colourId === other.colourId;

const foilLikeDoor = (item: Coloured, side: FrameSide, catalogue: Catalogue): FrameFinish =>
  foil((standardFrameColourOfDoor(item, side, catalogue) ?? firstStandardFrameColour(side, catalogue)).id);

/** As outside, or in the foil of the frame inside; beside a painted frame in the usual colour. */
function insideOfLeaf({ choices }: Item, { colours }: Coloured, catalogue: Catalogue): Colours['doorInternal'] {
  if (choices.sameInternal) return { kind: 'same-as-external' };
  const own = knownColour(choices.internalColour, catalogue);
  if (own !== undefined) return { kind: 'own', colourId: own };
  const { frameInternal } = colours;
  return frameInternal.kind === 'frame-colour'
    ? { kind: 'own', colourId: frameInternal.colourId }
    : defaultColours(catalogue).doorInternal;
}
