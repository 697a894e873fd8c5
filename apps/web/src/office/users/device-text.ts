import { peopleWords } from '../words/people.ts';

const { devices: says } = peopleWords;

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
  if (browser && system) return says.on(says.browsers[browser], says.systems[system]);
  if (browser) return says.browsers[browser];
  return system ? says.systems[system] : says.unknown;
}
