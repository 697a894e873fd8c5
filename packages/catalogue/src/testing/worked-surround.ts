import { colourId, themeId } from '@door/domain/door/model/ids';
import { chosen, coupledSurround } from './priced-doors.ts';

/** Example (b) as its price is worked: anthracite outside, white inside, and a theme of group B in units that are laminated. */
export const workedSurround = chosen(
  coupledSurround,
  { type: 'colour.chooseFrameExternal', finish: { kind: 'frame-colour', colourId: colourId(104) } },
  { type: 'colour.chooseDoor', colourId: colourId(4) },
  { type: 'colour.sameInternal', on: false },
  { type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId: themeId(16) } },
);
