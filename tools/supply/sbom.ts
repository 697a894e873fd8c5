import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { licenceOf } from './licences.ts';
import type { Shipped } from './shipped.ts';

interface Product {
  readonly name: string;
  readonly version: string;
  readonly description: string;
}

/** Fonts that the pages and the papers are set in: they come with the source, not from a registry. */
const fonts = [{ name: 'Commissioner', author: 'The Commissioner Project Authors', licence: 'OFL-1.1' }] as const;

/**
 * The software bill of materials, CycloneDX 1.6: each shipped package with its version, licence and the hash under which it is
 * installed, and what needs what. The same packages give the same bytes: it has neither time nor serial number.
 */
export const sbomOf = (product: Product, shipped: readonly Shipped[]) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    lifecycles: [{ phase: 'build' }],
    component: { type: 'application', 'bom-ref': product.name, ...product },
  },
  components: [
    ...shipped.map(componentOf),
    ...fonts.map(({ name, author, licence }) => ({
      type: 'data',
      'bom-ref': `font:${name}`,
      name,
      authors: [{ name: author }],
      licenses: [{ license: { id: licence } }],
    })),
  ],
  dependencies: [
    { ref: product.name, dependsOn: shipped.filter(isRoot(shipped)).map(({ path }) => path) },
    ...shipped.map(({ path, needs }) => ({ ref: path, dependsOn: [...new Set(needs)].toSorted() })),
  ],
});

const isRoot =
  (shipped: readonly Shipped[]) =>
  ({ path }: Shipped): boolean =>
    !shipped.some(({ needs }) => needs.includes(path));

function componentOf(shipped: Shipped) {
  const { name, version, path, integrity, isOwn } = shipped;
  const slash = name.indexOf('/');
  return {
    type: 'library',
    'bom-ref': path,
    ...(slash < 0 ? { name } : { group: name.slice(0, slash), name: name.slice(slash + 1) }),
    version,
    ...(isOwn ? {} : { licenses: [licenceField(licenceOf(shipped))] }),
    ...(integrity === '' ? {} : { hashes: [hashOf(integrity)] }),
    ...(isOwn ? {} : { purl: `pkg:npm/${name.replace('@', '%40')}@${version}` }),
  };
}

const licenceField = (licence: string) =>
  /^[\w.-]+$/.test(licence) ? { license: { id: licence } } : { expression: licence };

/** A hash of npm, in base64, as CycloneDX spells it, in hex. */
function hashOf(integrity: string) {
  const [kind = '', base64 = ''] = integrity.split('-');
  return { alg: kind.replace(/^sha(\d+)$/, 'SHA-$1'), content: Buffer.from(base64, 'base64').toString('hex') };
}

/** What CycloneDX's own schemas say against a bill of materials; nothing where it is valid. */
export function sbomProblems(sbom: unknown): readonly string[] {
  // The two formats need more than ajv has, and no field that is written here has them.
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false, formats: formatsOfNoField });
  for (const file of ['spdx.schema.json', 'jsf-0.82.schema.json']) ajv.addSchema(schema(file));
  ajv.validate(schema('bom-1.6.schema.json'), sbom);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? 'is wrong'}`);
}

const formatsOfNoField = {
  'iri-reference': true,
  'idn-email': true,
  'date-time': true,
  email: true,
  uri: true,
} as const;

/** CycloneDX's schemas (Apache-2.0), without their descriptions. */
function schema(file: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'schema', file), 'utf8'));
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${file} is no schema.`);
  return { ...parsed };
}
