import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages }: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
);

/** Where a package looks for another: in its own folder, then in each one above. */
function isLocked(name: string, from: string): boolean {
  if (Object.hasOwn(packages, `${from}${from === '' ? '' : '/'}node_modules/${name}`)) return true;
  return from !== '' && isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

test('the lock file names the binaries of every platform, so that npm ci works on Linux, macOS and Windows', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, path))
      .map((name) => `${name} of ${path}`),
  );
  expect(missing).toEqual([]);
});

test('and no address of a registry', () => {
  const addresses = Object.values(packages).flatMap(({ resolved }) => (resolved?.startsWith('http') ? [resolved] : []));
  expect(addresses).toEqual([]);
});
