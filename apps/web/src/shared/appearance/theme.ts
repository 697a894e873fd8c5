import type { UiSettings } from '@door/domain/catalogue/rows/client-rows';
import { defaultDataTheme } from '@door/domain/settings/ui-settings';

/** Themes that follow the visitor's light or dark system setting. */
const followsVisitor: readonly string[] = ['', defaultDataTheme];

/** Part of the main style sheet; every other theme is imported for the suppliers that use it. */
const builtIn: readonly string[] = ['day', 'evening', 'tenant'];

/** Names of the supplier's own variables; anything else in the settings is left alone. */
const tenantVariable = /^(?:--tenant-)?([a-z][a-z-]{0,40})$/;

/** What a supplier's settings say about colours. */
export interface Theme {
  /** null: day or evening as the visitor's system says. */
  readonly name: string | null;
  readonly properties: readonly (readonly [string, string])[];
  /** It stands in a style sheet of its own. */
  readonly isStock: boolean;
}

export function themeOf({ dataTheme, tenant }: Pick<UiSettings, 'dataTheme' | 'tenant'>): Theme {
  const name = followsVisitor.includes(dataTheme) ? null : dataTheme;
  return {
    name,
    isStock: name !== null && !builtIn.includes(name),
    properties: Object.entries(tenant).flatMap(([variable, value]) => {
      const word = tenantVariable.exec(variable)?.[1];
      return word ? [[`--tenant-${word}`, value] as const] : [];
    }),
  };
}

/** Applies the supplier's theme and colours. */
export async function applyTheme(root: HTMLElement, ui: Pick<UiSettings, 'dataTheme' | 'tenant'>): Promise<void> {
  const { name, properties, isStock } = themeOf(ui);
  for (const [property, value] of properties) root.style.setProperty(property, value);
  if (name === null) return root.removeAttribute('data-theme');
  root.dataset['theme'] = name;
  // Where it cannot be loaded the page looks like day or evening.
  if (isStock) await import('../styles/stock-themes.css').catch(() => undefined);
}
