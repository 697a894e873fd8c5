import { expect, test } from 'vitest';
import { isEmbedOrigin } from './embed-origin.ts';

test.each([
  ['https://harbour-doors.example', true],
  ['https://www.harbour-doors.example:8443', true],
  ['http://localhost:8080', true],
  ['http://127.0.0.1', true],
  ['http://harbour-doors.example', false],
  ['https://harbour-doors.example/', false],
  ['https://harbour-doors.example/shop', false],
  ['https://*.example', false],
  ['https://a.example https://b.example', false],
  ["https://a.example; script-src 'none'", false],
  ['https://user@a.example', false],
  ['https://localhost', false],
  ['harbour-doors.example', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%j may hold the designer: %s', (text, isOne) => {
  expect(isEmbedOrigin(text)).toBe(isOne);
});
