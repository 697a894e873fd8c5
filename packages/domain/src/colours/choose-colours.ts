import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Colours, FrameFinish, Item } from '../item/item.ts';
import { notOffered, refusalOf } from '../item/offering.ts';
import { type Check, quietly, type Rule } from '../item/rule.ts';
import type { Refusal } from '../shared/outcome.ts';
import { offeredDoorColours, offeredFrameColours } from './offer-colours.ts';
import { type FrameSide, firstStandardFrameColour, standardFrameColours } from './shade.ts';

/** A frame in the door's colour and an inside that follows the outside need no copying: they refer to this colour. */
export const chooseDoorColour: Rule<'colour.chooseDoor'> = (item, { colourId }) =>
  quietly(withColours(item, { doorExternal: colourId }));

export const doorColourIsOffered: Check<'colour.chooseDoor'> = (item, { colourId }, catalogue) =>
  refusalOf(
    offeredDoorColours(item, catalogue),
    ({ id }) => id === colourId,
    notOffered('colour', catalogue.words.notOffered.doorColour),
  );

export const chooseSameInternal: Rule<'colour.sameInternal'> = (item, { on }, catalogue) =>
  quietly(
    withColours(item, on ? { doorInternal: { kind: 'same-as-external' } } : internalAfterSameOff(item, catalogue)),
  );

/** Its internal frame colour if that is standard, else the first standard one; a premium inside ends. */
function internalAfterSameOff(
  { colours }: Item,
  catalogue: Catalogue,
): Pick<Colours, 'doorInternal' | 'frameInternal'> {
  const { frameInternal } = colours;
  const isStandard =
    frameInternal.kind === 'frame-colour' &&
    standardFrameColours('internal', catalogue).some(({ id }) => id === frameInternal.colourId);
  const colourId = isStandard ? frameInternal.colourId : firstStandardFrameColour('internal', catalogue).id;
  return { doorInternal: { kind: 'own', colourId }, frameInternal: { kind: 'frame-colour', colourId } };
}

export const chooseFrameExternal: Rule<'colour.chooseFrameExternal'> = (item, { finish }) =>
  quietly(withColours(item, { frameExternal: finish }));

/** The leaf follows the frame inside, unless it follows its own outside. */
export const chooseFrameInternal: Rule<'colour.chooseFrameInternal'> = (item, { finish }) => {
  const leafFollows = finish.kind === 'frame-colour' && item.colours.doorInternal.kind === 'own';
  return quietly(
    withColours(item, {
      frameInternal: finish,
      ...(leafFollows && { doorInternal: { kind: 'own', colourId: finish.colourId } }),
    }),
  );
};

export const frameExternalIsOffered: Check<'colour.chooseFrameExternal'> = (item, { finish }, catalogue) =>
  finishRefusal(item, finish, { side: 'external', catalogue });

export const frameInternalIsOffered: Check<'colour.chooseFrameInternal'> = (item, { finish }, catalogue) =>
  finishRefusal(item, finish, { side: 'internal', catalogue });

/** Whether the page shows the premium inside is the supplier's setting; whether it can be made is asked here. */
export function finishRefusal(
  item: Item,
  finish: FrameFinish,
  { side, catalogue }: { readonly side: FrameSide; readonly catalogue: Catalogue },
): Refusal | null {
  const { standard, premium } = offeredFrameColours(item, { side, catalogue, showExtraInternalColour: true });
  if (finish.kind === 'frame-colour') {
    return refusalOf(
      standard,
      ({ id }) => id === finish.colourId,
      notOffered('colour', catalogue.words.notOffered.frameColour[side]),
    );
  }
  return premium ? null : { ...premiumRefusals[side], message: catalogue.words.colours.premium[side] };
}

const premiumRefusals: Readonly<Record<FrameSide, Pick<Refusal, 'code'>>> = {
  external: { code: 'colour.premium-not-needed' },
  internal: { code: 'colour.premium-outside-first' },
};

const withColours = (item: Item, colours: Partial<Colours>): Item => ({
  ...item,
  colours: { ...item.colours, ...colours },
});
