import type { UiSettings } from '@door/domain/catalogue/client-rows';
import { defaultDataTheme } from '@door/domain/settings/ui-settings';

/** Themes that follow the visitor's light or dark system setting; the last one is the default of the settings. */
const followsVisitor: readonly string[] = ['', 'day', defaultDataTheme];

/** Part of the main style sheet; every other theme is imported for the suppliers that use it. */
const builtIn: readonly string[] = ['evening', 'tenant'];

/** Names of the supplier's own variables; anything else in the settings is left alone. */
const tenantVariable = /^(?:--tenant-)?([a-z][a-z-]{0,40})$/;

/** Applies the supplier's theme and colours; without a theme, day or evening as the visitor's system says. */
export async function applyTheme(root: HTMLElement, ui: Pick<UiSettings, 'dataTheme' | 'tenant'>): Promise<void> {
  for (const [name, value] of Object.entries(ui.tenant)) {
    const word = tenantVariable.exec(name)?.[1];
    if (word) root.style.setProperty(`--tenant-${word}`, value);
  }
  if (followsVisitor.includes(ui.dataTheme)) return root.removeAttribute('data-theme');
  root.dataset['theme'] = ui.dataTheme;
  // Where it cannot be loaded the page looks like day or evening.
  if (!builtIn.includes(ui.dataTheme)) await import('../styles/stock-themes.css').catch(() => undefined);
}
