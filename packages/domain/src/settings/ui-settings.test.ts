import { expect, test } from 'vitest';
import { defaultUiSettings, uiSettingsFrom } from './ui-settings.ts';

test('what a supplier leaves empty is as usual', () => {
  expect(uiSettingsFrom({ consentYesText: '', dataTheme: 'nord', showUnglazed: true })).toEqual({
    ...defaultUiSettings,
    dataTheme: 'nord',
    showUnglazed: true,
  });
});

test('the consent texts begin as agreed', () => {
  expect(defaultUiSettings.consentYesText).toBe(
    'I am happy for my details to be forwarded to a local supplier to provide me with a quotation.',
  );
  expect(defaultUiSettings.consentNoText).toMatch(/^I DO NOT want my details to be forwarded /);
});
