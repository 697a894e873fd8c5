/**
 * The first stop of the Tab key on every page moves the focus into the page. By itself: the part of the address after the `#` is the
 * page, so that no anchor can stand there.
 */
export function followSkipLink(): void {
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.matches('.skip-link')) return;
    event.preventDefault();
    const main = document.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
  });
}
