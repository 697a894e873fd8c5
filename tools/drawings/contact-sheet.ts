// Writes tools/out/contact-sheet.html: everything that the catalogue can show, and what looks different since the last commit
// beside how it looked then. `--accept` writes the golden files of the tests anew (packages/catalogue/src/golden: the structure
// of every frame, and the showpieces). `--showpieces` takes the showpieces, 1600 px wide, for docs/screens.
//   npm run drawings [-- --accept --showpieces]
import { mkdirSync, writeFileSync } from 'node:fs';
import { demoCatalogue } from '@door/catalogue/demo';
import { doorOf, goldenFile, goldenOf, sides } from '@door/catalogue/testing/demo-doors';
import { mosaicFile, mosaicOf } from '@door/catalogue/testing/picture-mosaic';
import { showpieces } from '@door/catalogue/testing/showpieces';
import { takeShowpieces } from './take-showpieces.ts';
import { picturesOfLastCommit } from './pictures-of-last-commit.ts';
import { keyOf, svgOf } from './to-svg.ts';
import { pictures } from './pictures.ts';
import type { Picture } from './picture.ts';

const style = `body{font:13px/1.4 system-ui,sans-serif;margin:24px;background:#fff;color:#222}
section{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-end}h2{margin:32px 0 12px}figure{margin:0}
figcaption{margin-top:4px;max-width:28em}.changed{outline:3px solid #c2410c;outline-offset:4px}
.changed div{display:flex;gap:8px;align-items:flex-end}.changed figcaption::after{content:' — before, now'}
body:has(#changed:checked) figure:not(.changed){display:none}`;

const before = picturesOfLastCommit();
const all = pictures();
const shown = all.map((picture, index) => ({ picture, ...figureOf(picture, index) }));
const changed = shown.filter(({ isChanged }) => isChanged).length;

/** A picture; where it changed, the earlier one stands before it. Ids inside both are made unique on the page. */
function figureOf(picture: Picture, index: number): { readonly html: string; readonly isChanged: boolean } {
  const was = before?.[keyOf(picture)];
  const isChanged = before !== null && was !== svgOf(picture, 'p');
  const now = svgOf(picture, `n${index}`);
  const earlier = isChanged && was ? was.replaceAll('"p-', `"b${index}-`).replaceAll('#p-', `#b${index}-`) : '';
  const kind = isChanged ? ' class="changed"' : '';
  return {
    isChanged,
    html: `<figure${kind}><div>${earlier}${now}</div><figcaption>${picture.caption}</figcaption></figure>`,
  };
}

const chapters = [...new Set(all.map(({ chapter }) => chapter))].map((chapter) => {
  const figures = shown.filter(({ picture }) => picture.chapter === chapter).map(({ html }) => html);
  return `<h2>${chapter}</h2><section>${figures.join('\n')}</section>`;
});
const compared = before === null ? 'The last commit draws no such sheet.' : `${changed} changed since the last commit.`;
const out = new URL('../out/', import.meta.url);
mkdirSync(out, { recursive: true });
writeFileSync(
  new URL('contact-sheet.html', out),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Drawings</title><style>${style}</style>
<h1>Drawings</h1><p>${all.length} pictures. ${compared} <label><input type="checkbox" id="changed"> Only these</label></p>
${chapters.join('\n')}</html>`,
);
console.log(`${all.length} pictures, ${compared} tools/out/contact-sheet.html`);

if (process.argv.includes('--accept')) {
  const golden = new URL('../../packages/catalogue/src/golden/', import.meta.url);
  mkdirSync(golden, { recursive: true });
  const approved = demoCatalogue.templates.flatMap((template) => sides.map((side) => ({ template, side })));
  approved.forEach(({ template, side }) =>
    writeFileSync(new URL(goldenFile(template, side), golden), goldenOf(doorOf(template), side)),
  );
  const looks = Object.fromEntries(showpieces.map((showpiece) => [showpiece.name, mosaicOf(showpiece)]));
  writeFileSync(new URL(`../${mosaicFile}`, golden), JSON.stringify(looks));
  console.log(`${approved.length} structures and ${showpieces.length} showpieces accepted`);
}

if (process.argv.includes('--showpieces')) {
  const bytes = await takeShowpieces();
  console.log(`${showpieces.length} showpieces in docs/screens, ${Math.round(bytes / 1024)} kB`);
}
