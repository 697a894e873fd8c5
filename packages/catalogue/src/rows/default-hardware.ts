import type { DefaultHardware } from '@door/domain/catalogue/stock-rows';

/** What a new door carries where its design allows it. A centre knob is always a choice of its own. */
export const defaultHardware = [
  { kind: 'handle', dropdown: 'handle', masterId: 1 },
  { kind: 'knocker', dropdown: 'doorKnocker', masterId: 11 },
  { kind: 'spyhole', dropdown: 'spyhole1', masterId: 31 },
  { kind: 'letterPlate', dropdown: 'letterPlate', masterId: 41 },
] as const satisfies readonly DefaultHardware[];
