import { useEffect } from 'react';

interface PageHead {
  /** The named page (CSS `page`) of one sheet among several; absent: every page. */
  readonly page?: string;
  /** Stands opposite on each of these pages, such as 'Not to be made'; '' for nothing. */
  readonly warning?: string;
}

/** Every printed page names the item; its number stands opposite (`@page` in the style sheet). */
export function usePageHead(name: string, { page = '', warning = '' }: PageHead = {}) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const right = warning === '' ? '' : `@top-right { content: ${JSON.stringify(warning)}; }`;
    sheet.replaceSync(`@page ${page} { @top-left { content: ${JSON.stringify(name)}; } ${right} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [name, page, warning]);
}
