import { isSecured } from '../build/of-system.ts';
import { isGlazed } from '../design/glazed.ts';
import { offeredExtras } from '../extras/offer-extras.ts';
import { themeOf, frameGlazing } from '../glass/glazing.ts';
import { offeredHardware } from '../hardware/offer-hardware.ts';
import { glazedFrameParts } from '../item/parts.ts';
import type { Check, Examined, Fault } from './finding.ts';
import { panesOf, type Pane } from './made-panes.ts';
import { otherSlabs, plainGlass, type Way } from './ways.ts';

/** What Secured by Design and a new home ask of a door. */
export const securityFaults: Check = (set) => [
  ...(isSecured(set.item) ? glassFaults(set) : []),
  ...(set.item.build.jobType === 'new-build' ? [...viewerFaults(set), ...chainFaults(set)] : []),
];

/** Nobody climbs in through a fanlight. */
function glassFaults(set: Examined): readonly Fault[] {
  const weak = panesOf(set).filter((pane) => pane.in !== 'fanlight' && pane.glass?.laminated !== true);
  return [
    ...weak.filter((pane) => pane.in === 'leaf').slice(0, 1),
    ...weak.filter((pane) => pane.in !== 'leaf').slice(0, 1),
  ].map((pane) => ({
    code: 'security.not-laminated',
    severity: 'problem',
    sentence: set.words.notLaminated({ in: pane.in, because: becauseOf(pane, set) }),
    part: pane.part,
    ways: [
      plainGlass(pane.in === 'leaf' ? 'door' : 'frame', set),
      plainGlass('door', set),
      otherSlabs(set),
      unsecured(set),
    ],
  }));
}

/** The theme that needs a unit of its own, the slab that takes none but triple ones, or nobody asked for it. */
function becauseOf(pane: Pane, { item, catalogue, words }: Examined): string {
  const theme = themeOf(pane.in === 'leaf' ? item.glass.door : frameGlazing(item.glass), catalogue);
  if (theme?.sealed) return words.because.sealedTheme(theme.name);
  return item.build.laminated ? words.because.slabTakesTriple(item.build.slab) : words.because.notAskedFor;
}

const unsecured = ({ words }: Examined): Way => [
  { label: words.cures.replacementJob, action: { type: 'build.chooseJobType', jobType: 'replacement' } },
  { label: words.cures.unsecure, action: { type: 'build.secure', on: false } },
];

/** Whoever opens must be able to see who is there: through a viewer, if not through glass. */
function viewerFaults(set: Examined): readonly Fault[] {
  const { item, catalogue, words } = set;
  const seesOut = isGlazed(catalogue.design(item.designId)) || glazedFrameParts(item.frame.parts).length > 0;
  if (seesOut || item.hardware.chosen.spyhole !== null) return [];
  const viewers = offeredHardware(item, 'spyhole', catalogue).flatMap(({ value }) => (value === null ? [] : [value]));
  const way = viewers.map(({ code, description }) => ({
    label: words.cures.add(description),
    action: { type: 'hardware.choose', kind: 'spyhole', stock: code } as const,
  }));
  return [{ code: 'security.no-viewer', severity: 'warning', sentence: words.noViewer, part: null, ways: [way] }];
}

function chainFaults(set: Examined): readonly Fault[] {
  const { item, catalogue, words } = set;
  if (item.extras.chosen.doorChain !== null) return [];
  const chains = offeredExtras(item, 'doorChain', catalogue).flatMap(({ value }) => (value === null ? [] : [value]));
  const way = chains.map(({ code, description }) => ({
    label: words.cures.add(description),
    action: { type: 'extra.choose', kind: 'doorChain', stock: code } as const,
  }));
  return [{ code: 'security.no-chain', severity: 'warning', sentence: words.noChain, part: null, ways: [way] }];
}
