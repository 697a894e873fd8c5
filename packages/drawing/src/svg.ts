import {
  type Group,
  type LayerName,
  layerNames,
  type Paint,
  type PathShape,
  type Scene,
  type Shape,
  type Stop,
  type Stroke,
  type Tiles,
} from './scene.ts';
import { type Definitions, escaped, number, startDefinitions } from './svg-definitions.ts';

/** How a scene is written. */
export interface SvgOptions {
  /** Begins every id inside; no two drawings on one page may be given the same. */
  readonly id: string;
  /** Fills whose tile is absent are left out. */
  readonly tiles: Tiles;
  /** Pixels; the width follows. Without it the picture fills what it stands in. */
  readonly height?: number;
  readonly title?: string;
}

/** The whole picture as one SVG text. */
export const toSvg = (scene: Scene, options: SvgOptions): string =>
  written(
    scene,
    scene.layers.flatMap((layer) => layer.shapes),
    options,
  );

/** One layer alone, in the same view box, so that layers lie exactly one above another. */
export const layerSvg = (scene: Scene, name: LayerName, options: SvgOptions): string =>
  written(scene, scene.layers.find((layer) => layer.name === name)?.shapes ?? [], {
    ...options,
    id: `${options.id}${layerNames.indexOf(name)}`,
  });

function written({ view }: Scene, shapes: readonly Shape[], options: SvgOptions): string {
  const definitions = startDefinitions(shapes, { prefix: options.id, tiles: options.tiles });
  const body = shapes.map((shape) => shapeText(shape, definitions)).join('');
  const size =
    options.height === undefined
      ? ''
      : ` width="${number((options.height * view.width) / view.height, 0)}" height="${number(options.height, 0)}"`;
  const box = [view.x, view.y, view.width, view.height].map((value) => number(value, 1)).join(' ');
  const title = options.title === undefined ? '' : `<title>${escaped(options.title)}</title>`;
  const defs = definitions.text();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${size}${options.title === undefined ? '' : ' role="img"'}>` +
    `${title}${defs && `<defs>${defs}</defs>`}${body}</svg>`
  );
}

const shapeText = (shape: Shape, definitions: Definitions): string =>
  shape.kind === 'group' ? groupText(shape, definitions) : pathText(shape, definitions);

function groupText({ shapes, clip, shift, opacity }: Group, definitions: Definitions): string {
  const inside = shapes.map((shape) => shapeText(shape, definitions)).join('');
  if (!inside) return '';
  const clipping =
    clip &&
    definitions.reference(`clip ${clip}`, (id) => `<clipPath id="${id}"><path d="${escaped(clip)}"/></clipPath>`);
  const attributes =
    (shift ? ` transform="translate(${number(shift[0], 1)} ${number(shift[1], 1)})"` : '') +
    (clipping ? ` clip-path="${clipping}"` : '') +
    opacityText('opacity', opacity);
  return attributes ? `<g${attributes}>${shift ? definitions.oncePlaced(inside) : inside}</g>` : inside;
}

function pathText(shape: PathShape, definitions: Definitions): string {
  const fill = shape.fill ? paintText('fill', shape.fill, definitions) : '';
  const stroke = shape.stroke ? strokeText(shape.stroke, definitions) : '';
  if (!fill && !stroke) return '';
  const rule = shape.evenOdd ? ' fill-rule="evenodd"' : '';
  const opacity = opacityText('opacity', shape.opacity);
  return `<${outlineText(shape.d, definitions)}${fill || ' fill="none"'}${stroke}${rule}${opacity}/>`;
}

function outlineText(d: string, definitions: Definitions): string {
  const shared = definitions.pathId(d);
  return shared === null ? `path d="${escaped(d)}"` : `use href="#${shared}"`;
}

function strokeText({ paint, width, cap, join, dash }: Stroke, definitions: Definitions): string {
  const colour = paintText('stroke', paint, definitions);
  if (!colour) return '';
  return (
    `${colour} stroke-width="${number(width, 2)}"${cap ? ` stroke-linecap="${cap}"` : ''}` +
    `${join ? ` stroke-linejoin="${join}"` : ''}${dash ? ` stroke-dasharray="${escaped(dash)}"` : ''}`
  );
}

/** `fill="…"` or `stroke="…"`; empty where the tile is absent. */
function paintText(use: 'fill' | 'stroke', paint: Paint, definitions: Definitions): string {
  if (paint.kind === 'solid') {
    return ` ${use}="${escaped(paint.colour)}"${opacityText(`${use}-opacity`, paint.alpha)}`;
  }
  const reference = paint.kind === 'tile' ? patternOf(paint, definitions) : gradientOf(paint, definitions);
  return reference && ` ${use}="${reference}"`;
}

type Gradient = Extract<Paint, { kind: 'linear' | 'radial' }>;

function gradientOf(paint: Gradient, definitions: Definitions): string {
  const places = paint.units === 'mm' ? 1 : 3;
  const units = paint.units === 'mm' ? ' gradientUnits="userSpaceOnUse"' : '';
  const where = Object.entries(placeOf(paint))
    .map(([name, value]) => ` ${name}="${number(value, places)}"`)
    .join('');
  const content = `${where}${units}>${paint.stops.map(stopText).join('')}`;
  const element = `${paint.kind}Gradient`;
  return definitions.reference(`${element}${content}`, (id) => `<${element} id="${id}"${content}</${element}>`);
}

function placeOf(paint: Gradient): Readonly<Record<string, number>> {
  if (paint.kind === 'linear') {
    return { x1: paint.from[0], y1: paint.from[1], x2: paint.to[0], y2: paint.to[1] };
  }
  const centre = { cx: paint.centre[0], cy: paint.centre[1], r: paint.radius };
  return paint.focus ? { ...centre, fx: paint.focus[0], fy: paint.focus[1] } : centre;
}

const stopText = ({ at, colour, alpha }: Stop): string =>
  `<stop offset="${number(at, 3)}" stop-color="${escaped(colour)}"${opacityText('stop-opacity', alpha)}/>`;

function patternOf({ tile: name, at, turn }: Extract<Paint, { kind: 'tile' }>, definitions: Definitions): string {
  const tile = definitions.tile(name);
  if (!tile) return '';
  const image = definitions.imageId(name, tile);
  const move = `translate(${number(at[0], 1)} ${number(at[1], 1)})${turn ? ` rotate(${number(turn, 1)})` : ''}`;
  const [width, height] = tile.size;
  return definitions.reference(
    `pattern ${name} ${move}`,
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" ` +
      `patternTransform="${move}"><use href="#${image}"/></pattern>`,
  );
}

const opacityText = (name: string, value: number | undefined): string =>
  value === undefined || value === 1 ? '' : ` ${name}="${number(value, 3)}"`;
