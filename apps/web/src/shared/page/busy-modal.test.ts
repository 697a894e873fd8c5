import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BusyModal, type BusyModalProps } from './busy-modal.tsx';

test.each<[string, BusyModalProps]>([
  ['Loading...', { open: true }],
  ['Sending your enquiry', { open: true, text: 'Sending your enquiry' }],
])('the loading screen says what is going on: %s [9.27]', (text, props) =>
  expect(renderToStaticMarkup(createElement(BusyModal, props))).toContain(`<p>${text}</p>`),
);
