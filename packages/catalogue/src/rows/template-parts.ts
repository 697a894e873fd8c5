import { designId, stockCode, systemId } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';

const sidelightWidth = mm(460);
/** The door cell's height where a fanlight stands above it. */
const heightUnderFanlight = mm(2050);

export const noSides = { sides: 'none', leftSideWidth: null, rightSideWidth: null } as const;
export const leftSide = { sides: 'left', leftSideWidth: sidelightWidth, rightSideWidth: null } as const;
export const rightSide = { sides: 'right', leftSideWidth: null, rightSideWidth: sidelightWidth } as const;
export const bothSides = { sides: 'both', leftSideWidth: sidelightWidth, rightSideWidth: sidelightWidth } as const;

export const withoutFanlight = { fanlight: false, doorHeight: null } as const;
export const withFanlight = { fanlight: true, doorHeight: heightUnderFanlight } as const;

const single = {
  systemId: systemId(1),
  doors: 'single',
  profile: 'WFO',
  sill: stockCode('SC150'),
  threshold: stockCode('TH-PVC'),
  designId: designId(4),
} as const;
export const coupled = { ...single, construction: 'coupled' } as const;
export const onePiece = { ...single, construction: 'one-piece' } as const;
