import { thresholdsFor } from '../frame/size-stock.ts';
import { clearOpening } from '../sizes/clear-opening.ts';
import type { Check, Examined, Fault, Severity } from './finding.ts';
import { otherSlabs, widerDoor } from './ways.ts';

/** England and Ireland alike: what a wheelchair rolls over, and what it fits through, mm. */
const highestStep = 15;
const narrowestWay = 775;

/** Whether everybody can come in by this door. A new home must have such an entrance; in an old one it is good to know. */
export const accessFaults: Check = (set) => [...stepFaults(set), ...wayFaults(set)];

const severityIn = ({ item }: Examined): Severity => (item.build.jobType === 'new-build' ? 'warning' : 'note');

function stepFaults(set: Examined): readonly Fault[] {
  const { item, catalogue, words } = set;
  const { name, upstand, material } = catalogue.threshold(item.frame.threshold);
  if (upstand <= highestStep) return [];
  const way = thresholdsFor(item, catalogue)
    .filter((threshold) => threshold.upstand <= highestStep)
    .map((threshold) => ({
      label: catalogue.words.use(threshold.name),
      action: { type: 'size.chooseThreshold', stock: threshold.code } as const,
    }));
  return [
    {
      code: 'access.threshold',
      severity: severityIn(set),
      sentence: words.step({ name, upstand, most: highestStep }),
      part: material === 'pvc' ? 'frame:bottom' : 'frame:threshold',
      ways: [way],
    },
  ];
}

function wayFaults(set: Examined): readonly Fault[] {
  const width = clearOpening(set.item, set.catalogue);
  const lacks = narrowestWay - width;
  if (lacks <= 0) return [];
  // Where two leaves share what the set grows by, it must grow by both.
  const wider = [...widerDoor(lacks, set), ...widerDoor(2 * lacks, set)];
  return [
    {
      code: 'access.clear-width',
      severity: severityIn(set),
      sentence: set.words.clearWidth({ width, least: narrowestWay }),
      part: '*:leaf',
      ways: [wider, otherSlabs(set)],
    },
  ];
}
