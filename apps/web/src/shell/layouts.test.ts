import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlankLayout, PrintLayout } from './layouts.tsx';

const page = createElement('main', null, 'A quote');

test('paper is always by day, and nothing stands on it but the page', () =>
  expect(renderToStaticMarkup(createElement(PrintLayout, null, page))).toBe(
    '<div class="print-page" data-theme="day"><main>A quote</main></div>',
  ));

test('blank is the page alone', () =>
  expect(renderToStaticMarkup(createElement(BlankLayout, null, page))).toBe('<main>A quote</main>'));
