import type { Colour, ColourPair, Paint } from '../../rows/colour-rows.ts';
import type { ColourId, StockCode } from '../../../door/model/ids.ts';
import {
  choice,
  code,
  colour,
  filledText,
  flag,
  nullable,
  onlyTrue,
  optional,
  record,
  reference,
  text,
} from '../field.ts';
import { rowNumber } from './numbers.ts';

export const colourField = record<Colour>({
  id: rowNumber<ColourId>(),
  name: filledText(60),
  tradeName: optional(filledText(60)),
  use: choice(['door', 'frame'] as const),
  stockCode: code(),
  colourCode: code(),
  ral: nullable(filledText(20)),
  hex: colour,
  finish: choice(['paint', 'woodgrain', 'pvc', 'custom'] as const),
  priceGroup: choice([0, 1, 2, 3] as const),
  externalStandard: flag,
  internalStandard: flag,
  customerStandard: flag,
  customerDefault: flag,
  base: nullable(filledText(60)),
  painted: optional(record<NonNullable<Colour['painted']>>({ name: filledText(60), ral: nullable(filledText(20)) })),
  foil: optional(onlyTrue),
  note: text(200),
});

export const colourPairField = record<ColourPair>({
  external: reference<ColourId>('colours'),
  inside: reference<ColourId>('colours'),
  appendix: code(),
  wideCode: code<StockCode>(),
  narrowCode: code<StockCode>(),
  priceGroup: choice([0, 1, 2, 3, 4] as const),
  stocked: flag,
});

export const paintField = record<Paint>({ ral: filledText(20), name: filledText(60), hex: colour });
