import { language } from './language.ts';

const counts = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });

/** How many, as the language of the page writes it. Millimetres are no count: they stand without separators everywhere. */
export const countText = (count: number): string => counts.format(count);
