import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import { templateId } from '@door/domain/door/model/ids';
import { size } from '@door/domain/lib/mm';
import { bothSides, coupled, leftSide, noSides, rightSide, withFanlight, withoutFanlight } from './template-parts.ts';

/** A frame for each cell, fixed back to back. */
export const singleDoors = [
  {
    ...coupled,
    ...noSides,
    ...withoutFanlight,
    id: templateId('single-door'),
    frameConfig: 'door-only',
    displayName: 'Single Door',
    overall: size(1000, 2100),
  },
  {
    ...coupled,
    ...leftSide,
    ...withoutFanlight,
    id: templateId('single-door-left-sidelight'),
    frameConfig: 'left-side',
    displayName: 'Single Door with Left Sidelight',
    overall: size(1440, 2100),
  },
  {
    ...coupled,
    ...rightSide,
    ...withoutFanlight,
    id: templateId('single-door-right-sidelight'),
    frameConfig: 'right-side',
    displayName: 'Single Door with Right Sidelight',
    overall: size(1440, 2100),
  },
  {
    ...coupled,
    ...bothSides,
    ...withoutFanlight,
    id: templateId('single-door-both-sidelights'),
    frameConfig: 'both-sides',
    displayName: 'Single Door with Both Sidelights',
    overall: size(1900, 2100),
  },
  {
    ...coupled,
    ...noSides,
    ...withFanlight,
    id: templateId('single-door-fanlight'),
    frameConfig: 'fanlight',
    displayName: 'Single Door with Fanlight',
    overall: size(1000, 2400),
  },
  {
    ...coupled,
    ...leftSide,
    ...withFanlight,
    id: templateId('single-door-left-sidelight-fanlight'),
    frameConfig: 'left-side & fanlight',
    displayName: 'Single Door with Left Sidelight & Fanlight',
    overall: size(1440, 2400),
  },
  {
    ...coupled,
    ...rightSide,
    ...withFanlight,
    id: templateId('single-door-right-sidelight-fanlight'),
    frameConfig: 'right-side & fanlight',
    displayName: 'Single Door with Right Sidelight & Fanlight',
    overall: size(1440, 2400),
  },
  {
    ...coupled,
    ...bothSides,
    ...withFanlight,
    id: templateId('single-door-both-sidelights-fanlight'),
    frameConfig: 'both-sides & fanlight',
    displayName: 'Single Door with Both Sidelights & Fanlight',
    overall: size(1900, 2400),
  },
  {
    ...coupled,
    ...bothSides,
    ...withFanlight,
    id: templateId('single-door-full-surround'),
    frameConfig: 'full',
    displayName: 'Single Door with Full Surround',
    overall: size(1900, 2400),
  },
] as const satisfies readonly FrameTemplate[];
