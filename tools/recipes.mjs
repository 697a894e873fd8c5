// npm run recipes [-- NAME …]: follows the recipes of docs/recipes in copies of the tree, to see that they still lead there.
import './need-node-24.mjs';

await import('./recipes/replay-recipes.ts');
