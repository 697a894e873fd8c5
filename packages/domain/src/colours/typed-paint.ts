import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Paint } from '../catalogue/colour-rows.ts';

/** The paint that a person names with `3020`, `ral3020` or `RAL 3020`; null where the list has no such number. */
export function paintTyped(typed: string, { rows }: Catalogue): Paint | null {
  const number = /^\s*(?:ral)?\s*(\d{4})\s*$/i.exec(typed)?.[1];
  return rows.paints.find(({ ral }) => ral === `RAL ${String(number)}`) ?? null;
}
