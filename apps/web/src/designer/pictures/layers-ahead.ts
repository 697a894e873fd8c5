import type { LayerPlan } from '@door/drawing/draw';
import type { SvgWithDefinitions } from '@door/drawing/svg';
import type { Define, Definition } from '@door/drawing/svg-definitions';
import { whenIdle } from '../../shared/scheduling/scheduling.ts';
import { drawnSvg } from '../../shared/trusted-types.ts';
import { layerBy, type Layering, layerMark, layerSvgOf, shown } from './layer-svg.ts';

/** More than the fifty layers of the cache refer to. */
const mostKnown = 1000;
const known = new Map<string, Definition>();
let count = 0;

/** One definition for each content, under an id that no other has. */
const shareDefinition: Define = (content, write) => {
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
function placeDefinitions(definitions: readonly Definition[]): void {
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
function keepDefinitions(needed: ReadonlySet<Definition>): void {
  for (const definition of standing)
    if (!needed.has(definition)) {
      standing.delete(definition);
      document.getElementById(definition.id)?.remove();
    }
}

interface LayerAhead {
  readonly drawn: SvgWithDefinitions;
  readonly element: Element | null;
}

/** The layers of a likely choice by their mark. They lie on the page already, too faint to be seen (preview-stage.css). */
const ahead = new Map<string, LayerAhead>();

const put: Layering['put'] = ({ mark, place, drawn, isOther }) => {
  placeDefinitions(drawn.definitions);
  if (!isOther) return;
  const likely = ahead.get(mark);
  ahead.delete(mark);
  if (likely?.element && likely.drawn.svg === drawn.svg) reveal(likely.element);
  else place.innerHTML = drawnSvg(drawn.svg);
  whenIdle(removeUnused);
};

/** A click that takes elements off the page would have the browser paint all layers anew: what was shown goes when it is idle. */
function reveal(element: Element): void {
  const past = element.previousElementSibling;
  element.removeAttribute('data-shown');
  past?.setAttribute('data-shown', 'no-more');
  whenIdle(() => past?.remove());
}

function removeUnused(): void {
  const layers = [...shown.values(), ...ahead.values()];
  keepDefinitions(new Set(layers.flatMap(({ drawn }) => drawn.definitions)));
}

function forget(mark: string): void {
  ahead.delete(mark);
  whenIdle(removeUnused);
}

let aheadCount = 0;

function prerender(layer: LayerPlan, drawn: SvgWithDefinitions, id: string): void {
  const mark = layerMark(layer, id);
  const { svg, definitions } = drawn;
  const present = shown.get(mark);
  if (!present || present.drawn.svg === svg || ahead.get(mark)?.drawn.svg === svg) return;
  ahead.get(mark)?.element?.remove();
  placeDefinitions(definitions);
  // Two layers of one place lie on the page at a time: no id may be there twice.
  const unseen = svg.replaceAll(id, `${id}-${(aheadCount += 1)}-`).replace('<svg', '<svg data-shown="not-yet"');
  present.place.insertAdjacentHTML('beforeend', drawnSvg(unseen));
  ahead.set(mark, { drawn, element: present.place.lastElementChild });
}

/**
 * Draws each layer into the cache, and has the browser paint those that a choice would change, unseen: all in one frame, since each
 * frame costs the whole page.
 */
const prerenderTasks: Layering['prerenderTasks'] = ({ layers, view }, id) => [
  ...layers.map((layer) => () => void layerSvgOf(layer, view, id)),
  () => layers.forEach((layer) => prerender(layer, layerSvgOf(layer, view, id), id)),
];

/**
 * From now on a likely choice is drawn and painted ahead of its click. Most of what it refers to the door before had too: shared
 * definitions are read and styled once.
 */
export const drawLayersAhead = (): void => layerBy({ shared: shareDefinition, put, forget, prerenderTasks });
