import type { Shipped } from './shipped.ts';

/** SPDX expressions of licences that ask for no more than their text and a name. A new one is read before it is added. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'Unlicense',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '(MIT OR CC0-1.0)',
  '(Unlicense OR Apache-2.0)',
]);

interface Exception {
  /** Names of packages, whole. */
  readonly names: RegExp;
  /** The one version that was looked at; absent: any. */
  readonly version?: string;
  /** What the package declares; '' for nothing. */
  readonly declared: string;
  /** The SPDX expression that holds. */
  readonly licence: string;
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    names: /^@resvg\/resvg-js(?:-[a-z0-9-]+)?$/,
    declared: 'MPL-2.0',
    licence: 'MPL-2.0',
    reason: 'Asks for the source of its own files alone; they are used unchanged, and their source is public.',
  },
  {
    names: /^png-js$/,
    version: '2.0.0',
    declared: '',
    licence: 'MIT',
    reason: 'Its package.json declares nothing; the LICENSE file beside it is the MIT licence.',
  },
];

const exceptionFor = ({ name, version, licence }: Shipped): Exception | undefined =>
  exceptions.find(
    (each) => each.names.test(name) && each.declared === licence && (each.version ?? version) === version,
  );

/** The SPDX expression under which a package is used; '' for the product's own and for what nobody has looked at. */
export const licenceOf = (shipped: Shipped): string => exceptionFor(shipped)?.licence ?? shipped.licence;

/** One sentence for each package that may not be shipped as it is, and for each exception that nothing needs. */
export function licenceProblems(shipped: readonly Shipped[]): readonly string[] {
  const foreign = shipped.filter(({ isOwn }) => !isOwn);
  const used = new Set(foreign.map(exceptionFor));
  return [
    ...foreign
      .filter((each) => !allowed.has(each.licence) && !exceptionFor(each))
      .map(({ name, version, licence }) => `${name}@${version}: ${licence || 'no licence'} is not in the closed list.`),
    ...exceptions
      .filter((each) => !used.has(each))
      .map(({ names }) => `No package needs the exception ${names.source}.`),
  ];
}
