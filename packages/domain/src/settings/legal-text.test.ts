import { expect, test } from 'vitest';
import { shownLegalText } from './legal-text.ts';

test.each([
  ['a text of their own', 'terms', { type: 'embedded', content: '<p>Ours</p>' }, { kind: 'text', text: '<p>Ours</p>' }],
  ['a page', 'privacy', { type: 'link', content: 'https://a.ie' }, { kind: 'page', address: 'https://a.ie' }],
  ['no page', 'privacy', { type: 'link', content: '' }, { kind: 'page', address: '/privacy-policy.html' }],
  ['no text', 'terms', { type: 'embedded', content: '' }, { kind: 'page', address: '/terms-and-conditions.html' }],
] as const)('of a supplier with %s', (_, about, text, shown) => expect(shownLegalText(about, text)).toEqual(shown));
