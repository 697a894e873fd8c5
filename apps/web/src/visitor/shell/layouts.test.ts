import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlankLayout, PrintLayout } from './layouts.tsx';

const page = createElement('main', null, 'A quote');

test('paper has the day theme and nothing but the page [2.4]', () =>
  expect(renderToStaticMarkup(createElement(PrintLayout, null, page))).toBe(
    '<div class="print-page" data-theme="day"><main>A quote</main></div>',
  ));

test('blank is the page alone', () =>
  expect(renderToStaticMarkup(createElement(BlankLayout, null, page))).toBe('<main>A quote</main>'));
