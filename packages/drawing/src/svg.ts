import {
  type Group,
  type LayerName,
  layerNames,
  type PathShape,
  type Scene,
  type Shape,
  type Stroke,
  type Textures,
} from './scene.ts';
import { escapeMarkup } from './escape-markup.ts';
import { type Definition, type Definitions, type Naming, number, startDefinitions } from './svg-definitions.ts';
import { group } from './shapes/paint.ts';
import { opacityText, type PaintUse, paintText } from './svg-paint.ts';

/** How a scene is written. */
export interface SvgOptions {
  /** Prefix of every id inside. Two drawings on one page need different ones. */
  readonly id: string;
  /** Fills whose texture is missing are left out. */
  readonly textures: Textures;
  /** Pixels; the width follows. Without it the picture fills its container. */
  readonly height?: number;
  readonly title?: string;
}

/** The whole picture as one SVG text. */
export const toSvg = (scene: Scene, options: SvgOptions): string =>
  written(
    scene,
    scene.layers.flatMap(({ name, shapes, opacity, blend }) =>
      opacity === undefined && blend === undefined
        ? shapes
        : [group(name, shapes, { ...(opacity === undefined ? {} : { opacity }), ...(blend ? { blend } : {}) })],
    ),
    options,
  ).svg;

/** An SVG with the definitions that it refers to outside itself. */
export interface SvgWithDefinitions {
  readonly svg: string;
  readonly definitions: readonly Definition[];
}

/**
 * One layer alone, in the view box of the whole picture, so that the layers can be stacked; whoever stacks them gives them their
 * opacity. With `shared` its definitions are not inside: whoever shows it puts them on the page, where many layers refer to them.
 */
export const layerSvg = (
  scene: Scene,
  name: LayerName,
  options: SvgOptions & Pick<Naming, 'shared'>,
): SvgWithDefinitions =>
  written(scene, scene.layers.find((layer) => layer.name === name)?.shapes ?? [], {
    ...options,
    id: `${options.id}${layerNames.indexOf(name)}`,
  });

function written(
  { view }: Scene,
  shapes: readonly Shape[],
  { id: prefix, textures, shared, height, title }: SvgOptions & Pick<Naming, 'shared'>,
): SvgWithDefinitions {
  const definitions = startDefinitions(shapes, { prefix, textures, shared });
  const body = shapesText(shapes, definitions);
  const size =
    height === undefined
      ? ''
      : ` width="${number((height * view.width) / view.height, 0)}" height="${number(height, 0)}"`;
  const box = [view.x, view.y, view.width, view.height].map((value) => number(value, 1)).join(' ');
  const role = title === undefined ? '' : ' role="img"';
  const name = title === undefined ? '' : `<title>${escapeMarkup(title)}</title>`;
  const used = definitions.used();
  const inside = shared || used.length === 0 ? '' : `<defs>${used.map(({ text }) => text).join('')}</defs>`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${size}${role}>${name}${inside}${body}</svg>`,
    definitions: shared ? used : [],
  };
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

function groupAttributes({ clip, shift, opacity, blend }: Group, definitions: Definitions): string {
  const clipping =
    clip &&
    definitions.define(`clip ${clip}`, (id) => `<clipPath id="${id}"><path d="${escapeMarkup(clip)}"/></clipPath>`);
  return (
    (shift ? ` transform="translate(${Number(shift[0].toFixed(1))} ${Number(shift[1].toFixed(1))})"` : '') +
    (clipping ? ` clip-path="url(#${clipping})"` : '') +
    opacityText('opacity', opacity) +
    (blend ? ` style="mix-blend-mode:${blend}"` : '')
  );
}

/** Text of a shifted group by its shapes: equal groups share one array of shapes, so each is written once. */
function placedText(shapes: readonly Shape[], definitions: Definitions): string {
  const known = definitions.placed.get(shapes);
  if (known !== undefined) return known;
  const text = shapesText(shapes, definitions);
  definitions.placed.set(shapes, text);
  return text;
}

function pathText(shape: PathShape, definitions: Definitions): string {
  const paints = paintsText(shape, definitions);
  if (!paints) return '';
  const rule = shape.evenOdd ? ' fill-rule="evenodd"' : '';
  return `<${definitions.outline(shape.d)}${paints}${rule}/>`;
}

/**
 * The browser makes an element with an opacity of its own a layer; that of its paint costs nothing, and is the same where there
 * is one paint.
 */
function paintsText({ fill, stroke, opacity }: PathShape, definitions: Definitions): string {
  if (fill && stroke) {
    const painted = `${paintText('fill', fill, { definitions }) || noFill}${strokeText(stroke, { definitions })}`;
    return painted === noFill ? '' : `${painted}${opacityText('opacity', opacity)}`;
  }
  const use = { definitions, opacity };
  if (fill) return paintText('fill', fill, use);
  const stroked = stroke ? strokeText(stroke, use) : '';
  return stroked && `${noFill}${stroked}`;
}

const noFill = ' fill="none"';

function strokeText({ paint, width, cap, join, dash }: Stroke, use: PaintUse): string {
  const colour = paintText('stroke', paint, use);
  if (!colour) return '';
  return (
    `${colour} stroke-width="${Number(width.toFixed(2))}"${cap ? ` stroke-linecap="${cap}"` : ''}` +
    `${join ? ` stroke-linejoin="${join}"` : ''}${dash ? ` stroke-dasharray="${escapeMarkup(dash)}"` : ''}`
  );
}
