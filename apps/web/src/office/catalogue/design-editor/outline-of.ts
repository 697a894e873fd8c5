import type { Design, DesignLight, DesignMoulding, GlassShapeId } from '@door/domain/catalogue/rows/design-rows';
import type { DesignPlace } from '@door/domain/catalogue/check/design-places';
import type { Rectangle } from './drag.ts';

/** The outline of a light or panel as an SVG path in mm: with its arch, its quarter round, or turned by 45 degrees. */
export function outlineOf(design: Pick<Design, 'lights' | 'mouldings'>, { part, at, place }: DesignPlace): string {
  const drawn = drawable(place);
  const of = part === 'light' ? design.lights[at] : design.mouldings[at];
  if (!of) return rectangle(drawn);
  if (isArched(of)) return arch(drawn);
  if (!('shape' in of)) return rectangle(drawn);
  return of.turn === 45 ? diamond(drawn) : rounded(drawn, cornerOf[of.shape]);
}

const isArched = (of: DesignLight | DesignMoulding): boolean => 'head' in of && of.head === 'arch';

/** A length that is no number, such as that of `w/0`, or less than nothing cannot be drawn. */
const drawable = ({ x, y, width, height }: Rectangle): Rectangle => ({
  x: finite(x),
  y: finite(y),
  width: Math.max(finite(width), 0),
  height: Math.max(finite(height), 0),
});

const finite = (length: number): number => (Number.isFinite(length) ? length : 0);

type Corner = 'none' | 'topLeft' | 'topRight' | 'bottomRight' | 'bottomLeft';

/** The corner that a quarter round takes off. */
const cornerOf: Readonly<Record<GlassShapeId, Corner>> = {
  10: 'none',
  20: 'topLeft',
  30: 'none',
  40: 'topRight',
  50: 'bottomRight',
  60: 'bottomLeft',
};

const path = (parts: readonly (string | number)[]): string => parts.map(String).join(' ');

const rectangle = ({ x, y, width, height }: Rectangle): string =>
  path(['M', x, y, 'h', width, 'v', height, 'h', -width, 'Z']);

/** A half round on two upright sides; a light that is wider than two of its heights has a flatter one. */
function arch({ x, y, width, height }: Rectangle): string {
  const rise = Math.min(width / 2, height);
  return path([
    'M',
    x,
    y + height,
    'V',
    y + rise,
    'A',
    width / 2,
    rise,
    0,
    0,
    1,
    x + width,
    y + rise,
    'V',
    y + height,
    'Z',
  ]);
}

function diamond({ x, y, width, height }: Rectangle): string {
  const [middle, centre] = [x + width / 2, y + height / 2];
  const reach = (width + height) / 2 / Math.SQRT2;
  return path([
    'M',
    middle,
    centre - reach,
    'L',
    middle + reach,
    centre,
    middle,
    centre + reach,
    middle - reach,
    centre,
    'Z',
  ]);
}

function rounded(place: Rectangle, corner: Corner): string {
  const { x, y, width, height } = place;
  const [right, bottom] = [x + width, y + height];
  const arc = ['A', width, height, 0, 0, 1] as const;
  const paths: Readonly<Record<Corner, string>> = {
    none: rectangle(place),
    topLeft: path(['M', x, bottom, ...arc, right, y, 'V', bottom, 'Z']),
    topRight: path(['M', x, y, ...arc, right, bottom, 'H', x, 'Z']),
    bottomRight: path(['M', right, y, ...arc, x, bottom, 'V', y, 'Z']),
    bottomLeft: path(['M', right, bottom, ...arc, x, y, 'H', right, 'Z']),
  };
  return paths[corner];
}
