import type { Browser, Page } from '@playwright/test';
import { installRecorder } from './recorder.ts';

/** The layers of the door's picture as SVG text, bottom first, and the size in which they are shown, CSS px. */
interface ShownPicture {
  readonly layers: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** Two pictures of which one click made the other. */
export interface PictureChange {
  readonly before: ShownPicture;
  readonly after: ShownPicture;
}

export const shownPicture = (tab: Page): Promise<ShownPicture> =>
  tab.evaluate(() => {
    const layers = [...document.querySelectorAll<HTMLElement>('.stage .door-layer')];
    const { width = 0, height = 0 } = layers[0]?.getBoundingClientRect() ?? {};
    /** By itself, with all that it refers to: on our page these definitions stand beside the layers. */
    const alone = (svg: Element, place: number) => {
      const definitions = new Map<string, Element>();
      const find = (text: string) => {
        for (const [, id = ''] of text.matchAll(/#(d[0-9a-z]+)\b/g)) {
          const definition = document.querySelector(`.definitions > #${id}`);
          if (!definition || definitions.has(id)) continue;
          definitions.set(id, definition);
          find(definition.outerHTML);
        }
      };
      find(svg.outerHTML);
      // Nodes and no text, which the page's policy lets nobody make into nodes.
      const copy = document.importNode(svg, true);
      const defs = document.createElementNS(svg.namespaceURI, 'defs');
      defs.append(...[...definitions.values()].map((definition) => document.importNode(definition, true)));
      if (definitions.size > 0) copy.prepend(defs);
      return [...definitions.keys()].reduce(
        (text, id) => text.replaceAll(new RegExp(`(#|id=")${id}(?=[")])`, 'g'), `$1layer${place}-${id}`),
        copy.outerHTML,
      );
    };
    // Not what lies there unseen for the next choice, or since the last one.
    const seen = layers.map((layer) => layer.querySelector(':scope > svg:not([data-shown])'));
    return { layers: seen.map((svg, place) => (svg ? alone(svg, place) : '')), width, height };
  });

const address = '/a-bare-picture';

/** On the same server, for the textures. */
const html = `<!doctype html><meta charset="utf-8"><style>
#picture { position: relative; overflow: hidden; }
#picture > div { position: absolute; inset: 0; will-change: transform; }
svg { display: block; width: 100%; height: 100%; }
</style><button type="button">Paint it anew</button><div id="picture"></div>`;

/** A page without any code of ours: what the browser itself needs to replace the same layers by the same SVG. */
export async function openBarePicture(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tab = await context.newPage();
  await installRecorder(tab, '#picture > div');
  await tab.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await tab.goto(new URL(address, url).href);
  return tab;
}

/** Each click replaces the layers that the change replaces, there and back. */
export async function showOnBarePage(tab: Page, change: PictureChange): Promise<void> {
  await tab.evaluate(({ before, after }) => {
    const picture = document.querySelector<HTMLElement>('#picture');
    const button = document.querySelector('button');
    if (!picture || !button) throw new Error('The bare page has no place for a picture.');
    picture.style.width = `${before.width}px`;
    picture.style.height = `${before.height}px`;
    picture.replaceChildren(
      ...before.layers.map((layer) => Object.assign(document.createElement('div'), { innerHTML: layer })),
    );
    let [shown, next] = [before.layers, after.layers];
    button.onclick = () => {
      for (const [index, layer] of next.entries()) {
        const place = picture.children[index];
        if (place && layer !== shown[index]) place.innerHTML = layer;
      }
      [shown, next] = [next, shown];
    };
  }, change);
  await tab.getByRole('button').hover();
  await tab.waitForTimeout(250);
}

/** Whether this is a change that a click on the bare page can make: the same layers in the same size, and not all the same. */
export const isChange = ({ before, after }: PictureChange): boolean =>
  before.layers.length === after.layers.length &&
  before.width === after.width &&
  before.layers.some((layer, index) => layer !== after.layers[index]);
