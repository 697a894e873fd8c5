import type { Paint, Stop } from './scene.ts';
import { escapeMarkup, plain } from './escape-markup.ts';
import { type Definitions, number } from './svg-definitions.ts';

/** With what a shape is painted. */
export interface PaintUse {
  readonly definitions: Definitions;
  /** Of the paint, besides its own; 1 where none is given. */
  readonly opacity?: number | undefined;
}

/** `fill="…"` or `stroke="…"`; empty where the texture is missing. */
export function paintText(use: 'fill' | 'stroke', paint: Paint, { definitions, opacity = 1 }: PaintUse): string {
  if (paint.kind === 'solid') {
    const { colour, alpha = 1 } = paint;
    return ` ${use}="${plain.test(colour) ? colour : escapeMarkup(colour)}"${opacityText(`${use}-opacity`, alpha * opacity)}`;
  }
  const reference = paint.kind === 'texture' ? patternOf(paint, definitions) : gradientOf(paint, definitions);
  return reference && ` ${use}="url(#${reference})"${opacityText(`${use}-opacity`, opacity)}`;
}

export const opacityText = (attribute: string, value = 1): string =>
  value === 1 ? '' : ` ${attribute}="${Number(value.toFixed(3))}"`;

type Gradient = Extract<Paint, { kind: 'linear' | 'radial' }>;

function gradientOf(paint: Gradient, definitions: Definitions): string {
  const content = knownGradients.get(paint) ?? gradientText(paint);
  const element = `${paint.kind}Gradient`;
  return definitions.define(`${element}${content}`, (id) => `<${element} id="${id}"${content}</${element}>`);
}

/** References by paint object: the sides of a moulding share one object, which is written once. */
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

/** Text by array of stops: mouldings share one array, which is written once. */
const knownStops = new WeakMap<readonly Stop[], string>();

function stopsText(stops: readonly Stop[]): string {
  const known = knownStops.get(stops);
  if (known !== undefined) return known;
  const written: string[] = [];
  for (const { at, colour, alpha } of stops) {
    const opacity = alpha === undefined || alpha === 1 ? '' : ` stop-opacity="${Number(alpha.toFixed(3))}"`;
    const shown = plain.test(colour) ? colour : escapeMarkup(colour);
    written.push(`<stop offset="${Number(at.toFixed(3))}" stop-color="${shown}"${opacity}/>`);
  }
  // `join` makes one flat string; concatenation would keep every piece in memory (ropes in V8).
  const text = written.join('');
  knownStops.set(stops, text);
  return text;
}

function patternOf({ texture: name, at, turn }: Extract<Paint, { kind: 'texture' }>, definitions: Definitions): string {
  const texture = definitions.texture(name);
  if (!texture) return '';
  const image = definitions.imageId(texture);
  const move = `translate(${number(at[0], 1)} ${number(at[1], 1)})${turn ? ` rotate(${number(turn, 1)})` : ''}`;
  const [width, height] = texture.size;
  const { columns = [0] } = texture;
  const images = columns
    .flatMap((down, column) => placesIn(column * width, down, height))
    .map((place) => `<use href="#${image}"${place}/>`);
  return definitions.define(
    `pattern ${image} ${move}`,
    (id) =>
      `<pattern id="${id}" width="${width * columns.length}" height="${height}" patternUnits="userSpaceOnUse" ` +
      `patternTransform="${move}">${images.join('')}</pattern>`,
  );
}

/** The gap above a shifted column is filled from the repeat above. */
const placesIn = (x: number, down: number, height: number): readonly string[] =>
  (down > 0 ? [down, down - height] : [0]).map((y) => (x === 0 ? '' : ` x="${x}"`) + (y === 0 ? '' : ` y="${y}"`));
