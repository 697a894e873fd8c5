import type { Theme } from './field.ts';

let named: (name: string) => Theme | null = () => null;

/** A visitor's first door has plain glass, so the themes come in a file of their own, before the first pane that has one. */
export function bringThemes(brought: (name: string) => Theme | null): void {
  named = brought;
}

/** null for a theme that is not here, or that nobody has drawn yet: its backing glass alone is shown. */
export const themeHere = (name: string): Theme | null => named(name);
