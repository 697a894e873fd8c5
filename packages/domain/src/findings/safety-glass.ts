import type { Check, Examined, Fault } from './finding.ts';
import { type Pane, panesOf } from './made-panes.ts';
import { plainGlass } from './ways.ts';

/** Approved Document K: up to here somebody may fall against the glass, mm above the floor. */
const critical = { inDoor: 1500, besideDoor: 1500, elsewhere: 800 } as const;

/** Wider panes must stand a harder blow: class 2 of EN 12600 instead of 3. */
const widestOfClass3 = 900;

export interface SafetyPane {
  readonly pane: Pane;
  /** Why it must be safety glass. */
  readonly zone: keyof typeof critical;
  /** Class of EN 12600. */
  readonly class: 2 | 3;
}

/** The panes that must be safety glass. A sidelight is always within the 300 mm beside the door that count as its side. */
export const safetyPanes = (set: Examined): readonly SafetyPane[] =>
  panesOf(set).flatMap((pane) => {
    const zone = zoneOf(pane);
    if (pane.above >= critical[zone]) return [];
    return [{ pane, zone, class: pane.sight.width > widestOfClass3 ? 2 : 3 }];
  });

const zones: Readonly<Record<Pane['in'], SafetyPane['zone']>> = {
  leaf: 'inDoor',
  'left-sidelight': 'besideDoor',
  'right-sidelight': 'besideDoor',
  fanlight: 'elsewhere',
};

const zoneOf = (pane: Pane): SafetyPane['zone'] => zones[pane.in];

/** Every pane that the works put in is toughened, so what is left to say is what others glaze, and wide panes. */
export const safetyGlassFaults: Check = (set) => {
  const panes = safetyPanes(set);
  const faults = panes.flatMap((pane) => [...unglazedFault(pane, set), ...wideFault(pane, set)]);
  return faults.filter((fault, index) => faults.findIndex((each) => each.code === fault.code) === index);
};

const unglazedFault = ({ pane, zone }: SafetyPane, set: Examined): readonly Fault[] =>
  pane.unglazed
    ? [
        {
          code: 'safety.unglazed',
          severity: 'warning',
          sentence: set.words.glazedOnSite(critical[zone]),
          part: null,
          ways: [plainGlass('door', set), plainGlass('frame', set)],
        },
      ]
    : [];

const wideFault = ({ pane, class: impact }: SafetyPane, set: Examined): readonly Fault[] =>
  impact === 2
    ? [
        {
          code: 'safety.wide-pane',
          severity: 'note',
          sentence: set.words.widePane({ in: pane.in, width: pane.sight.width, widest: widestOfClass3 }),
          part: pane.part,
          ways: [],
        },
      ]
    : [];
