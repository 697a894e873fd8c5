import type { Action } from '../model/action.ts';
import {
  type Apply,
  type ChangedDoor,
  type Check,
  chooses,
  isAlwaysAllowed,
  type RuleContext,
  type Rules,
} from '../choice/rule.ts';
import { choosing } from '../model/choices.ts';
import type { FrameFinish } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { isEqual } from '../../lib/is-equal.ts';
import { notOffered, onSale, refusalOf } from '../choice/option.ts';
import type { Refusal } from '../model/result.ts';
import { asksForRal } from './custom-ral.ts';
import { doorColourOptions, frameColourOptions } from './colour-options.ts';
import { hasPair, isPairSold } from './frame-pairs.ts';
import { type FrameSide, firstStandardFrameColour, frameColourOf } from './colour-of-part.ts';

export const doorColourIsOffered: Check<'colour.chooseDoor'> = (item, { colourId }, { catalogue, messages }) =>
  refusalOf(
    doorColourOptions(item, catalogue),
    ({ id }) => id === colourId,
    notOffered('colour', messages.notOffered.doorColour),
  );

export const ralIsOffered: Check<'colour.chooseRal'> = (item, { ral }, { catalogue, messages }) => {
  if (!asksForRal(item, catalogue)) return { code: 'colour.ral-not-needed', message: messages.colours.ralNotNeeded };
  return ral === null ||
    onSale(catalogue.rows.paints, (paint) => paint.ral === item.colours.customRal, catalogue).some(
      (paint) => paint.ral === ral,
    )
    ? null
    : notOffered('colour', messages.notOffered.ral);
};

/** Off, a painted inside ends too: the frame has the first standard colour there, and the leaf that of its frame. */
const chooseSameInternal: Apply<'colour.sameInternal'> = ({ choices, colours }, { on }, { catalogue }) => {
  if (on) return choosing(choices, { sameInternal: true });
  const first = { kind: 'frame-colour', colourId: firstStandardFrameColour('internal', catalogue).id } as const;
  const isPainted = colours.frameInternal.kind === 'door-colour';
  return choosing(choices, {
    sameInternal: false,
    internalColour: undefined,
    ...(isPainted && { frameInternal: first }),
  });
};

/** An inside that is not sold any more with the new outside is not begun anew. */
const chooseFrameExternal: Apply<'colour.chooseFrameExternal'> = ({ choices, colours }, { finish }, { catalogue }) => {
  const { frameInternal } = choices;
  const outside = { colours: { ...colours, frameExternal: finish } };
  const isRetired =
    frameInternal !== undefined &&
    !isPairSold(outside, frameInternal, catalogue) &&
    hasPair({ colours: { ...outside.colours, frameInternal } }, frameInternal, catalogue);
  return choosing(choices, { frameExternal: finish, ...(isRetired && { frameInternal: undefined }) });
};

/** Where a frame painted on both sides becomes foil outside: which colour its inside has now, if another. */
function sidesDiffer({ was, now }: ChangedDoor, { catalogue, messages }: RuleContext): readonly string[] {
  if (was.colours.frameInternal.kind !== 'door-colour' || now.colours.frameExternal.kind === 'door-colour') return [];
  if (isEqual(now.colours.frameInternal, now.colours.frameExternal)) return [];
  const nameOn = (side: FrameSide) => frameColourOf(now, side, catalogue).name;
  return [messages.colours.sidesDiffer(nameOn('external'), nameOn('internal'))];
}

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

export const colourRules: Rules<Extract<Action, { readonly type: `colour.${string}` }>> = {
  'colour.chooseDoor': { check: doorColourIsOffered, apply: chooses(({ colourId }) => ({ doorColour: colourId })) },
  'colour.chooseRal': { check: ralIsOffered, apply: chooses(({ ral }) => ({ customRal: ral ?? undefined })) },
  'colour.sameInternal': { check: isAlwaysAllowed, apply: chooseSameInternal },
  'colour.chooseFrameExternal': { check: frameExternalIsOffered, apply: chooseFrameExternal, notices: sidesDiffer },
  'colour.chooseFrameInternal': {
    check: frameInternalIsOffered,
    // Inside, the leaf takes the colour of the frame unless it has the same colour as its outside.
    apply: chooses(({ finish }) => ({
      frameInternal: finish,
      ...(finish.kind === 'frame-colour' && { internalColour: undefined }),
    })),
  },
};
