import { readFileSync } from 'node:fs';
import { constants } from 'node:zlib';
import { drawScene } from '@door/drawing/draw';
import type { DrawingFacts } from '@door/drawing/facts';
import type { Scene } from '@door/drawing/scene';
import { houseFronts } from '@door/drawing/stage/house-fronts';
import { toSvg } from '@door/drawing/svg';
import { textureFile, texturesFrom } from '@door/drawing/textures/textures';
import { Resvg } from '@resvg/resvg-js';
import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';

const tiles = new URL('../../../web/public/tiles/', import.meta.url);

/** The textures of the page as data URIs: the renderer loads no files. */
const textures = texturesFrom(
  (name) => `data:image/png;base64,${readFileSync(new URL(textureFile(name), tiles)).toString('base64')}`,
);

/** Per cent: at 88 neither grain nor lead shows blocks, and a door of 600 px has about 50 KB. */
const quality = 88;

/**
 * A door as a JPEG on white paper, `height` pixels high. The renderer samples textures without averaging, so that it draws twice
 * the size.
 */
export const paintDoor = (facts: DrawingFacts, height: number): Uint8Array =>
  encode(painted(drawScene(facts), height), quality).data;

/** A door on a wall of bricks by day, as a PNG `height` pixels high: a picture to keep and to send. */
export const paintOnWall = (facts: DrawingFacts, height: number): Uint8Array =>
  opaquePng(painted(drawScene(facts, { backdrop: houseFronts.brick, aspect: wallAspect }), height));

/** Width ÷ height of a picture on a wall. */
const wallAspect = 4 / 5;

/** Each byte as its difference to the one of the pixel before (PNG specification, 9.2): pictures of doors have few edges. */
const filterSub = 1;
/** Red, green and blue without alpha (PNG specification, 11.2.2). */
const trueColour = 2;

function opaquePng({ data, width, height }: Pixels): Uint8Array {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  const packing = { deflateLevel: 6, deflateStrategy: constants.Z_DEFAULT_STRATEGY };
  return PNG.sync.write(png, { colorType: trueColour, filterType: filterSub, ...packing });
}

function painted(scene: Scene, height: number) {
  const svg = toSvg(scene, { id: 'd', textures, height: height * 2 });
  const {
    pixels,
    width,
    height: drawn,
  } = new Resvg(svg, { background: '#fff', font: { loadSystemFonts: false } }).render();
  return halved({ data: pixels, width, height: drawn });
}

/** Pixels of the longer side of a photo in a PDF: two of them stand side by side on A4. */
const photoSide = 1100;

/** A photo as a JPEG that is no larger than a page has use for. */
export function paintPhoto(png: Uint8Array): Uint8Array {
  let photo: Pixels = PNG.sync.read(Buffer.from(png));
  while (Math.max(photo.width, photo.height) > photoSide && Math.min(photo.width, photo.height) > 1)
    photo = halved(photo);
  return encode(photo, quality).data;
}

/** The picture at half its size: each pixel is the mean of four. The last odd row or column is left out. */
export function halved({ data, width, height }: Pixels): Pixels {
  const [across, down] = [Math.floor(width / 2), Math.floor(height / 2)];
  const half = new Uint8Array(across * down * 4);
  for (let y = 0, to = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1, to += 4) {
      const from = (2 * y * width + 2 * x) * 4;
      const below = from + width * 4;
      for (let channel = 0; channel < 4; channel += 1)
        half[to + channel] =
          ((data[from + channel] ?? 0) +
            (data[from + 4 + channel] ?? 0) +
            (data[below + channel] ?? 0) +
            (data[below + 4 + channel] ?? 0) +
            2) >>
          2;
    }
  }
  return { data: half, width: across, height: down };
}

/** A picture as red, green, blue and alpha, row by row. */
interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}
