import { expect, test } from 'vitest';
import type { Visit } from './my-day-wire.ts';
import { hashOf, signedText } from './signed-text.ts';
import { aVisit } from './testing/a-visit.ts';

// Fixtures are readonly; what the server answers is typed as it comes.
const visit = aVisit() as Visit;

test('what is signed names doors, what is still to be paid and until when what is guaranteed', () => {
  const text = signedText(visit, visit.Doors, '2026-12-16');
  expect(text).toContain('Item 1: Single Door, Flush, 1000 × 2100 mm');
  expect(text).toContain('Nothing is left to be put right.');
  expect(text).toMatch(/Still to be paid: .*1,031\.71/);
  expect(text).toMatch(/Glass until .*2031/);
  expect(signedText({ ...visit, Open: '' }, visit.Doors, '2026-12-16')).toContain('Everything is paid.');
});

test('its hash is that of SHA-256', async () => {
  expect(await hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
