import { inLanguage, language } from '../../platform/words/language.ts';
import { customers } from './english/customers.ts';
import { enquiries } from './english/enquiries.ts';
import { frame } from './english/frame.ts';
import { home } from './english/home.ts';
import { lists } from './english/lists.ts';
import { quote } from './english/quote.ts';
import { quotes } from './english/quotes.ts';
import { sale } from './english/sale.ts';

/** The texts of the office's pages. Not part of the visitor's chunks. */
const english = { ...frame, ...home, ...enquiries, ...customers, ...lists, ...quotes, ...quote, ...sale };

type OfficeWords = typeof english;

export const officeWords: OfficeWords = inLanguage(language, { en: english });
