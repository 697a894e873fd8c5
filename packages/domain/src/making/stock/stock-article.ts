import type { AllRows } from '../../catalogue/rows/catalogue-rows.ts';
import type { Article, ProductionRows } from '../../catalogue/rows/production-rows.ts';
import type { StockUnit } from './quantity.ts';

/** What is counted as one (PROMISE 4.1). */
export interface StockArticle {
  /** `CY-3K`, `OF72-AGWH@6000`, `SLAB-900x1980-AGWH`, `PAINT-RAL 3003`. */
  readonly key: string;
  /** For people: `Outer frame 72, wide, AGWH, 6000 mm`; '' where the catalogue no longer tells. */
  readonly text: string;
  readonly unit: StockUnit;
}

/** What there is one of: a rest that is kept, a piece that was made to order. */
export const unitKinds = ['offcut', 'piece'] as const;

const ofOffcuts = '@offcuts';

/** Key of what is left of the bars of a cut group: `OF72-AGWH@offcuts`, beside `OF72-AGWH@6000` for its new bars. */
export const offcutsKey = (group: string): string => `${group}${ofOffcuts}`;

/** The cut group of which a key counts offcuts; undefined: it counts something else. */
export const groupOfOffcuts = (key: string): string | undefined =>
  key.endsWith(ofOffcuts) ? key.slice(0, -ofOffcuts.length) : undefined;

/** Letters of a key: more than any catalogue makes. */
export const longestKey = 80;

interface Known {
  readonly articles: ReadonlyMap<string, Article>;
  /** What may stand behind the code of a bar or a slab, between hyphens. */
  readonly colours: ReadonlySet<string>;
  readonly colourCodes: ReadonlySet<string>;
  readonly slabs: readonly RegExp[];
}

/** What a catalogue must tell about keys. */
export interface ArticleRows {
  readonly production: Pick<ProductionRows, 'articles' | 'codePatterns' | 'slabs'>;
  readonly rows: Pick<AllRows, 'colours' | 'colourPairs' | 'paints' | 'systems'>;
}

/** A function that tells what a key counts, by the supplier's catalogue; undefined: nothing that it knows. */
export function stockArticles({ production, rows }: ArticleRows): (key: string) => StockArticle | undefined {
  const known: Known = {
    articles: new Map(production.articles.map((article) => [article.code, article])),
    colours: new Set([
      ...rows.colourPairs.map(({ appendix }) => appendix),
      ...rows.colours.flatMap(({ name, tradeName = name, painted }) => [name, tradeName, painted?.name ?? name]),
      ...rows.paints.map(({ name }) => name),
    ]),
    colourCodes: new Set(rows.colours.map(({ colourCode }) => colourCode)),
    slabs: [
      production.codePatterns.slab,
      ...production.slabs.flatMap(({ code = [] }) => code),
      ...rows.systems.flatMap(({ ownSlab }) => (ownSlab ? [ownSlab.code] : [])),
    ].map(slabCode),
  };
  return (key) => {
    for (const shape of shapes) {
      const found = shape(key, known);
      if (found) return { key, ...found };
    }
    return undefined;
  };
}

/** In what the articles are counted whose keys continue a code, each once: bars of `OF72`, litres of `PAINT`. */
export function unitsUnder(code: string, { articles }: Pick<ProductionRows, 'articles'>): readonly StockUnit[] {
  const under = articles.filter((article) => begins(article.code).includes(code));
  const units = under.map(({ stockLengths, unit }): StockUnit => (stockLengths.length > 0 ? 'bar' : unit));
  return [...new Set(code === 'PAINT' ? [...units, 'litre' as const] : units)];
}

type Shape = (key: string, known: Known) => Omit<StockArticle, 'key'> | undefined;

const bar: Shape = (key, { articles, ...known }) => {
  const [, group, length] = /^(.+)@(\d{1,5})$/.exec(key) ?? [];
  const found = group === undefined ? undefined : inColours(group, { articles, ...known });
  if (!found?.article.stockLengths.some((each) => each === Number(length))) return undefined;
  const text = [found.article.description, found.colours, `${String(length)} mm`].filter((part) => part !== '');
  return { text: text.join(', '), unit: 'bar' };
};

/** Offcuts of a group are counted by the piece, whatever the length of each. */
const offcut: Shape = (key, known) => {
  const group = groupOfOffcuts(key);
  const found = group === undefined ? undefined : inColours(group, known);
  if (!found || found.article.stockLengths.length === 0) return undefined;
  const text = [found.article.description, found.colours, 'offcuts'].filter((part) => part !== '');
  return { text: text.join(', '), unit: 'piece' };
};

/** A slab is bought white or in its colours, and its code says no colour. */
const slab: Shape = (key, known) => {
  const found = inColours(key, known);
  if (!found || found.colours === '' || !known.slabs.some((code) => code.test(found.article.code))) return undefined;
  return { text: `${found.article.description}, ${found.colours}`, unit: 'piece' };
};

/** Key of the paint of a number of the RAL list. */
export const paintKey = (ral: string): string => `PAINT-${ral}`;

const paint: Shape = (key) => {
  const [, ral] = /^PAINT-(RAL \d{4})$/.exec(key) ?? [];
  return ral === undefined ? undefined : { text: `Paint ${ral}`, unit: 'litre' };
};

/** What is cut from bars is counted by the bar, so that its code alone is no key. */
const plain: Shape = (key, { articles }) => {
  const article = articles.get(key);
  return article?.stockLengths.length === 0 ? { text: article.description, unit: article.unit } : undefined;
};

const shapes: readonly Shape[] = [bar, offcut, plain, slab, paint];

/** The article with the longest code that the text begins with, and the colours behind it; undefined: the rest is no colours. */
function inColours(text: string, known: Known) {
  for (const code of begins(text)) {
    const article = known.articles.get(code);
    const colours = text.slice(code.length + 1);
    if (article && (colours === '' || isColours(colours, known))) return { article, colours };
  }
  return undefined;
}

/** `OF72-AGWH-RAL 3003`, `OF72-AGWH` and `OF72`: a text and its beginnings up to a hyphen, the longest first. */
export function begins(text: string): readonly string[] {
  const at = text.lastIndexOf('-');
  return at < 1 ? [text] : [text, ...begins(text.slice(0, at))];
}

/** `AGWH`, `RLWH-RAL 3003`, `Matt White (PVC)`: colours as bills name them, between hyphens. */
function isColours(text: string, known: Known): boolean {
  const first = begins(text).find((begin) => isColour(begin, known));
  if (first === undefined) return false;
  return first === text || isColours(text.slice(first.length + 1), known);
}

/** `AGWH`, `AG`, `White`, `RAL 3003`, `Agate Grey RAL 7038`. */
function isColour(text: string, { colours, colourCodes }: Known): boolean {
  const [, name] = /^(.*?) ?RAL \d{4}$/.exec(text) ?? [];
  return name === '' || colours.has(name ?? text) || colourCodes.has(text) || isPairOf(text, colourCodes);
}

/** The codes of the colours outside and inside. */
const isPairOf = (text: string, codes: ReadonlySet<string>): boolean =>
  [...codes].some((outside) => text.startsWith(outside) && codes.has(text.slice(outside.length)));

/** `SLAB-{width}x{height}` as what finds `SLAB-900x1980`. */
function slabCode(pattern: string): RegExp {
  const parts = pattern.split(/\{\w+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return new RegExp(`^${parts.join('\\d+')}$`);
}
