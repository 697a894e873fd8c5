import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import { designId, stockCode, systemId, templateId } from '@door/domain/door/model/ids';
import { size } from '@door/domain/lib/mm';
import { bothSides, noSides, withFanlight, withoutFanlight } from './template-parts.ts';

const double = {
  systemId: systemId(1),
  doors: 'double',
  construction: 'coupled',
  profile: 'WFO',
  sill: null,
  threshold: stockCode('TH-AL15'),
  designId: designId(8),
} as const;

export const doubleDoors = [
  {
    ...double,
    ...noSides,
    ...withoutFanlight,
    id: templateId('double-door'),
    frameConfig: 'door-only',
    displayName: 'Double Door',
    overall: size(1800, 2100),
  },
  {
    ...double,
    ...bothSides,
    ...withoutFanlight,
    id: templateId('double-door-both-sidelights'),
    frameConfig: 'both-sides',
    displayName: 'Double Door with Both Sidelights',
    overall: size(2720, 2100),
  },
  {
    ...double,
    ...noSides,
    ...withFanlight,
    id: templateId('double-door-fanlight'),
    frameConfig: 'fanlight',
    displayName: 'Double Door with Fanlight',
    overall: size(1800, 2400),
  },
  {
    ...double,
    ...bothSides,
    ...withFanlight,
    id: templateId('double-door-full-surround'),
    frameConfig: 'full',
    displayName: 'Double Door with Full Surround',
    overall: size(2720, 2400),
  },
] as const satisfies readonly FrameTemplate[];
