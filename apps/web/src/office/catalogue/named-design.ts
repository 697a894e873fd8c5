/** A design that somebody names by its link or its id: one that was shared, or an item of the supplier. */
export interface NamedDesign {
  readonly kind: 'shared' | 'item';
  readonly id: string;
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Reads `https://…#/shared/ID`, `…#/installer/door/ID` and an item's id alone; null: it names none. */
export function namedDesign(text: string): NamedDesign | null {
  const [id] = uuid.exec(text) ?? [];
  if (id === undefined) return null;
  return { kind: text.includes('/shared/') ? 'shared' : 'item', id: id.toLowerCase() };
}
