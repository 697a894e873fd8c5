// npm run compare -- COMMIT: what this checkout does otherwise than that commit.
import './need-node-24.mjs';

await import('./compare/compare.ts');
