import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import { templateId } from '@door/domain/door/model/ids';
import { size } from '@door/domain/lib/mm';
import { bothSides, leftSide, noSides, onePiece, rightSide, withFanlight, withoutFanlight } from './template-parts.ts';

/** One welded frame, divided by mullions and transoms. */
export const singleDoorsInOnePiece = [
  {
    ...onePiece,
    ...leftSide,
    ...withoutFanlight,
    id: templateId('single-door-left-sidelight-mullion'),
    frameConfig: 'left-side with mullion',
    displayName: 'Single Door with Left Sidelight with Mullion',
    overall: size(1440, 2100),
  },
  {
    ...onePiece,
    ...rightSide,
    ...withoutFanlight,
    id: templateId('single-door-right-sidelight-mullion'),
    frameConfig: 'right-side with mullion',
    displayName: 'Single Door with Right Sidelight with Mullion',
    overall: size(1440, 2100),
  },
  {
    ...onePiece,
    ...bothSides,
    ...withoutFanlight,
    id: templateId('single-door-both-sidelights-mullion'),
    frameConfig: 'both-sides with mullion',
    displayName: 'Single Door with Both Sidelights with Mullion',
    overall: size(1900, 2100),
  },
  {
    ...onePiece,
    ...noSides,
    ...withFanlight,
    id: templateId('single-door-fanlight-mullion'),
    frameConfig: 'fanlight with mullion',
    displayName: 'Single Door with Fanlight with Mullion',
    overall: size(1000, 2400),
  },
  {
    ...onePiece,
    ...leftSide,
    ...withFanlight,
    id: templateId('single-door-left-sidelight-mullion-fanlight'),
    frameConfig: 'left-side with mullion & fanlight',
    displayName: 'Single Door with Left Sidelight with Mullion & Fanlight',
    overall: size(1440, 2400),
  },
  {
    ...onePiece,
    ...rightSide,
    ...withFanlight,
    id: templateId('single-door-right-sidelight-mullion-fanlight'),
    frameConfig: 'right-side with mullion & fanlight',
    displayName: 'Single Door with Right Sidelight with Mullion & Fanlight',
    overall: size(1440, 2400),
  },
  {
    ...onePiece,
    ...bothSides,
    ...withFanlight,
    id: templateId('single-door-both-sidelights-mullion-fanlight'),
    frameConfig: 'both-sides with mullion & fanlight',
    displayName: 'Single Door with Both Sidelights with Mullion & Fanlight',
    overall: size(1900, 2400),
  },
] as const satisfies readonly FrameTemplate[];
