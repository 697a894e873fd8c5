import type { Page } from '@playwright/test';

/** The messages of errors that nobody caught. */
export function uncaughtOn(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  return messages;
}
