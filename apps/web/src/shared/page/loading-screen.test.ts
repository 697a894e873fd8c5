import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingScreen } from './loading-screen.tsx';

const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

/** As one line, however it is laid out. */
const oneLine = (html: string): string => html.replaceAll(/\s+/g, ' ').replaceAll(/\s*([<>])\s*/g, '$1');

test('index.html shows the same loading screen before any code is loaded', () => {
  expect(oneLine(page)).toContain(
    `<div id="page">${oneLine(renderToStaticMarkup(createElement(LoadingScreen)))}</div>`,
  );
});
