import type { FirstPage } from '@door/api/catalogue/start-answers';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../app.tsx';
import { fingerprintOf, openApp } from './open-first-page.ts';
import type { StartData } from '../shared/calls/ask-start.ts';
import { createApi } from '../shared/calls/create-api.ts';
import { settingsOf } from '../shared/calls/client-settings.ts';
import { themeOf } from '../shared/appearance/theme.ts';
import { windowTitleOf } from '../router.tsx';
import { type Picture, PicturesAhead, type TileDrawing } from '../designer/pictures/tile-picture.tsx';

/** Runs on the server. `answers` are those of the calls with which a page starts. */
export async function renderFirstPage(answers: StartData): Promise<FirstPage> {
  const clientId = answers.theme.ClientId;
  const session = { clientId, mode: 'public' } as const;
  const options = { session, answers: Promise.resolve(answers), api: createApi(session) };
  const opened = await openApp({ ...options, root: null });
  const rendered = renderToString(
    <StrictMode>
      <PicturesAhead value={drawAtMost(picturesSeenFirst)}>
        <App {...options} opened={opened} />
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
    },
    isStock,
  };
}

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
