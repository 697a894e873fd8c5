import { peopleMessages } from '../messages/people.ts';

const { devices: t } = peopleMessages;

/** What marks a browser in what it says of itself; many name others too, so that the first that fits counts. */
const browsers = [
  ['edge', /\bEdgA?\//],
  ['opera', /\bOPR\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS)\//],
  ['safari', /\bSafari\//],
] as const;

const systems = [
  ['ios', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['chromeos', /\bCrOS\b/],
  ['mac', /\bMac OS X\b/],
  ['linux', /\bLinux\b/],
] as const;

/** `Chrome on Windows`, of what a browser says that it is. */
export function deviceText(agent: string): string {
  const browser = browsers.find(([, mark]) => mark.test(agent))?.[0];
  const system = systems.find(([, mark]) => mark.test(agent))?.[0];
  if (browser && system) return t.on(t.browsers[browser], t.systems[system]);
  if (browser) return t.browsers[browser];
  return system ? t.systems[system] : t.unknown;
}
