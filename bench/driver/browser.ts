import { type Browser, chromium } from '@playwright/test';
import { quietChromium } from '../../e2e/src/chromium.ts';

export const openBrowser = (): Promise<Browser> => chromium.launch(quietChromium());
