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
  type Tile,
  type Tiles,
} from './scene.ts';
import { type Definitions, escaped, number, plain, startDefinitions } from './svg-definitions.ts';

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
  const body = shapesText(shapes, definitions);
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

function shapesText(shapes: readonly Shape[], definitions: Definitions): string {
  let text = '';
  for (const shape of shapes)
    text += shape.kind === 'group' ? groupText(shape, definitions) : pathText(shape, definitions);
  return text;
}

function groupText(group: Group, definitions: Definitions): string {
  const { shapes, shift } = group;
  const inside = shift ? placedText(shapes, definitions) : shapesText(shapes, definitions);
  if (!inside) return '';
  const attributes = groupAttributes(group, definitions);
  return attributes ? `<g${attributes}>${shift ? definitions.oncePlaced(inside) : inside}</g>` : inside;
}

function groupAttributes({ clip, shift, opacity }: Group, definitions: Definitions): string {
  const clipping =
    clip && definitions.define(`clip ${clip}`, (id) => `<clipPath id="${id}"><path d="${escaped(clip)}"/></clipPath>`);
  return (
    (shift ? ` transform="translate(${Number(shift[0].toFixed(1))} ${Number(shift[1].toFixed(1))})"` : '') +
    (clipping ? ` clip-path="url(#${clipping})"` : '') +
    (opacity === undefined ? '' : opacityText(opacity))
  );
}

/** Twins hold the very same shapes: what stands in a moved group is written once and read again. */
function placedText(shapes: readonly Shape[], definitions: Definitions): string {
  const known = definitions.placed.get(shapes);
  if (known !== undefined) return known;
  const text = shapesText(shapes, definitions);
  definitions.placed.set(shapes, text);
  return text;
}

function pathText(shape: PathShape, definitions: Definitions): string {
  const fill = shape.fill ? paintText('fill', shape.fill, definitions) : '';
  const stroke = shape.stroke ? strokeText(shape.stroke, definitions) : '';
  if (!fill && !stroke) return '';
  const rule = shape.evenOdd ? ' fill-rule="evenodd"' : '';
  const opacity = shape.opacity === undefined ? '' : opacityText(shape.opacity);
  return `<${definitions.outline(shape.d)}${fill || ' fill="none"'}${stroke}${rule}${opacity}/>`;
}

function strokeText({ paint, width, cap, join, dash }: Stroke, definitions: Definitions): string {
  const colour = paintText('stroke', paint, definitions);
  if (!colour) return '';
  return (
    `${colour} stroke-width="${Number(width.toFixed(2))}"${cap ? ` stroke-linecap="${cap}"` : ''}` +
    `${join ? ` stroke-linejoin="${join}"` : ''}${dash ? ` stroke-dasharray="${escaped(dash)}"` : ''}`
  );
}

/** `fill="…"` or `stroke="…"`; empty where the tile is absent. */
function paintText(use: 'fill' | 'stroke', paint: Paint, definitions: Definitions): string {
  if (paint.kind === 'solid') {
    const { colour, alpha } = paint;
    const opacity = alpha === undefined || alpha === 1 ? '' : ` ${use}-opacity="${Number(alpha.toFixed(3))}"`;
    return ` ${use}="${plain.test(colour) ? colour : escaped(colour)}"${opacity}`;
  }
  const reference = paint.kind === 'tile' ? patternOf(paint, definitions) : gradientOf(paint, definitions);
  return reference && ` ${use}="url(#${reference})"`;
}

type Gradient = Extract<Paint, { kind: 'linear' | 'radial' }>;

function gradientOf(paint: Gradient, definitions: Definitions): string {
  const content = knownGradients.get(paint) ?? gradientText(paint);
  const element = `${paint.kind}Gradient`;
  return definitions.define(`${element}${content}`, (id) => `<${element} id="${id}"${content}</${element}>`);
}

/** The paint of a moulding's side is the same object wherever that side runs, and is written once. */
const knownGradients = new WeakMap<Gradient, string>();

function gradientText(paint: Gradient): string {
  const units = paint.units === 'mm' ? ' gradientUnits="userSpaceOnUse"' : '';
  const text = `${placeText(paint)}${units}>${stopsText(paint.stops)}`;
  knownGradients.set(paint, text);
  return text;
}

function placeText(paint: Gradient): string {
  const places = paint.units === 'mm' ? 1 : 3;
  if (paint.kind === 'linear') {
    const [x1, y1] = paint.from;
    const [x2, y2] = paint.to;
    return (
      ` x1="${Number(x1.toFixed(places))}" y1="${Number(y1.toFixed(places))}"` +
      ` x2="${Number(x2.toFixed(places))}" y2="${Number(y2.toFixed(places))}"`
    );
  }
  const focus = paint.focus ? pointText(paint.focus, ['fx', 'fy'], places) : '';
  return `${pointText(paint.centre, ['cx', 'cy'], places)} r="${number(paint.radius, places)}"${focus}`;
}

const pointText = (
  [x, y]: readonly [number, number],
  [nameX, nameY]: readonly [string, string],
  places: number,
): string => ` ${nameX}="${Number(x.toFixed(places))}" ${nameY}="${Number(y.toFixed(places))}"`;

/** The stops of a moulding are the same object wherever it runs, and are written once. */
const knownStops = new WeakMap<readonly Stop[], string>();

function stopsText(stops: readonly Stop[]): string {
  const known = knownStops.get(stops);
  if (known !== undefined) return known;
  const written: string[] = [];
  for (const { at, colour, alpha } of stops) {
    const opacity = alpha === undefined || alpha === 1 ? '' : ` stop-opacity="${Number(alpha.toFixed(3))}"`;
    const shown = plain.test(colour) ? colour : escaped(colour);
    written.push(`<stop offset="${Number(at.toFixed(3))}" stop-color="${shown}"${opacity}/>`);
  }
  // Joined, it is kept as one text; added up, every piece of it would be kept.
  const text = written.join('');
  knownStops.set(stops, text);
  return text;
}

function patternOf({ tile: name, at, turn }: Extract<Paint, { kind: 'tile' }>, definitions: Definitions): string {
  const tile = definitions.tile(name);
  if (!tile) return '';
  const image = definitions.imageId(name, tile);
  const move = `translate(${number(at[0], 1)} ${number(at[1], 1)})${turn ? ` rotate(${number(turn, 1)})` : ''}`;
  const [width, height] = tile.size;
  const columns = columnsOf(tile);
  const images = columns
    .flatMap((down, column) => placesIn(column * width, down, height))
    .map((place) => `<use href="#${image}"${place}/>`);
  return definitions.define(
    `pattern ${name} ${move}`,
    (id) =>
      `<pattern id="${id}" width="${width * columns.length}" height="${height}" patternUnits="userSpaceOnUse" ` +
      `patternTransform="${move}">${images.join('')}</pattern>`,
  );
}

/** What runs on along the grain may stand beside itself shifted: then the eye finds no repeat across it. */
const shifts = [0, 0.38, 0.71];

const columnsOf = ({ size: [, height], columns = 1 }: Tile): readonly number[] =>
  shifts.slice(0, columns).map((share) => Math.round(share * height));

/** A column that is shifted down is filled up from above. */
const placesIn = (x: number, down: number, height: number): readonly string[] =>
  (down > 0 ? [down, down - height] : [0]).map((y) => (x === 0 ? '' : ` x="${x}"`) + (y === 0 ? '' : ` y="${y}"`));

const opacityText = (value: number): string => (value === 1 ? '' : ` opacity="${Number(value.toFixed(3))}"`);
