import { bringThemes } from '@door/drawing/glass/themes-here';
import type { Item } from '@door/domain/item/item';

/** To be asked for before an item is shown: the drawing of themes comes with the first pane that has one. */
export async function bringThemesFor({ glass: { door, frame } }: Pick<Item, 'glass'>): Promise<void> {
  const glazings = frame.kind === 'own' ? [door, frame.glazing] : [door];
  if (glazings.some(({ kind }) => kind === 'theme')) await bringAllThemes();
}

/** For a page that offers them. */
export async function bringAllThemes(): Promise<void> {
  const { themeNamed } = await import('@door/drawing/glass/themes/themes');
  bringThemes(themeNamed);
}
