// npm run sbom [-- FILE]: writes what the product ships as a CycloneDX bill of materials, from package-lock.json alone.
import './need-node-24.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const { sbomOf, sbomProblems } = await import('./supply/sbom.ts');
const { shippedPackages } = await import('./supply/shipped.ts');

const root = join(import.meta.dirname, '..');
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const file = process.argv[2] ? resolve(process.argv[2]) : join(root, 'dist/doorwright.cdx.json');

const { name, version, description } = read('package.json');
const sbom = sbomOf({ name, version, description }, shippedPackages(read('package-lock.json')));
const problems = sbomProblems(sbom);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`sbom: ${sbom.components.length} components, valid, in ${file}`);
