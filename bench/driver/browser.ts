import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(): Promise<Browser> {
  const executablePath = browsers.find((path) => existsSync(path));
  if (!executablePath) throw new Error('No Chromium was found; npm test installs one where it may.');
  return chromium.launch({ executablePath, args: quiet });
}
