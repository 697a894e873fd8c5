import { thresholdsFor } from '../../door/frame/size-stock.ts';
import { clearOpening } from '../../door/sizes/clear-opening.ts';
import { allLeaves } from '../bom/drawn-part.ts';
import type { Check, CheckedSet, Fault, Severity } from './finding.ts';
import { otherSlabs, widerDoor } from './fix-candidates.ts';

/** Accessible threshold and clear width: a warning for a new build, else a note. */
export const accessFaults: Check = (set) => [...stepFaults(set), ...wayFaults(set)];

const severityIn = ({ item }: CheckedSet): Severity => (item.build.jobType === 'new-build' ? 'warning' : 'note');

function stepFaults(set: CheckedSet): readonly Fault[] {
  const { item, catalogue, messages, production } = set;
  const { accessStep: highestStep } = production.checkLimits;
  const { name, upstand, material } = catalogue.threshold(item.frame.threshold);
  if (upstand <= highestStep) return [];
  const way = thresholdsFor(item, catalogue)
    .filter((threshold) => threshold.upstand <= highestStep)
    .map((threshold) => ({
      label: messages.fixes.use(threshold.name),
      action: { type: 'size.chooseThreshold', stock: threshold.code } as const,
    }));
  return [
    {
      code: 'access.threshold',
      severity: severityIn(set),
      sentence: messages.step({ name, upstand, most: highestStep }),
      parts: [material === 'pvc' ? 'frame:bottom' : 'frame:threshold'],
      fixCandidates: [way],
    },
  ];
}

function wayFaults(set: CheckedSet): readonly Fault[] {
  const { accessWidth: narrowestWay } = set.production.checkLimits;
  const width = clearOpening(set.item, set.catalogue);
  const lacks = narrowestWay - width;
  if (lacks <= 0) return [];
  // Two equal leaves share an increase in width, so the set must grow by twice as much.
  const wider = [...widerDoor(lacks, set), ...widerDoor(2 * lacks, set)];
  return [
    {
      code: 'access.clear-width',
      severity: severityIn(set),
      sentence: set.messages.clearWidth({ width, least: narrowestWay }),
      parts: allLeaves,
      fixCandidates: [wider, otherSlabs(set)],
    },
  ];
}
