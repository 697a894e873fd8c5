import type { MouseEvent } from 'react';
import { words } from '../words/words.ts';
import './skip-link.css';

/** The first stop of the Tab key on every page: leads past the header or the side bar. `path` is the page's own, for a new tab. */
export const SkipLink = ({ path }: { readonly path: string }) => (
  <a className="btn btn-primary skip-link" href={`#${path}`} onClick={skip}>
    {words.skip}
  </a>
);

/** Moves the focus by itself: the part of the address after the `#` is the page, so that no anchor can stand there. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
