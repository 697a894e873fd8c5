import { isSecured } from '../../door/system/item-system.ts';
import { isGlazed } from '../../catalogue/rows/design-rows.ts';
import { stockForExtra } from '../../door/extras/extra-fit.ts';
import { themeOf } from '../../door/glass/glazing.ts';
import { glazingOf } from '../../door/glass/glass-of-set.ts';
import { stockFor } from '../../door/hardware/kinds.ts';
import { glazedFrameParts } from '../../door/model/parts.ts';
import type { Check, CheckedSet, Fault } from './finding.ts';
import { panesOf, type Pane } from './panes-of.ts';
import { otherSlabs, plainGlass, type FixCandidates } from './fix-candidates.ts';

/** Requirements of Secured by Design and of a new home. */
export const securityFaults: Check = (set) => [
  ...(isSecured(set.item) ? glassFaults(set) : []),
  ...(set.item.build.jobType === 'new-build' ? [...viewerFaults(set), ...chainFaults(set)] : []),
];

/** Every glazed area of the set: the leaf, then what stands round it. */
function glassFaults(set: CheckedSet): readonly Fault[] {
  const weak = panesOf(set).filter((pane) => pane.glass?.laminated !== true);
  return [
    ...weak.filter((pane) => pane.in === 'leaf').slice(0, 1),
    ...weak.filter((pane) => pane.in !== 'leaf').slice(0, 1),
  ].map((pane) => ({
    code: 'security.not-laminated',
    severity: 'problem',
    sentence: set.messages.notLaminated({ in: pane.in, because: becauseOf(pane, set) }),
    parts: [pane.part],
    fixCandidates: [
      plainGlass(pane.in === 'leaf' ? 'door' : 'frame', set),
      plainGlass('door', set),
      otherSlabs(set),
      unsecured(set),
    ],
  }));
}

/** Why the pane is not laminated: a sealed theme, a slab that takes triple units only, or lamination was not chosen. */
function becauseOf(pane: Pane, { item, catalogue, messages }: CheckedSet): string {
  const theme = themeOf(glazingOf(item.glass, pane.in === 'leaf' ? 'door' : pane.in), catalogue);
  if (theme?.sealed) return messages.because.sealedTheme(theme.name);
  return item.build.laminated ? messages.because.slabTakesTriple(item.build.slab) : messages.because.notAskedFor;
}

const unsecured = ({ messages }: CheckedSet): FixCandidates => [
  { label: messages.fixes.replacementJob, action: { type: 'build.chooseJobType', jobType: 'replacement' } },
  { label: messages.fixes.unsecure, action: { type: 'build.secure', on: false } },
];

/** A caller must be visible through glass or through a viewer. */
function viewerFaults(set: CheckedSet): readonly Fault[] {
  const { item, catalogue, messages } = set;
  const seesOut = isGlazed(catalogue.design(item.designId)) || glazedFrameParts(item.frame.parts).length > 0;
  if (seesOut || item.hardware.chosen.spyhole !== null) return [];
  const way = stockFor('spyhole', item, catalogue).map(({ code, description }) => ({
    label: messages.fixes.add(description),
    action: { type: 'hardware.choose', kind: 'spyhole', stock: code } as const,
  }));
  return [
    { code: 'security.no-viewer', severity: 'warning', sentence: messages.noViewer, parts: [], fixCandidates: [way] },
  ];
}

function chainFaults(set: CheckedSet): readonly Fault[] {
  const { item, catalogue, messages } = set;
  if (item.extras.chosen.doorChain !== null) return [];
  const chains = stockForExtra(item, 'doorChain', catalogue).map(({ stock }) => stock);
  const way = chains.map(({ code, description }) => ({
    label: messages.fixes.add(description),
    action: { type: 'extra.choose', kind: 'doorChain', stock: code } as const,
  }));
  return [
    { code: 'security.no-chain', severity: 'warning', sentence: messages.noChain, parts: [], fixCandidates: [way] },
  ];
}
