import { showpieces, type Showpiece } from '@door/catalogue/testing/showpieces';

/** The page that shows the pictures of its folder. */
export const pageFile = 'README.md';

const prefix = 'showpiece-';

/** Whether a file of docs/screens is a showpiece: `npm run screens` leaves those alone. */
export const isShowpieceFile = (file: string): boolean => file.startsWith(prefix);

export const showpieceFile = ({ name }: Pick<Showpiece, 'name'>): string =>
  `${prefix}${name.toLowerCase().replaceAll(/\W+/g, '-')}.png`;

const chapterTitle = '## Showpieces';

/** The page with its chapter of showpieces, last and once. */
export function withShowpieces(page: string): string {
  const [before = '', ...after] = page.split(`${chapterTitle}\n`);
  const next = after.join('').indexOf('\n## ');
  const others = next === -1 ? before : before + after.join('').slice(next + 1);
  const pictures = showpieces.map((piece) => `![${piece.name}](${showpieceFile(piece)})\n*${piece.name}*\n`);
  return `${others.trimEnd()}\n\n${chapterTitle}\n\nSix doors as the preview draws them, taken by \`npm run drawings -- --showpieces\`.\n\n${pictures.join('\n')}`;
}
