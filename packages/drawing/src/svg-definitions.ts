import { escapeMarkup, plain } from './escape-markup.ts';
import type { Shape, Texture, TextureName, Textures } from './scene.ts';

/** A gradient, clip, pattern or path, as SVG text with its id. */
export interface Definition {
  readonly id: string;
  readonly text: string;
}

/** Answers the definition with this content; a new one is written by `write`. */
export type Define = (content: string, write: (id: string) => string) => Definition;

export interface Naming {
  /** Prefix of every id. */
  readonly prefix: string;
  readonly textures: Textures;
  /** Of all drawings that refer to the same definitions; absent: this one has its own. */
  readonly shared?: Define | undefined;
}

/** Gradients, clips and patterns of one SVG, each written once, however often it is used. */
export interface Definitions {
  /** Id of the definition with this content; a new one is written by `write`. */
  readonly define: (content: string, write: (id: string) => string) => string;
  readonly texture: (name: TextureName) => Texture | undefined;
  readonly imageId: (texture: Texture) => string;
  /** The beginning of an element with this path data: `<path d=…`, or a `<use>` where the drawing repeats the path. */
  readonly outline: (d: string) => string;
  /** Content of a shifted group. Equal groups, such as panes of one size, refer to the one written first. */
  readonly oncePlaced: (inside: string) => string;
  /** All that this drawing refers to. */
  readonly used: () => readonly Definition[];
  /** Text of the shapes of shifted groups; it refers to these definitions. */
  readonly placed: Map<readonly Shape[], string>;
}

/** Begins the definitions of an SVG of these shapes. */
export function startDefinitions(shapes: readonly Shape[], { prefix: named, textures, shared }: Naming): Definitions {
  const prefix = escapeMarkup(named);
  const repeated = repeatedPaths(shapes);
  const known = new Map<string, Definition>();
  const placed = new Map<string, string>();
  const own: Define = (_, write) => {
    const id = `${prefix}-${known.size.toString(36)}`;
    return { id, text: write(id) };
  };
  const define: Definitions['define'] = (content, write) => {
    const definition = known.get(content) ?? (shared ?? own)(content, write);
    known.set(content, definition);
    return definition.id;
  };
  return {
    define,
    texture: (name) => textures[name],
    imageId: ({ href, size: [width, height] }) =>
      define(
        `image ${href}`,
        (id) =>
          `<image id="${id}" href="${escapeMarkup(href)}" width="${width}" height="${height}" preserveAspectRatio="none"/>`,
      ),
    outline: (d) => {
      if (repeated.has(d))
        return `use href="#${define(`path ${d}`, (id) => `<path id="${id}" d="${escapeMarkup(d)}"/>`)}"`;
      return plain.test(d) ? `path d="${d}"` : `path d="${escapeMarkup(d)}"`;
    },
    oncePlaced: (inside) => {
      if (inside.length < worthPlacing) return inside;
      const twin = placed.get(inside);
      if (twin) return `<use href="#${twin}"/>`;
      const id = `${prefix}-g${placed.size.toString(36)}`;
      placed.set(inside, id);
      return `<g id="${id}">${inside}</g>`;
    },
    placed: new Map(),
    used: () => [...known.values()],
  };
}

/** Characters that a reference costs. */
const worthSharing = 230;
/** Characters that a reference to a group costs: a group gets an id and a wrapper even if it is used once. */
const worthPlacing = 400;

/** Shadows, lead and rims stroke the same outline several times; its long path data is then written once. */
function repeatedPaths(shapes: readonly Shape[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const uncounted = [shapes];
  for (const counted of uncounted)
    for (const shape of counted)
      if (shape.kind === 'group') uncounted.push(shape.shapes);
      else if (shape.d.length > worthSharing) (seen.has(shape.d) ? repeated : seen).add(shape.d);
  return repeated;
}

export const number = (value: number, places: number): string => String(Number(value.toFixed(places)));
