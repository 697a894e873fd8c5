import type { Action } from '../model/action.ts';
import {
  type Apply,
  type Check,
  isAlwaysAllowed,
  type RuleContext,
  type Rules,
  withoutEffects,
} from '../choice/rule.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Colours, FrameFinish, Item } from '../model/item.ts';
import { notOffered, onSale, refusalOf } from '../choice/option.ts';
import type { Refusal } from '../model/result.ts';
import { asksForRal } from './custom-ral.ts';
import { doorColourOptions, frameColourOptions } from './colour-options.ts';
import { settleColourPair, settleInternalPremium, withPairOnSale } from './settle-colours.ts';
import { type FrameSide, firstStandardFrameColour, frameColourOf, standardFrameColours } from './colour-of-part.ts';

/** A frame in the door's colour and an inside that follows the outside refer to this colour, so they change with it. */
export const chooseDoorColour: Apply<'colour.chooseDoor'> = (item, { colourId }) =>
  withoutEffects(withColours(item, { doorExternal: colourId }));

export const doorColourIsOffered: Check<'colour.chooseDoor'> = (item, { colourId }, { catalogue, messages }) =>
  refusalOf(
    doorColourOptions(item, catalogue),
    ({ id }) => id === colourId,
    notOffered('colour', messages.notOffered.doorColour),
  );

/** The number of the paint of a door in a custom colour; null takes it back. */
export const chooseRal: Apply<'colour.chooseRal'> = (item, { ral }) =>
  withoutEffects(withColours(item, { customRal: ral }));

export const ralIsOffered: Check<'colour.chooseRal'> = (item, { ral }, { catalogue, messages }) => {
  if (!asksForRal(item, catalogue)) return { code: 'colour.ral-not-needed', message: messages.colours.ralNotNeeded };
  return ral === null ||
    onSale(catalogue.rows.paints, (paint) => paint.ral === item.colours.customRal, catalogue).some(
      (paint) => paint.ral === ral,
    )
    ? null
    : notOffered('colour', messages.notOffered.ral);
};

export const chooseSameInternal: Apply<'colour.sameInternal'> = (item, { on }, { catalogue }) =>
  withoutEffects(
    withColours(item, on ? { doorInternal: { kind: 'same-as-external' } } : internalAfterSameOff(item, catalogue)),
  );

/** The colours inside once they no longer follow the outside: the internal frame colour if it is standard, else the first standard one. */
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

/**
 * A frame painted on both sides that becomes foil outside has the same foil inside, where the two are made together;
 * otherwise a notice says which colour the inside has now.
 */
export const chooseFrameExternal: Apply<'colour.chooseFrameExternal'> = (item, { finish }, context) => {
  const { catalogue, messages } = context;
  const now = withPairOnSale(withColours(item, { frameExternal: finish }), catalogue);
  const wasPainted = item.colours.frameInternal.kind === 'door-colour';
  if (!wasPainted || finish.kind === 'door-colour') return withoutEffects(now);
  if (!frameInternalIsOffered(now, { type: 'colour.chooseFrameInternal', finish }, context))
    return chooseFrameInternal(now, { type: 'colour.chooseFrameInternal', finish }, context);
  const settled = settleColourPair(settleInternalPremium(now, catalogue), catalogue);
  const nameOn = (side: FrameSide) => frameColourOf(settled, side, catalogue).name;
  const message = messages.colours.sidesDiffer(nameOn('external'), nameOn('internal'));
  return { item: now, effects: [{ type: 'notify', message }] };
};

/** Inside, the leaf takes the colour of the frame unless it has the same colour as its outside. */
export const chooseFrameInternal: Apply<'colour.chooseFrameInternal'> = (item, { finish }) => {
  const leafFollows = finish.kind === 'frame-colour' && item.colours.doorInternal.kind === 'own';
  return withoutEffects(
    withColours(item, {
      frameInternal: finish,
      ...(leafFollows && { doorInternal: { kind: 'own', colourId: finish.colourId } }),
    }),
  );
};

export const frameExternalIsOffered: Check<'colour.chooseFrameExternal'> = (item, { finish }, context) =>
  finishRefusal(item, finish, { side: 'external', context });

export const frameInternalIsOffered: Check<'colour.chooseFrameInternal'> = (item, { finish }, context) =>
  finishRefusal(item, finish, { side: 'internal', context });

/** Why a frame finish cannot be made. Whether the page shows the premium inside is a supplier's setting and does not count here. */
export function finishRefusal(
  item: Item,
  finish: FrameFinish,
  { side, context }: { readonly side: FrameSide; readonly context: RuleContext },
): Refusal | null {
  const { messages } = context;
  const { standard, premium } = frameColourOptions(item, { side, context, showExtraInternalColour: true });
  if (finish.kind === 'frame-colour') {
    return refusalOf(
      standard,
      ({ id }) => id === finish.colourId,
      notOffered('colour', messages.notOffered.frameColour[side]),
    );
  }
  return premium ? null : { ...premiumRefusals[side], message: messages.colours.premium[side] };
}

const premiumRefusals: Readonly<Record<FrameSide, Pick<Refusal, 'code'>>> = {
  external: { code: 'colour.premium-not-needed' },
  internal: { code: 'colour.premium-outside-first' },
};

const withColours = (item: Item, colours: Partial<Colours>): Item => ({
  ...item,
  colours: { ...item.colours, ...colours },
});

export const colourRules: Rules<Extract<Action, { readonly type: `colour.${string}` }>> = {
  'colour.chooseDoor': { check: doorColourIsOffered, apply: chooseDoorColour },
  'colour.chooseRal': { check: ralIsOffered, apply: chooseRal },
  'colour.sameInternal': { check: isAlwaysAllowed, apply: chooseSameInternal },
  'colour.chooseFrameExternal': { check: frameExternalIsOffered, apply: chooseFrameExternal },
  'colour.chooseFrameInternal': { check: frameInternalIsOffered, apply: chooseFrameInternal },
};
