import { language } from './language.ts';

const counts = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });

/** A count in the page's language, `1,250`. Not for millimetres, which have no separators anywhere. */
export const countText = (count: number): string => counts.format(count);
