import { isGlazed } from '../../catalogue/rows/design-rows.ts';
import { glazingOfPart } from '../../door/glass/glazing.ts';
import { mayChooseFrameGlass } from '../../door/glass/glass-of-set.ts';
import { lacksHouseNumber } from '../../door/glass/house-number.ts';
import { size, wholeMm } from '../../lib/mm.ts';
import { glazedFrameParts } from '../../door/model/parts.ts';
import { allMembers } from '../bom/drawn-part.ts';
import { plainGlass } from './fix-candidates.ts';
import type { Check, CheckedSet, Fault } from './finding.ts';
import { specialOrder } from './special-order.ts';

/** What nobody has chosen yet, and what must be ordered specially: neither may pass without a word. */
export const choiceFaults: Check = (set) => [
  ...fractionalSizes(set),
  ...unchosenGlass(set),
  ...missingNumber(set),
  ...lateColours(set),
];

/** No saw cuts such a size. Calls refuse it; should one be stored all the same, the order does not become ready for production. */
function fractionalSizes({ item, messages }: CheckedSet): readonly Fault[] {
  const { overall, parts } = item.frame;
  const sizes = [overall, ...parts.map((part) => part.size)];
  if (sizes.every(({ width, height }) => Number.isInteger(width) && Number.isInteger(height))) return [];
  const whole = size(wholeMm(overall.width), wholeMm(overall.height));
  return [
    {
      code: 'size.not-whole',
      severity: 'problem',
      sentence: messages.notWhole,
      parts: [],
      fixCandidates: [
        [{ label: messages.fixes.wholeSize(whole), action: { type: 'size.changeOverall', overall: whole } }],
      ],
    },
  ];
}

function unchosenGlass(set: CheckedSet): readonly Fault[] {
  const { item, catalogue, messages, leaves } = set;
  const parts = glazedFrameParts(item.frame.parts).filter(
    (kind) => glazingOfPart(item.glass, kind).kind === 'none-chosen',
  );
  const inLeaf = item.glass.door.kind === 'none-chosen' && isGlazed(catalogue.design(item.designId));
  const fault = { code: 'glass.not-chosen', severity: 'problem' } as const;
  return [
    ...(inLeaf
      ? [
          {
            ...fault,
            sentence: messages.notChosen.leaf,
            parts: leaves.map(({ group }) => `${group}:leaf` as const),
            fixCandidates: [plainGlass('door', set)],
          },
        ]
      : []),
    ...(parts.length > 0
      ? [
          {
            ...fault,
            sentence: messages.notChosen.frame,
            parts: parts.map((kind) => `${kind}:glass` as const),
            fixCandidates: [plainGlass(mayChooseFrameGlass(item, catalogue) ? 'frame' : 'door', set)],
          },
        ]
      : []),
  ];
}

function missingNumber({ item, catalogue, messages, leaves }: CheckedSet): readonly Fault[] {
  if (!lacksHouseNumber(item, catalogue)) return [];
  const parts = leaves.map(({ group }) => `${group}:leaf` as const);
  return [
    { code: 'glass.no-house-number', severity: 'problem', sentence: messages.noHouseNumber, parts, fixCandidates: [] },
  ];
}

function lateColours(set: CheckedSet): readonly Fault[] {
  const sentence = specialOrder(set.item, set);
  if (sentence === null) return [];
  return [{ code: 'colour.special-order', severity: 'note', sentence, parts: allMembers, fixCandidates: [] }];
}
