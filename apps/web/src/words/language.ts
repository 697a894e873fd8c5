/** As the document says, `en` or `en-GB`; tests of single files have no document. */
export const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';
