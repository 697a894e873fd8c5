import type { Shape, Tile, TileName, Tiles } from './scene.ts';

interface Naming {
  /** Begins every id. */
  readonly prefix: string;
  readonly tiles: Tiles;
}

/** Gradients, clips and patterns of one SVG, each written once however often it is used. */
export interface Definitions {
  /** Id of the definition with this content; `write` gets it. */
  readonly define: (content: string, write: (id: string) => string) => string;
  readonly tile: (name: TileName) => Tile | undefined;
  readonly imageId: (name: TileName, tile: Tile) => string;
  /** An element with this path data, up to its other attributes: written out, or a reference where the drawing repeats it. */
  readonly outline: (d: string) => string;
  /** What stands in a moved group. Twins of it, as in panes of one size, refer to the one written first. */
  readonly oncePlaced: (inside: string) => string;
  readonly text: () => string;
  /** Text of the shapes that stand in moved groups; it refers to the definitions here. */
  readonly placed: Map<readonly Shape[], string>;
}

/** Begins the definitions of an SVG of these shapes. */
export function startDefinitions(shapes: readonly Shape[], { prefix: named, tiles }: Naming): Definitions {
  const prefix = escaped(named);
  const repeated = repeatedPaths(shapes);
  const known = new Map<string, { readonly id: string; readonly text: string }>();
  const placed = new Map<string, string>();
  const define = (content: string, write: (id: string) => string) => {
    const found = known.get(content);
    if (found) return found.id;
    const id = `${prefix}-${known.size.toString(36)}`;
    known.set(content, { id, text: write(id) });
    return id;
  };
  return {
    define,
    tile: (name) => tiles[name],
    imageId: (name, { href, size: [width, height] }) =>
      define(
        `image ${name}`,
        (id) =>
          `<image id="${id}" href="${escaped(href)}" width="${width}" height="${height}" preserveAspectRatio="none"/>`,
      ),
    outline: (d) => {
      if (repeated.has(d)) return `use href="#${define(`path ${d}`, (id) => `<path id="${id}" d="${escaped(d)}"/>`)}"`;
      return plain.test(d) ? `path d="${d}"` : `path d="${escaped(d)}"`;
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
    text: () => {
      let text = '';
      for (const definition of known.values()) text += definition.text;
      return text;
    },
  };
}

/** A reference costs about this much text. */
const worthSharing = 60;
/** The same for a group, which gets a name and a wrapper whether or not a twin follows. */
const worthPlacing = 400;

/** Shadows, lead and rims stroke one outline several times: its long data is then written once. */
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

/** Text that stands in an attribute as it is. Asked where hundreds are written, of which none needs a sign replaced. */
export const plain = /^[^&<>"']*$/;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
