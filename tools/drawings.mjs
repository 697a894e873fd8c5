// npm run drawings: the contact sheet of all drawings.
import './need-node-24.mjs';

await import('./drawings/contact-sheet.ts');
