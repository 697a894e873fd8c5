import type { FinishedDoor, HouseStyle } from '../../rows/gallery-rows.ts';
import { houseWalls } from '../../rows/walls.ts';
import { hardwareKinds } from '../../../door/model/hardware-kinds.ts';
import type { ColourId, DesignId, StockCode, TemplateId, ThemeId } from '../../../door/model/ids.ts';
import { type FrameFinish, type Glazing, suites } from '../../../door/model/door-values.ts';
import {
  choice,
  filledText,
  nullable,
  onlyTrue,
  optional,
  record,
  reference,
  setOf,
  someKeys,
  variants,
} from '../field.ts';
import { glazedFramePartKinds } from '../../../door/model/parts.ts';
import { lengthOf, rowNumber, sizeBetween } from './numbers.ts';

const wall = choice(houseWalls);

type Foil = Extract<FrameFinish, { kind: 'frame-colour' }>;
type Painted = Extract<FrameFinish, { kind: 'door-colour' }>;

const finish = variants<FrameFinish>('kind', {
  'frame-colour': record<Foil>({
    kind: choice(['frame-colour'] as const),
    colourId: reference<ColourId>('colours'),
  }),
  'door-colour': record<Painted>({ kind: choice(['door-colour'] as const) }),
});

type Theme = Extract<Glazing, { kind: 'theme' }>;
type Clear = Extract<Glazing, { kind: 'clear' }>;
type Open = Extract<Glazing, { kind: 'none-chosen' }>;
type Unglazed = Extract<Glazing, { kind: 'unglazed' }>;

const glazing = variants<Glazing>('kind', {
  theme: record<Theme>({ kind: choice(['theme'] as const), themeId: reference<ThemeId>('themes') }),
  clear: record<Clear>({ kind: choice(['clear'] as const) }),
  unglazed: record<Unglazed>({ kind: choice(['unglazed'] as const) }),
  'none-chosen': record<Open>({ kind: choice(['none-chosen'] as const) }),
});

export const finishedDoorField = record<FinishedDoor>({
  id: rowNumber(),
  name: filledText(60),
  wall,
  templateId: reference<TemplateId>('templates'),
  designId: reference<DesignId>('designs'),
  overall: optional(sizeBetween(300, 4000)),
  sides: optional(record<NonNullable<FinishedDoor['sides']>>({ left: lengthOf(0, 2000), right: lengthOf(0, 2000) })),
  doorHeight: optional(lengthOf(1000, 3000)),
  hand: optional(choice(['left', 'right'] as const)),
  opens: optional(choice(['In', 'Out'] as const)),
  doorColour: reference<ColourId>('colours'),
  ral: optional(reference<string>('paints')),
  sameInternal: optional(onlyTrue),
  frameExternal: optional(finish),
  frameInternal: optional(finish),
  doorGlass: optional(glazing),
  backing: optional(reference<string>('backings')),
  frameGlass: optional(glazing),
  paneGlass: optional(someKeys(glazedFramePartKinds, glazing)),
  paneBackings: optional(someKeys(glazedFramePartKinds, reference<string>('backings'))),
  handleType: optional(nullable(reference<string>('handles'))),
  suite: optional(choice(suites)),
  pieces: optional(someKeys(hardwareKinds, nullable(reference<StockCode>('stock')))),
  letterPlateHeight: optional(lengthOf(100, 2300)),
  hingeColour: optional(reference<string>('hinges')),
});

export const houseStyleField = record<HouseStyle>({
  id: rowNumber(),
  name: filledText(60),
  wall,
  designs: setOf(reference<DesignId>('designs'), { min: 1, max: 40 }),
  colours: setOf(reference<ColourId>('colours'), { min: 1, max: 40 }),
});
