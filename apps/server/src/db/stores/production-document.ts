import { demoProduction } from '@door/catalogue/demo';
import type { Article, ProductionRows } from '@door/domain/catalogue/production-rows';
import type { Mm } from '@door/domain/model/mm';

/** Until version 7 of a catalogue what a door takes of a week stood in the code. */
export type ProductionRowsV7 = Omit<ProductionRows, 'capacity'>;

/** Weeks are filled as the demo supplier does. */
export const productionFromV7 = (rows: ProductionRowsV7): ProductionRows => ({
  ...rows,
  capacity: demoProduction.capacity,
});

/** Until version 6 of a catalogue an article came in bars of one length, and no row said how they are sawn. */
export type ProductionRowsV6 = Omit<ProductionRowsV7, 'articles' | 'saw'> & { readonly articles: readonly ArticleV6[] };

type ArticleV6 = Omit<Article, 'stockLengths'> & { readonly barLength: Mm | null };

/** Bars are sawn as the demo supplier does. */
export const productionFromV6 = ({ articles, ...rows }: ProductionRowsV6): ProductionRowsV7 => ({
  ...rows,
  saw: demoProduction.saw,
  articles: articles.map(({ barLength, ...article }) => ({
    ...article,
    stockLengths: barLength === null ? [] : [barLength],
  })),
});
