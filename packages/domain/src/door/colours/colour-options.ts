import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Colour } from '../../catalogue/rows/colour-rows.ts';
import { type Option, optionsOf, type DisabledReason, disabledWithFix } from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import type { FrameFinish } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import type { Fix } from '../model/result.ts';
import {
  frameColourOf,
  type FrameSide,
  isNonStandard,
  isStandardFrameColour,
  standardFrameColours,
} from './colour-of-part.ts';
import { hasPair, mayBePremiumInside, mayBePremiumOutside } from './frame-pairs.ts';

/** Every door colour, those without a star first. */
export const doorColourOptions = (item: Item, catalogue: Catalogue): readonly Option<Colour>[] =>
  optionsOf(
    catalogue.rows.colours
      .filter((colour) => colour.use === 'door')
      .toSorted((a, b) => Number(isNonStandard(a)) - Number(isNonStandard(b))),
    ({ id }) => id === item.colours.doorExternal,
    catalogue,
  );

export interface FrameColourQuestion {
  readonly context: RuleContext;
  readonly side: FrameSide;
  /** The supplier's setting: whether the page offers paint inside. It does not affect the outside. */
  readonly showExtraInternalColour: boolean;
}

export interface FrameColourOptions {
  readonly standard: readonly Option<Colour>[];
  /** The frame in the door's own colour; null: 'No Option'. */
  readonly premium: Option<FrameFinish> | null;
}

export function frameColourOptions(item: Item, question: FrameColourQuestion): FrameColourOptions {
  const { side, context } = question;
  const { catalogue } = context;
  const present = side === 'external' ? item.colours.frameExternal : item.colours.frameInternal;
  const isPresent = ({ id }: Colour) => present.kind === 'frame-colour' && present.colourId === id;
  return {
    standard: optionsOf(catalogue.rows.colours.filter(isStandardFrameColour(side)), isPresent, {
      isSold: catalogue.isSold,
      disabledReason: (colour) => (side === 'internal' ? disabledReasonInside(colour, item, context) : null),
    }),
    premium: offersPremium(item, question)
      ? { value: { kind: 'door-colour' }, chosen: present.kind === 'door-colour', disabledReason: null }
      : null,
  };
}

const offersPremium = (
  item: Item,
  { side, context: { catalogue }, showExtraInternalColour }: FrameColourQuestion,
): boolean =>
  side === 'external'
    ? mayBePremiumOutside(item, catalogue)
    : showExtraInternalColour && mayBePremiumInside(item, catalogue);

/** Frame bars are bought in pairs of colours; an inside colour that is not paired with the outside one is not offered. */
function disabledReasonInside(inside: Colour, item: Item, context: RuleContext): DisabledReason | null {
  const { catalogue, messages } = context;
  if (hasPair(item, finishIn(inside), catalogue)) return null;
  const outside = frameColourOf(item, 'external', catalogue).name;
  return disabledWithFix(
    {
      code: 'colour.no-such-pair',
      reason: messages.colours.noSuchPair(outside),
      explanation: messages.colours.noSuchPairOf(inside.name, outside),
    },
    outsideFor(inside, item, context),
  );
}

/** The fix is the same colour outside if that pair is made, else the first outside colour that is. */
function outsideFor(inside: Colour, item: Item, { catalogue, messages }: RuleContext): Fix | null {
  const frameInternal = finishIn(inside);
  const able = standardFrameColours('external', catalogue).filter((outside) =>
    hasPair({ colours: { ...item.colours, frameExternal: finishIn(outside) } }, frameInternal, catalogue),
  );
  const outside = able.find(({ id }) => id === inside.id) ?? able[0];
  return outside
    ? {
        label: messages.colours.useOutside(outside.name),
        action: { type: 'colour.chooseFrameExternal', finish: finishIn(outside) },
      }
    : null;
}

const finishIn = ({ id }: Colour): FrameFinish => ({ kind: 'frame-colour', colourId: id });
