import type { StandardDimension } from '@door/domain/catalogue/rows/frame-rows';
import { mm } from '@door/domain/lib/mm';

/** A width offered while the present width is between `from` and `to`. Ranges overlap on purpose. */
const width =
  (doors: 'single' | 'double') =>
  (from: number, to: number, value: number): StandardDimension => ({
    dimension: 'width',
    doors,
    from: mm(from),
    to: mm(to),
    value: mm(value),
    description: `${value} wide`,
  });
const single = width('single');
const double = width('double');

const height = (from: number, to: number, value: number): StandardDimension => ({
  dimension: 'height',
  doors: 'any',
  from: mm(from),
  to: mm(to),
  value: mm(value),
  description: `${value} high`,
});

export const standardDimensions: readonly StandardDimension[] = [
  single(720, 824, 800),
  single(800, 879, 850),
  single(840, 929, 890),
  single(890, 959, 920),
  single(930, 979, 950),
  single(950, 1009, 980),
  single(980, 1065, 1000),
  double(1200, 1449, 1400),
  double(1400, 1549, 1500),
  double(1500, 1749, 1700),
  double(1700, 1899, 1800),
  double(1850, 2000, 1900),
  height(1900, 2024, 2000),
  height(2000, 2064, 2040),
  height(2040, 2099, 2085),
  height(2070, 2139, 2100),
  height(2110, 2199, 2150),
  height(2180, 2260, 2200),
  height(2250, 2415, 2300),
];
