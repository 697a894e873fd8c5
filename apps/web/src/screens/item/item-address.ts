/** The pages of one item beside its own: the steps of the designer by the specification's names. */
export const childPages = ['frame-design', 'sash-design', 'colours', 'glass-theme', 'hardware-options'] as const;
export type ChildPage = (typeof childPages)[number];

/** One item can be reached by three addresses; a page leads on below the one by which it was reached. */
const roots = ['/installer/door', '/door', '/new-frame'] as const;
type ItemRoot = `${(typeof roots)[number]}/${string}`;

/** `/door/7/colours` belongs to `/door/7`. */
export function itemRoot(path: string, id: string): ItemRoot {
  const root = roots.find((each) => path === each || path.startsWith(`${each}/`)) ?? '/door';
  return `${root}/${id}`;
}

export const childOf = (path: string): ChildPage | undefined =>
  childPages.find((child) => path.replace(/\/$/, '').endsWith(`/${child}`));
