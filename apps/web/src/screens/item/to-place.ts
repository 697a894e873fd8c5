/** Parts of the item page to which a problem may lead. */
const places = { sizes: '.item-inspector', stock: '.item-works' } as const;

/** Leads to a part of this page, and on a keyboard to the first thing that can be changed there. */
export function toPlace(place: keyof typeof places): void {
  // The dialog from which one comes gives the focus back first.
  setTimeout(() => {
    const element = document.querySelector(places[place]);
    element?.scrollIntoView({ block: 'start' });
    const first = element?.querySelector('input, button, select, a');
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  });
}
