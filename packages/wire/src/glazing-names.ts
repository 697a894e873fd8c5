import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Glazing } from '@door/domain/door/model/door-values';

/** Names of glazings that are no theme of the catalogue. The specification gives Clear and Unglazed the id 0. */
export const pseudoThemes = { clear: 'Clear', unglazed: 'Unglazed', 'none-chosen': '' } as const;

export const glazingName = (glazing: Glazing, catalogue: Catalogue): string =>
  glazing.kind === 'theme' ? catalogue.theme(glazing.themeId).name : pseudoThemes[glazing.kind];

export const glazingPriceGroup = (glazing: Glazing, catalogue: Catalogue): string =>
  glazing.kind === 'theme' ? catalogue.theme(glazing.themeId).priceGroup : '';

/** undefined where this supplier has no glazing of that name. */
export function glazingNamed(name: string, { rows }: Catalogue): Glazing | undefined {
  if (name === pseudoThemes.clear) return { kind: 'clear' };
  if (name === pseudoThemes.unglazed) return { kind: 'unglazed' };
  if (name === pseudoThemes['none-chosen']) return { kind: 'none-chosen' };
  const theme = rows.themes.find((row) => row.name === name);
  return theme && { kind: 'theme', themeId: theme.id };
}
