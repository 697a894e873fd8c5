import { lengthText, type Size, sizeText } from '../../lib/mm.ts';
import type { SizeChange, Measured, OutOfLimits } from '../../door/model/out-of-limits.ts';
import { capitalised } from '../sentence.ts';

const subjects: Readonly<Record<OutOfLimits['what'], string>> = {
  leaf: 'The leaf',
  'master-leaf': 'The master leaf',
  'slave-leaf': 'The slave leaf',
  'door-frame': 'The door frame',
  'left-sidelight': 'The left sidelight',
  'right-sidelight': 'The right sidelight',
  fanlight: 'The fanlight',
  'one-piece-frame': 'The one-piece frame',
  'coupled-set': 'The coupled set',
};

const measures: Readonly<Record<Measured, string>> = {
  'overall-width': 'overall width',
  'overall-height': 'overall height',
  'door-height': 'door height',
  'master-width': 'master width',
  'sidelights-together': 'sidelights together',
};

const across = { width: 'wide', height: 'high' } as const;

const change = ({ measure, to, than }: SizeChange): string =>
  `make the ${measures[measure]} ${lengthText(to)} or ${than}`;

const capital = (sentence: string): string => `${capitalised(sentence)}.`;

const squareMetres = (area: number): string => `${area.toFixed(2)} m²`;

interface OneFrame {
  readonly what: OutOfLimits['what'];
  readonly is: Size;
  readonly max: Size;
  readonly most: number;
  readonly cure: SizeChange;
}

/** Why sizes cannot be made, each with a size that can. */
export const sizes = {
  /** One of the cures is enough. */
  outOfLimits: ({ what, side, value, limit, cures }: OutOfLimits) => {
    const bound = value < limit ? 'at least' : 'at most';
    const finding =
      value > 0
        ? `${subjects[what]} would be ${lengthText(value)} ${across[side]}; it must be ${bound} ${String(limit)}.`
        : `${subjects[what]} would have no room; it must be ${bound} ${lengthText(limit)} ${across[side]}.`;
    return `${finding} ${capital(cures.map(change).join(', or '))}`;
  },
  setTooLarge: ({
    what,
    area,
    most,
    cure,
  }: {
    what: OutOfLimits['what'];
    area: number;
    most: number;
    cure: SizeChange;
  }) =>
    `${subjects[what]} would be ${squareMetres(area)}; it must be at most ${String(most)}. ${capital(change(cure))}`,
  /** `The fanlight would be 3800 × 320 mm; one frame may be 3000 × 2600 mm and 7 m².` */
  oneFrame: ({ what, is, max, most, cure }: OneFrame) =>
    `${subjects[what]} would be ${sizeText(is)}; one frame may be ${sizeText(max)} and ${String(most)} m². ${capital(change(cure))}`,
  tooMuchGlass: ({
    what,
    area,
    most,
    width,
  }: {
    what: OutOfLimits['what'];
    area: number;
    most: number;
    width: number;
  }) =>
    `${subjects[what]} would hold ${squareMetres(area)} of glass; it must be at most ${String(most)}. Make it ${lengthText(width)} wide or less.`,
  needsMullion: (width: number, most: number) =>
    `The fanlight would be ${lengthText(width)} wide in one light; over ${String(most)} it needs a mullion.`,
  noSidelights: 'This set has no sidelights. Change the overall width.',
  noFanlight: 'Without a fanlight the door fills the frame. Change the overall height.',
  noSlaveLeaf: 'A single door has no slave leaf to share with.',
  cannotBeMade: 'Leaves a size that cannot be made',
};
