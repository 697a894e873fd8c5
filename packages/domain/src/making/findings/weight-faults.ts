import { hingeCount } from '../../door/hardware/hinge-count.ts';
import type { ResolvedLeaf } from '../bom/resolved-item.ts';
import { membersAt } from '../bom/drawn-part.ts';
import { profileCarries, strongProfiles } from '../../door/weight/profile-carries.ts';
import { setWeight } from '../bom/set-weight.ts';
import type { Check, CheckedSet, Fault } from './finding.ts';
import { otherDesigns, otherSlabs, plainGlass } from './fix-candidates.ts';

/** Leaf weight against the hinges' limit, and set weight against what people can lift. */
export const weightFaults: Check = (set) => [
  ...set.leaves.flatMap((leaf) => hingeFaults(leaf, set)),
  ...narrowFrameFaults(set),
  ...liftingFaults(set),
];

function hingeFaults(leaf: ResolvedLeaf, set: CheckedSet): readonly Fault[] {
  const { limits } = set.catalogue.rows;
  const hinges = hingeCount({ height: leaf.size.height, kg: leaf.kg }, limits);
  const about = { group: leaf.group, kg: leaf.kg, height: leaf.size.height, slab: set.item.build.slab };
  const parts = [`${leaf.group}:leaf` as const];
  if (hinges === 3) return [];
  return hinges === 4
    ? [
        {
          code: 'weight.four-hinges',
          severity: 'note',
          sentence: set.messages.fourHinges(about),
          parts,
          fixCandidates: [],
        },
      ]
    : [
        {
          code: 'weight.too-heavy',
          severity: 'problem',
          sentence: set.messages.tooHeavy({ ...about, most: limits.leafKg.fourHinges }),
          parts,
          fixCandidates: [otherSlabs(set), plainGlass('door', set), otherDesigns(set)],
        },
      ];
}

/** Another design or glass may have made the leaf too heavy for the frame that it hangs in. */
function narrowFrameFaults({ item, catalogue, messages }: CheckedSet): readonly Fault[] {
  if (profileCarries(item, catalogue)) return [];
  const { singleLeafUpToKg = 0 } = catalogue.profile(item.frame.profile);
  const strong = strongProfiles(catalogue).map(({ profile }) => ({
    label: messages.fixes.wideFrame,
    action: { type: 'build.chooseProfile', profile } as const,
  }));
  return [
    {
      code: 'weight.frame-too-narrow',
      severity: 'problem',
      sentence: messages.frameTooNarrow(singleLeafUpToKg),
      parts: membersAt('frame'),
      fixCandidates: [strong],
    },
  ];
}

function liftingFaults(set: CheckedSet): readonly Fault[] {
  const { liftAlone: alone, liftByHand: byHand } = set.production.checkLimits;
  const { parts, setKg } = setWeight(set.item, set);
  const heaviest = Math.max(...parts.map(({ kg }) => kg));
  if (heaviest <= alone) return [];
  const code = heaviest > byHand ? 'weight.trolley' : 'weight.two-people';
  const sentence = set.messages.lifting({
    setKg,
    heaviest,
    pieces: parts.length,
    lift: heaviest > byHand ? 'trolley' : 'two',
  });
  return [{ code, severity: 'note', sentence, parts: [], fixCandidates: [] }];
}
