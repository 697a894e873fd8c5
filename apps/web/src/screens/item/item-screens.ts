import type { Screen } from '../../routes.ts';
import { officeItemWords } from '../../words/office-item.ts';

const { title, children } = officeItemWords;

const own = {
  title,
  name: 'installer-item',
  load: () => import('./page.tsx').then((module) => module.ItemPage),
} as const;

const design = {
  name: 'installer-item-design',
  load: () => import('./design-page.tsx').then((module) => module.ItemDesignPage),
} as const;

const at = <Root extends '/door/$id' | '/new-frame/$id' | '/installer/door/$id'>(path: Root) =>
  [
    { path, ...own },
    { path: `${path}/default`, ...own },
    { path: `${path}/frame-design`, title: children['frame-design'], ...design },
    { path: `${path}/sash-design`, title: children['sash-design'], ...design },
    { path: `${path}/colours`, title: children.colours, ...design },
    { path: `${path}/glass-theme`, title: children['glass-theme'], ...design },
    { path: `${path}/hardware-options`, title: children['hardware-options'], ...design },
  ] as const satisfies readonly Screen[];

/** The item page and the designer's steps below it, at each of an item's three addresses. */
export const itemScreens = [...at('/door/$id'), ...at('/new-frame/$id'), ...at('/installer/door/$id')] as const;
