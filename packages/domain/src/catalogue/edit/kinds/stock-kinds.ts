import type { Article, LockRow } from '../../rows/production-rows.ts';
import { pieceDrawings } from '../../rows/hardware-drawings.ts';
import {
  cutBases,
  cutDatums,
  cutFaces,
  cutLayers,
  cutShapes,
  type PreparationRow,
} from '../../rows/preparation-rows.ts';
import type { MasterStock, RelatedStock, Stock } from '../../rows/stock-rows.ts';
import { hardwareKinds } from '../../../door/model/hardware-kinds.ts';
import type { StockCode } from '../../../door/model/ids.ts';
import { suites } from '../../../door/model/door-values.ts';
import { criteriaQuestions } from '../../../door/stock/door-props.ts';
import type { Mm } from '../../../lib/mm.ts';
import {
  choice,
  code,
  filledText,
  flag,
  list,
  nullable,
  number,
  optional,
  record,
  reference,
  setOf,
  someKeys,
  text,
} from '../field.ts';
import { lockOperations } from './door-kinds.ts';
import { lengthOf, rowNumber } from './numbers.ts';

const categoryId = nullable(number(1, 99_999));

export const masterField = record<MasterStock>({
  id: rowNumber(),
  code: code(),
  name: filledText(80),
  kind: nullable(choice(hardwareKinds)),
  handleType: nullable(reference<string>('handles')),
  drawnAs: optional(choice(Object.values(pieceDrawings).flat())),
  dropdown: nullable(filledText(40)),
  lock: optional(
    record<NonNullable<MasterStock['lock']>>({
      operation: choice(lockOperations),
      leafFrom: lengthOf(300, 2500),
      leafTo: lengthOf(300, 2500),
    }),
  ),
});

export const stockField = record<Stock>({
  id: rowNumber(),
  masterId: reference<number>('masters'),
  code: code<StockCode>(),
  description: filledText(120),
  usage: text(120),
  categoryId,
  suite: nullable(choice(suites)),
  criteria: someKeys(criteriaQuestions, setOf(filledText(60), { min: 1, max: 40 })),
  analysisCode: text(40),
  factoryFitted: flag,
});

export const relatedStockField = record<RelatedStock>({
  masterId: reference<number>('masters'),
  relatedMasterId: reference<number>('masters'),
  dropdown: filledText(40),
});

export const lockField = record<LockRow>({
  code: code<StockCode>(),
  name: filledText(80),
  operation: choice(lockOperations),
  leafFrom: lengthOf(300, 2500),
  leafTo: lengthOf(300, 2500),
  faceplate: nullable(lengthOf(100, 2500)),
});

/** Half millimetres are common: the middle of a leaf 885 wide. */
const cutLength = (min: number, max: number) => number<Mm>(min, max, { unit: 'mm', decimals: 1 });

export const preparationField = record<PreparationRow>({
  article: code<StockCode>(),
  layer: choice(cutLayers),
  shape: choice(cutShapes),
  from: choice(cutDatums),
  x: cutLength(-1000, 1500),
  base: choice(cutBases),
  y: cutLength(-2500, 2500),
  width: cutLength(1, 1500),
  height: cutLength(1, 2500),
  depth: cutLength(0, 1500),
  face: choice(cutFaces),
  source: text(120),
});

export const articleField = record<Article>({
  code: code<StockCode>(),
  description: filledText(120),
  categoryId,
  stockLengths: list(lengthOf(500, 10_000), { max: 4 }),
  unit: choice(['piece', 'metre'] as const),
});
