import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The installed Chromium, without background traffic; for journeys and benchmarks. */
export function chromiumOptions() {
  const executablePath = places.find((path) => existsSync(path));
  if (!executablePath) throw new Error('No Chromium was found; npm test installs one where it may.');
  return {
    executablePath,
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
