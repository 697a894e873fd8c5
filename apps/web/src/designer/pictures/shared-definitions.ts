import type { Define, Definition } from '@door/drawing/svg-definitions';
import { drawnSvg } from '../../shared/trusted-types.ts';

/** More than the fifty layers of the cache refer to. */
const mostKnown = 1000;
const known = new Map<string, Definition>();
let count = 0;

/** One definition for each content, under an id that no other has. */
export const shareDefinition: Define = (content, write) => {
  const definition = known.get(content) ?? newDefinition(write);
  // A Map keeps its order of insertion: the first key is the one that was not used for the longest time.
  known.delete(content);
  known.set(content, definition);
  if (known.size > mostKnown) known.delete(known.keys().next().value ?? '');
  return definition;
};

function newDefinition(write: (id: string) => string): Definition {
  const id = `d${((count += 1)).toString(36)}`;
  return { id, text: write(id) };
}

let place: Element | undefined;
const standing = new Set<Definition>();

/** Puts definitions onto the page, where all layers can refer to them. */
export function placeDefinitions(definitions: readonly Definition[]): void {
  const missing = definitions.filter((definition) => !standing.has(definition));
  if (missing.length === 0) return;
  place ??= newPlace();
  place.insertAdjacentHTML('beforeend', drawnSvg(missing.map(({ text }) => text).join('')));
  for (const definition of missing) standing.add(definition);
}

/** Without a box a browser would know none of its gradients. */
function newPlace(): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'definitions');
  svg.setAttribute('aria-hidden', 'true');
  document.body.append(svg);
  return svg;
}

/** Takes all others off the page. */
export function keepDefinitions(needed: ReadonlySet<Definition>): void {
  for (const definition of standing)
    if (!needed.has(definition)) {
      standing.delete(definition);
      document.getElementById(definition.id)?.remove();
    }
}
