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
}

const styleSheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/;

const page = /<div id="page">(?<waiting>[\s\S]*?)<\/div>(?=\s*<\/body>)/;

/**
 * Puts a first page into the built document, with the style sheet, so that the first paint waits for nothing else. The loading screen goes beside it, for whoever is to see something else. Throws where the document has no place for it.
 */
export function firstDocument(built: string, first: FirstPage, files: BuiltFiles): Document {
  const { html, style, title, marks, isStock } = first;
  const sheet = styleSheet.exec(built)?.[1];
  const rules = `${sheet === undefined ? '' : files.read(sheet)}${style}`;
  const waiting = page.exec(built)?.groups?.['waiting'];
  if (waiting === undefined) throw new Error('The built page has no place for a first page.');
  const stock = isStock ? `<link rel="stylesheet" href="${escapeMarkup(files.stockThemes)}">` : '';
  return {
    html: built
      .replace(/<html\b/, () => `<html ${attributes(marks)}`)
      .replace(/<title>[\s\S]*?<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
      .replace(styleSheet, '')
      .replace('</head>', () => `${stock}<style>${rules}</style></head>`)
      .replace(page, () => `<div id="page">${html}</div><div id="waiting">${waiting}</div>`),
    styleHash: `'sha256-${createHash('sha256').update(rules).digest('base64')}'`,
  };
}

const attributes = (marks: FirstPage['marks']): string =>
  Object.entries(marks)
    .map(
      ([name, value]) =>
        `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeMarkup(value)}"`,
    )
    .join(' ');
