import { asksForRal, doorColourOf } from '../../door/colours/custom-ral.ts';
import { allLeaves, allMembers } from '../bom/drawn-part.ts';
import { colourPairOf } from '../../door/stock/colour-pair.ts';
import type { Check, CheckedSet, Fault } from './finding.ts';

export const colourFaults: Check = (set) => [...ralFaults(set), ...pairFaults(set), ...darkFaults(set)];

/** Nobody can spray a door in a colour without a number. Which one, only a person knows: there is no fix to offer. */
const ralFaults = ({ item, catalogue, messages }: CheckedSet): readonly Fault[] =>
  asksForRal(item, catalogue) && item.colours.customRal === null
    ? [{ code: 'colour.no-ral', severity: 'problem', sentence: messages.noRal, parts: allLeaves, fixCandidates: [] }]
    : [];

/** The supplier buys no bars in these two colours. */
const pairFaults = ({ item, catalogue, messages }: CheckedSet): readonly Fault[] =>
  colourPairOf(item, catalogue) === null
    ? [
        {
          code: 'colour.no-pair',
          severity: 'problem',
          sentence: messages.noPair,
          parts: allMembers,
          fixCandidates: [],
        },
      ]
    : [];

/** A dark leaf may bow in full sun. A note only: nothing is refused and no fix is offered. */
const darkFaults = ({ item, catalogue, production, messages }: CheckedSet): readonly Fault[] => {
  const { name, hex } = doorColourOf(item, catalogue);
  return luminance(hex) >= production.checkLimits.darkLuminance
    ? []
    : [
        {
          code: 'colour.dark',
          severity: 'note',
          sentence: messages.darkColour(name),
          parts: allLeaves,
          fixCandidates: [],
        },
      ];
};

/** sRGB: 0 is black, 1 is white. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
