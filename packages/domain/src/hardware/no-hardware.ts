import type { Hardware } from '../model/item.ts';

/** No hardware of any kind. */
export const noHardware: Hardware['chosen'] = {
  handle: null,
  knocker: null,
  doorKnob: null,
  spyhole: null,
  letterPlate: null,
};
