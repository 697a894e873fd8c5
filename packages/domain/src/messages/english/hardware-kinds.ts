import type { HardwareKind } from '../../door/model/hardware-kinds.ts';

interface KindWords {
  /** In headings, and before what is chosen. */
  readonly heading: string;
  /** Within a sentence. */
  readonly noun: string;
}

export const hardwareKindWords: Readonly<Record<HardwareKind, KindWords>> = {
  handle: { heading: 'Handle', noun: 'handle' },
  knocker: { heading: 'Knocker', noun: 'knocker' },
  doorKnob: { heading: 'Door Knob', noun: 'door knob' },
  spyhole: { heading: 'Spyhole', noun: 'spyhole' },
  letterPlate: { heading: 'Letter Plate', noun: 'letter plate' },
};
