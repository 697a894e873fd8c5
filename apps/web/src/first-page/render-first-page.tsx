import type { FirstPage } from '@door/api/catalogue/start-answers';
import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { newItem } from '@door/domain/configure/new-item';
import { itemId } from '@door/domain/model/ids';
import { plainDrawers } from '@door/drawing/drawers';
import { factsOf } from '@door/drawing/facts-of';
import { hasHardwareOf } from '@door/drawing/hardware/hardware-drawers';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../app.tsx';
import { fingerprintOf, openApp } from './open-first-page.ts';
import type { StartData } from '../platform/calls/ask-start.ts';
import { createApi } from '../platform/calls/create-api.ts';
import { settingsOf } from '../platform/calls/client-settings.ts';
import { themeOf } from '../platform/appearance/theme.ts';
import { windowTitleOf } from '../router.tsx';
import { describeDoor } from '../door/description/door-description.tsx';
import { WordsAhead } from '../door/description/late-words.tsx';
import { summaryAt } from '../door/description/summary-lines.tsx';
import { type Picture, PicturesAhead, type TileDrawing } from '../door/pictures/tile-picture.tsx';

/** Runs on the server. `answers` are those of the calls with which a page starts. */
export async function renderFirstPage(answers: StartData): Promise<FirstPage> {
  const clientId = answers.theme.ClientId;
  const session = { clientId, mode: 'public' } as const;
  const options = { session, answers: Promise.resolve(answers), api: createApi(session) };
  const opened = await openApp({ ...options, root: null });
  const rendered = renderToString(
    <StrictMode>
      <PicturesAhead value={drawAtMost(picturesSeenFirst)}>
        <WordsAhead value={{ describeDoor, summaryAt }}>
          <App {...options} opened={opened} />
        </WordsAhead>
      </PicturesAhead>
    </StrictMode>,
  );
  const { html, rules } = styledByRules(withoutPreloads(rendered));
  const { name, properties, isStock } = themeOf(settingsOf(answers.theme).ui);
  return {
    html,
    style: `${themeRule(properties)}${rules}`,
    title: windowTitleOf(opened.first, opened.app),
    marks: {
      supplier: String(clientId),
      madeFrom: fingerprintOf(answers),
      ...(name === null ? {} : { theme: name }),
      ...(firstHardwareSuffices(opened.app.catalogue) ? { hardware: 'first' } : {}),
    },
    isStock,
  };
}

/** Whether the first script draws each door of the first step. Another frame brings no hardware that the new door of a frame has not. */
const firstHardwareSuffices = (catalogue: Catalogue): boolean =>
  catalogue.sold.templates.every((template) => {
    const item = newItem({ id: itemId('of-a-template'), template, catalogue, partId: () => 'part' });
    return hasHardwareOf(factsOf({ item, catalogue, side: 'external' }, plainDrawers), plainDrawers.hardware);
  });

/** Both sides of the door, and two rows of tiles: what a window of 1440 × 900 shows of the first step. */
const picturesSeenFirst = 10;

function drawAtMost(most: number) {
  let left = most;
  return (draw: () => TileDrawing): Picture | undefined => {
    left -= 1;
    return left < 0 ? undefined : inDocument(draw());
  };
}

/** A picture whose address holds it: it needs no request. */
const inDocument = ({ svg, ...size }: TileDrawing): Picture => ({
  ...size,
  address: `data:image/svg+xml,${svg.replaceAll(/[%#<>"]/g, encodeURIComponent)}`,
});

/** React puts them before the page, for a document of its own. */
const withoutPreloads = (html: string): string => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');

/** What could leave its declaration or its element. The page's own code sets such a value by itself. */
const unsafe = /[<>{};"'\\]/;

const themeRule = (properties: readonly (readonly [string, string])[]): string => {
  const safe = properties.filter(([, value]) => !unsafe.test(value));
  return safe.length > 0 ? `:root{${safe.map(([property, value]) => `${property}:${value}`).join(';')}}` : '';
};

/** Turns each style attribute into a rule. React leaves attributes as they are when it takes a page over. */
function styledByRules(html: string): { readonly html: string; readonly rules: string } {
  const rules: string[] = [];
  const replaced = html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    rules.push(`[data-styled="${rules.length}"]{${style}}`);
    return ` data-styled="${rules.length - 1}"`;
  });
  return { html: replaced, rules: rules.join('') };
}
