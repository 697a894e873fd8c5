import '../styles/index.css';
import { beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { dismissToast, shownToasts } from '../toasts/toasts.ts';

/** The window of a desk, as `vitest.config.ts` opens it. */
const desk = [1440, 900] as const;

/**
 * Component tests share one page, since each would load the office's modules anew in a page of its own: what one rendered, made
 * small, told in a toast, or left unsent in the browser's storage, must not reach the next. The library would clean up by itself only after the
 * tests of the first file.
 */
beforeEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const { id } of shownToasts()) dismissToast(id);
  if (innerWidth !== desk[0] || innerHeight !== desk[1]) await page.viewport(...desk);
});
