import type { Bench } from './bench.ts';
import { pictureBudget } from './budgets.ts';
import { type PictureCount, pictureSizes } from './driver/picture-sizes.ts';
import type { PictureStrings } from './driver/picture-strings.ts';
import { type CountLabel, kb, type Row } from './table.ts';

const counted: readonly CountLabel<PictureCount>[] = [
  { count: 'plainDoor', what: 'SVG of a plain door, all layers in one', format: kb },
  { count: 'heaviestDoor', what: 'SVG of the heaviest door, all layers in one', format: kb },
  { count: 'plainHouseFront', what: 'SVG of a plain door before a brick wall', format: kb },
  { count: 'heaviestHouseFront', what: 'SVG of the heaviest door before a brick wall', format: kb },
  { count: 'codeBytes', what: 'code of the drawing in the browser, brotli', format: kb },
  { count: 'eveningCodeBytes', what: 'code of the light after noon, brotli', format: kb },
  { count: 'photoCodeBytes', what: 'code of a door in a photo, brotli', format: kb },
  { count: 'seeThroughCodeBytes', what: 'code of what a passer-by sees, brotli', format: kb },
  { count: 'textureBytes', what: 'textures', format: kb },
  { count: 'textureFetches', what: 'times that a texture is fetched', format: String },
];

/** S: the size of the pictures that A3, A4 and A7 draw. Exact counts. */
export async function measurePictureSizes({ browser, url }: Bench): Promise<readonly Row[]> {
  const { strings, counts } = await pictureSizes(browser, url);
  const rows = counted.map(({ count, what, format }): Row => {
    const { goal } = pictureBudget[count];
    return { id: 'S', what, goal: `≤ ${format(goal)}`, measured: format(counts[count]), met: counts[count] <= goal };
  });
  return [...strings.map(layersOf), ...rows];
}

const layersOf = ({ door, layers }: PictureStrings): Row => ({
  id: 'S',
  what: `SVG of a ${door} door on the page, by layer`,
  goal: '–',
  measured: Object.entries(layers)
    .map(([name, length]) => `${name} ${kb(length)}`)
    .join(', '),
  met: 'report',
});
