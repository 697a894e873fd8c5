// Draws every frame template and every design, from both sides, on one sheet to look at: tools/out/contact-sheet.html
// (and .png). `--accept` makes what is drawn now the approved structure beside packages/catalogue/src/drawings.test.ts.
//   npm run drawings [-- --accept]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { demoCatalogue } from '../packages/catalogue/src/demo.ts';
import {
  catalogue,
  doorOf,
  doorWith,
  goldenFile,
  goldenOf,
  sides,
} from '../packages/catalogue/src/testing/pictures.ts';
import type { Item } from '../packages/domain/src/item/item.ts';
import { drawScene } from '../packages/drawing/src/draw.ts';
import { factsOf } from '../packages/drawing/src/facts-of.ts';
import type { Side } from '../packages/drawing/src/scene.ts';
import { toSvg } from '../packages/drawing/src/svg.ts';
import { tileFile, tilesFrom } from '../packages/drawing/src/tiles/tile-sizes.ts';

const { templates, designs } = demoCatalogue;
const out = new URL('./out/', import.meta.url);
const tileFolder = new URL('../apps/web/public/tiles/', import.meta.url);
const tiles = tilesFrom((name) => {
  const png = readFileSync(new URL(tileFile(name), tileFolder));
  return `data:image/png;base64,${png.toString('base64')}`;
});

interface Picture {
  readonly caption: string;
  readonly item: Item;
  readonly side: Side;
}

const fromBothSides = (caption: string, item: Item): readonly Picture[] =>
  sides.map((side) => ({ caption: `${caption}, ${side}`, item, side }));

const pictures: readonly Picture[] = [
  ...templates.flatMap((template) => fromBothSides(template.displayName, doorOf(template))),
  ...designs.flatMap((design) => fromBothSides(design.name, doorWith(design))),
];

const height = 420;
const pictureOf = ({ item, side }: Picture, index: number) =>
  toSvg(drawScene(factsOf(item, catalogue, side), { backdrop: 'studio' }), { id: `p${index}`, tiles, height });

mkdirSync(out, { recursive: true });
const figures = pictures.map((picture, index) => {
  const svg = pictureOf(picture, index);
  return { svg, html: `<figure>${svg}<figcaption>${picture.caption}</figcaption></figure>` };
});
const style = 'body{display:flex;flex-wrap:wrap;gap:24px;font:14px sans-serif}figure{margin:0}';
writeFileSync(
  new URL('contact-sheet.html', out),
  `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>${style}</style>${figures.map(({ html }) => html).join('\n')}`,
);
console.log(`${pictures.length} pictures: tools/out/contact-sheet.html`);

await writePng();
if (process.argv.includes('--accept')) acceptStructures();

/** One picture of the whole sheet, where the renderer is installed. */
async function writePng(): Promise<void> {
  const columns = 10;
  const step = { x: 560, y: height + 20 };
  const rows = Math.ceil(figures.length / columns);
  const placed = figures.map(({ svg }, index) => {
    const at = `x="${(index % columns) * step.x}" y="${Math.floor(index / columns) * step.y}"`;
    return svg.replace('<svg ', `<svg ${at} `);
  });
  const size = `width="${columns * step.x}" height="${rows * step.y}"`;
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${placed.join('')}</svg>`;
  const { Resvg } = await import('@resvg/resvg-js');
  writeFileSync(new URL('contact-sheet.png', out), new Resvg(sheet).render().asPng());
  console.log('tools/out/contact-sheet.png');
}

function acceptStructures(): void {
  const golden = new URL('../packages/catalogue/src/golden/', import.meta.url);
  mkdirSync(golden, { recursive: true });
  templates.forEach((template) =>
    sides.forEach((side) =>
      writeFileSync(new URL(goldenFile(template, side), golden), goldenOf(doorOf(template), side)),
    ),
  );
  console.log(`${templates.length * sides.length} structures accepted`);
}
