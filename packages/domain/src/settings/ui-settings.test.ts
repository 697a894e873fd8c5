import { expect, test } from 'vitest';
import { defaultUiSettings, uiSettingsFrom } from './ui-settings.ts';

test('an empty setting falls back to the default [9.26]', () => {
  expect(uiSettingsFrom({ consentYesText: '', dataTheme: 'nord', showUnglazed: true })).toEqual({
    ...defaultUiSettings,
    dataTheme: 'nord',
    showUnglazed: true,
  });
});

test('the default consent texts are those of the specification [5.6]', () => {
  expect(defaultUiSettings.consentYesText).toBe(
    'I am happy for my details to be forwarded to a local supplier to provide me with a quotation.',
  );
  expect(defaultUiSettings.consentNoText).toMatch(/^I DO NOT want my details to be forwarded /);
});
