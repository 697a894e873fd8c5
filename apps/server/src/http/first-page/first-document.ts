import { createHash } from 'node:crypto';
import type { FirstPage } from '@door/api/catalogue/start-answers';
import { escapeMarkup } from '@door/drawing/escape-markup';

export interface Document {
  readonly html: string;
  /** Of its one style element, as the security policy names it. */
  readonly styleHash: string;
}

/** Of the built pages. */
export interface BuiltFiles {
  /** Address of the style sheet of stock themes. */
  readonly stockThemes: string;
  /** The text of the file at an address in the document. */
  readonly read: (address: string) => string;
  /** The PNG at an address in the document, in base64. */
  readonly picture: (address: string) => string;
}

const styleSheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/;

/** A texture of a drawing, as the drawing refers to it. */
const texture = /(?<=<image\b[^>]* href=")\/tiles\/[\w-]+\.png(?=")/g;
/** A logo that is served with the pages; one from elsewhere has a size that nobody here knows. */
const ownLogo = /<img (?=src="(\/logos\/[\w-]+\.svg)")/g;
const texturePreload = /\s*<link rel="preload" href="\/tiles\/[^>]*>/g;

const page = /<div id="page">(?<waiting>[\s\S]*?)<\/div>(?=\s*<(?:script>|\/body>))/;

/**
 * Puts a first page into the built document, with the style sheet and the door's textures, so that the largest paint is the first one
 * and waits for nothing else. The loading screen goes beside it, for whoever is to see something else. Throws where the document has
 * no place for it.
 */
export function firstDocument(built: string, first: FirstPage, files: BuiltFiles): Document {
  const { html, style, title, marks, isStock } = first;
  const sheet = styleSheet.exec(built)?.[1];
  const rules = `${sheet === undefined ? '' : files.read(sheet)}${style}`;
  const waiting = page.exec(built)?.groups?.['waiting'];
  if (waiting === undefined) throw new Error('The built page has no place for a first page.');
  const drawn = html
    .replaceAll(texture, (address) => `data:image/png;base64,${files.picture(address)}" data-file="${address}`)
    .replaceAll(ownLogo, (begun, address: string) => begun + sizeOf(files.read(address)));
  const stock = isStock ? `<link rel="stylesheet" href="${escapeMarkup(files.stockThemes)}">` : '';
  return {
    html: built
      .replace(/<html\b/, () => `<html ${attributes(marks)}`)
      .replace(/<title>[\s\S]*?<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
      // The rules are inside. Files that come later look for the sheet, and would fetch it again.
      .replace(styleSheet, (link) => link.replace('<link', '<link disabled'))
      .replaceAll(texturePreload, '')
      .replace('</head>', () => `${stock}<style>${rules}</style></head>`)
      .replace(page, () => `<div id="page">${drawn}</div><div id="waiting">${waiting}</div>`),
    styleHash: `'sha256-${createHash('sha256').update(rules).digest('base64')}'`,
  };
}

/** Keeps the place of an SVG until it has come, so that nothing beside it moves. */
function sizeOf(svg: string): string {
  const [, width, height] = /<svg\b[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return width === undefined ? '' : `width="${width}" height="${height}" `;
}

const attributes = (marks: FirstPage['marks']): string =>
  Object.entries(marks)
    .map(
      ([name, value]) =>
        `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeMarkup(value)}"`,
    )
    .join(' ');
