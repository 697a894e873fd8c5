import type { FrameTemplate, System } from '../catalogue/rows/frame-rows.ts';
import { designId, stockCode, systemId, templateId } from '../door/model/ids.ts';
import { mm, size } from '../lib/mm.ts';

/** The second is a fire door: without glass, in the thin slab and the wide frame, on an aluminium threshold. */
export const systems: readonly System[] = [
  { id: systemId(1), name: 'Composite 44', typeId: 1 },
  {
    id: systemId(2),
    name: 'Fire door',
    typeId: 1,
    tradeOnly: true,
    fire: 'FD30S',
    securable: false,
    stylesOf: systemId(1),
    solid: true,
    slabs: [44],
    profiles: ['WFO'],
    thresholds: ['TH-AL15', 'TH-AL28'].map(stockCode),
  },
];

const single: FrameTemplate = {
  id: templateId('single-door'),
  systemId: systemId(1),
  frameConfig: 'door-only',
  displayName: 'Single Door',
  doors: 'single',
  sides: 'none',
  fanlight: false,
  construction: 'coupled',
  profile: 'WFO',
  overall: size(1000, 2100),
  leftSideWidth: null,
  rightSideWidth: null,
  doorHeight: null,
  sill: stockCode('SC150'),
  threshold: stockCode('TH-PVC'),
  designId: designId(4),
};

const surround: FrameTemplate = {
  ...single,
  id: templateId('surround'),
  frameConfig: 'both-sides & fanlight',
  displayName: 'Single Door with Both Sidelights & Fanlight',
  sides: 'both',
  fanlight: true,
  overall: size(1900, 2400),
  leftSideWidth: mm(460),
  rightSideWidth: mm(460),
  doorHeight: mm(2050),
};

export const templates: readonly FrameTemplate[] = [
  single,
  {
    ...single,
    id: templateId('left'),
    frameConfig: 'left-side',
    displayName: 'Single Door with Left Sidelight',
    sides: 'left',
    overall: size(1440, 2100),
    leftSideWidth: mm(460),
  },
  surround,
  {
    ...surround,
    id: templateId('surround-mullion'),
    frameConfig: 'both-sides with mullion & fanlight',
    displayName: 'Single Door with Both Sidelights with Mullion & Fanlight',
    construction: 'one-piece',
  },
  {
    ...single,
    id: templateId('fanlight-mullion'),
    frameConfig: 'fanlight with mullion',
    displayName: 'Single Door with Fanlight with Mullion',
    construction: 'one-piece',
    fanlight: true,
    overall: size(1000, 2400),
    doorHeight: mm(2050),
  },
  {
    ...single,
    id: templateId('double'),
    displayName: 'Double Door',
    doors: 'double',
    overall: size(1800, 2100),
    sill: null,
    threshold: stockCode('TH-AL15'),
    designId: designId(8),
  },
  {
    ...surround,
    id: templateId('double-full'),
    frameConfig: 'full',
    displayName: 'Double Door with Full Surround',
    doors: 'double',
    overall: size(2720, 2400),
    sill: null,
    threshold: stockCode('TH-AL15'),
    designId: designId(8),
  },
];
