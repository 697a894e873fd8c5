import type { UiSettings } from '@door/domain/catalogue/rows';

/** Follows the visitor's own light: day or evening. */
const followsTheDay = 'day';

/** Names of the supplier's own variables; anything else in the settings is left alone. */
const tenantVariable = /^(?:--tenant-)?([a-z][a-z-]{0,40})$/;

/** Day and evening follow the visitor's system unless the supplier names a theme. */
export function wearTheme(root: HTMLElement, ui: Pick<UiSettings, 'dataTheme' | 'tenant'>) {
  if (ui.dataTheme === '' || ui.dataTheme === followsTheDay) root.removeAttribute('data-theme');
  else root.dataset['theme'] = ui.dataTheme;
  for (const [name, value] of Object.entries(ui.tenant)) {
    const word = tenantVariable.exec(name)?.[1];
    if (word) root.style.setProperty(`--tenant-${word}`, value);
  }
}
