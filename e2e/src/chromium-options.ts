import { existsSync } from 'node:fs';

/** Chromium without the windows around its pages: opening one takes half the work. */
const shell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The installed Chromium for journeys and component tests, without background traffic. Where none is installed, Playwright uses
 * its own, or says how to install that.
 */
export const testChromium = () => optionsOf([shell, ...browsers]);

/** The same for benchmarks and pictures: what a visitor has, if it is installed. */
export const visitorsChromium = () => optionsOf([...browsers, shell]);

function optionsOf(places: readonly string[]) {
  const executablePath = places.find((path) => existsSync(path));
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
