import { Resvg } from '@resvg/resvg-js';
import { encode } from 'jpeg-js';

/** Pixels: 26 points high on paper, that is 400 dots to the inch. */
const height = 144;

/** A logo as a JPEG on white paper. */
export function paintLogo(svg: string): Uint8Array {
  const options = {
    background: '#fff',
    fitTo: { mode: 'height', value: height },
    font: { loadSystemFonts: false },
  } as const;
  const { pixels, width, height: drawn } = new Resvg(svg, options).render();
  return encode({ data: pixels, width, height: drawn }, 94).data;
}
