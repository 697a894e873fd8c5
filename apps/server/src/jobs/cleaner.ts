import { createHash } from 'node:crypto';
import type { Cleaner, Logo } from '@door/api/settings/settings-store';
import sanitizeHtml from 'sanitize-html';
import { checkPng } from '../storage/png/check-png.ts';
import { withoutMetadata } from '../storage/png/without-metadata.ts';

/** Bytes of a logo, and pixels of a side; a logo is shown at most 40 px high. */
const longest = { bytes: 200_000, side: 2000 };

/** Cleans with an allow-list: what is not named here is left out. */
export const cleaner: Cleaner = {
  html: (text) =>
    sanitizeHtml(text, {
      allowedTags: [...sanitizeHtml.defaults.allowedTags, 'h1', 'h2', 'img'],
      allowedAttributes: {
        a: ['href', 'title'],
        img: ['src', 'alt', 'width', 'height'],
        td: ['colspan', 'rowspan'],
        th: ['colspan', 'rowspan', 'scope'],
      },
      allowedSchemes: ['http', 'https', 'mailto', 'tel'],
      allowedSchemesByTag: { img: ['https'] },
      allowProtocolRelative: false,
    }),
  logo: (base64) => {
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.byteLength > longest.bytes) return undefined;
    return isPng(bytes) ? pngLogo(bytes) : svgLogo(new TextDecoder().decode(bytes));
  },
};

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const isPng = (bytes: Uint8Array): boolean => pngStart.every((byte, at) => bytes[at] === byte);

/** Decoded as every other picture is, and kept without anything but its pixels. Width and height stand at bytes 16 and 20. */
function pngLogo(bytes: Buffer): Logo | undefined {
  if (checkPng(bytes) !== undefined) return undefined;
  const isTooLarge = Math.max(bytes.readUInt32BE(16), bytes.readUInt32BE(20)) > longest.side;
  return isTooLarge ? undefined : logoOf('image/png', withoutMetadata(bytes));
}

function svgLogo(text: string): Logo | undefined {
  const clean = sanitizeHtml(text, {
    allowedTags: svgTags,
    allowedAttributes: { '*': svgAttributes },
    allowedSchemes: [],
    allowProtocolRelative: false,
    // The text of what is left out goes with it.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'foreignObject', 'title', 'desc', 'metadata'],
    parser: { xmlMode: true },
    exclusiveFilter: ({ attribs }) => Object.values(attribs).some((value) => /url\(\s*['"]?\s*(?!#)/i.test(value)),
  }).trim();
  if (!/^<svg[\s>]/.test(clean)) return undefined;
  const named = clean.includes('xmlns=') ? clean : clean.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return logoOf('image/svg+xml', new TextEncoder().encode(named));
}

const logoOf = (contentType: Logo['contentType'], bytes: Uint8Array): Logo => ({
  contentType,
  bytes,
  hash: createHash('sha256').update(bytes).digest('hex'),
});

/** Shapes, text and gradients: all that a logo is drawn with. No links, no pictures, no animation. */
const svgTags = [
  ...['svg', 'g', 'defs', 'symbol', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'],
];

const svgAttributes = [
  ...[
    'xmlns',
    'viewBox',
    'width',
    'height',
    'id',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
  ],
  ...['d', 'points', 'transform', 'fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'clip-path', 'mask', 'opacity'],
  ...[
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-miterlimit',
    'stroke-dasharray',
    'stroke-opacity',
  ],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'letter-spacing', 'dx', 'dy'],
  ...[
    'offset',
    'stop-color',
    'stop-opacity',
    'gradientUnits',
    'gradientTransform',
    'patternUnits',
    'preserveAspectRatio',
  ],
];
