import type { CheckLimits } from '../../catalogue/rows/production-rows.ts';
import type { Check, CheckedSet, Fault } from './finding.ts';
import { type Pane, panesOf } from './panes-of.ts';
import { plainGlass } from './fix-candidates.ts';

export interface SafetyPane {
  readonly pane: Pane;
  /** Why it must be safety glass. */
  readonly zone: keyof CheckLimits['safetyBelow'];
  /** Class of EN 12600. */
  readonly class: 2 | 3;
}

/** The panes that must be safety glass. A sidelight is always within the 300 mm beside the door that count as its side. */
export const safetyPanes = (set: CheckedSet): readonly SafetyPane[] =>
  panesOf(set).flatMap((pane) => {
    const zone = zoneOf(pane);
    const { safetyBelow, widestOfClass3 } = set.production.checkLimits;
    if (pane.above >= safetyBelow[zone]) return [];
    return [{ pane, zone, class: pane.sight.width > widestOfClass3 ? 2 : 3 }];
  });

const zones: Readonly<Record<Pane['in'], SafetyPane['zone']>> = {
  leaf: 'inDoor',
  'left-sidelight': 'besideDoor',
  'right-sidelight': 'besideDoor',
  fanlight: 'elsewhere',
};

const zoneOf = (pane: Pane): SafetyPane['zone'] => zones[pane.in];

/** All supplied panes are toughened, so only panes glazed on site and wide panes are reported. */
export const safetyGlassFaults: Check = (set) => {
  const panes = safetyPanes(set);
  const faults = panes.flatMap((pane) => [...unglazedFault(pane, set), ...wideFault(pane, set)]);
  return faults.filter((fault, index) => faults.findIndex((each) => each.code === fault.code) === index);
};

const unglazedFault = ({ pane, zone }: SafetyPane, set: CheckedSet): readonly Fault[] =>
  pane.unglazed
    ? [
        {
          code: 'safety.unglazed',
          severity: 'warning',
          sentence: set.messages.glazedOnSite(set.production.checkLimits.safetyBelow[zone]),
          parts: [],
          fixCandidates: [plainGlass('door', set), plainGlass('frame', set)],
        },
      ]
    : [];

const wideFault = ({ pane, class: impact }: SafetyPane, set: CheckedSet): readonly Fault[] =>
  impact === 2
    ? [
        {
          code: 'safety.wide-pane',
          severity: 'note',
          sentence: set.messages.widePane({
            in: pane.in,
            width: pane.sight.width,
            widest: set.production.checkLimits.widestOfClass3,
          }),
          parts: [pane.part],
          fixCandidates: [],
        },
      ]
    : [];
