import { displayName } from '@door/domain/model/item-record';
import { useEffect } from 'react';
import { useItemNumber } from '../open-item/enquiry-of-item.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';

/** What its sheet is called: `D-1043 7, Oak Lane`. */
export const useSheetName = (): string =>
  [useItemNumber(), displayName(useOfficeItem())].filter((part) => part !== '').join(' ');

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
