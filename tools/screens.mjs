// npm run screens: the screenshots of docs/screens.
import './need-node-24.mjs';

await import('./screens/take-screenshots.ts');
