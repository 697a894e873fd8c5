import type { Bench } from './bench.ts';
import { pictureBudget } from './budgets.ts';
import { type PictureCount, pictureSizes } from './driver/picture-sizes.ts';
import type { PictureStrings } from './driver/picture-strings.ts';
import { kb, type Row } from './table.ts';

const counted: readonly {
  readonly count: PictureCount;
  readonly what: string;
  readonly said: (value: number) => string;
}[] = [
  { count: 'plainDoor', what: 'SVG of a plain door, all layers in one', said: kb },
  { count: 'heaviestDoor', what: 'SVG of the heaviest door, all layers in one', said: kb },
  { count: 'plainHouseFront', what: 'SVG of a plain door before a brick wall', said: kb },
  { count: 'heaviestHouseFront', what: 'SVG of the heaviest door before a brick wall', said: kb },
  { count: 'codeBytes', what: 'code of the drawing in the browser, brotli', said: kb },
  { count: 'tileBytes', what: 'raster tiles', said: kb },
  { count: 'tileFetches', what: 'times that a tile is fetched', said: String },
];

/** S: how large the pictures are that A3, A4 and A7 draw. Exact. */
export async function measurePictureSizes({ browser, url }: Bench): Promise<readonly Row[]> {
  const { strings, counts } = await pictureSizes(browser, url);
  const rows = counted.map(({ count, what, said }): Row => {
    const { goal } = pictureBudget[count];
    return { id: 'S', what, goal: `≤ ${said(goal)}`, measured: said(counts[count]), met: counts[count] <= goal };
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
