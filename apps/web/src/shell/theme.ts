import type { UiSettings } from '@door/domain/catalogue/client-rows';
import { defaultDataTheme } from '@door/domain/settings/ui-settings';

/** Follow the visitor's own light, day or evening; the last is what the settings say when nobody has set anything. */
const followsTheDay: readonly string[] = ['', 'day', defaultDataTheme];

/** Part of every page; each other theme is fetched when a supplier wears it. */
const alwaysHere: readonly string[] = ['evening', 'tenant'];

/** Names of the supplier's own variables; anything else in the settings is left alone. */
const tenantVariable = /^(?:--tenant-)?([a-z][a-z-]{0,40})$/;

/** Day and evening follow the visitor's system unless the supplier names a theme. */
export async function wearTheme(root: HTMLElement, ui: Pick<UiSettings, 'dataTheme' | 'tenant'>): Promise<void> {
  for (const [name, value] of Object.entries(ui.tenant)) {
    const word = tenantVariable.exec(name)?.[1];
    if (word) root.style.setProperty(`--tenant-${word}`, value);
  }
  if (followsTheDay.includes(ui.dataTheme)) return root.removeAttribute('data-theme');
  root.dataset['theme'] = ui.dataTheme;
  // Without it the page looks like day or evening.
  if (!alwaysHere.includes(ui.dataTheme)) await import('../styles/stock-themes.css').catch(() => undefined);
}
