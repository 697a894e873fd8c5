import type { ComponentType } from 'react';
import type { OfficePattern } from './office/office-screens.ts';
import { stepScreens } from './designer/step-screens.ts';
import { type StepPath, steps } from './designer/steps.ts';
import type { LayoutProps } from './shell/layouts.tsx';
import { words } from './words/words.ts';

/**
 * What stands around a screen. `blank`: nothing. `empty`: the header only. `designer`: the same with steps and preview.
 * `default`: header and foot. `print`: paper.
 */
export type Layout = 'blank' | 'default' | 'designer' | 'empty' | 'print';

export interface Screen {
  readonly path: string;
  /** `default` where none is named; pages whose frame comes with them bring it themselves. */
  readonly layout?: Layout | ComponentType<LayoutProps>;
  readonly title: string;
  /** As the route guard knows it: `index-…` is open to all, `installer-…` is not. */
  readonly name: string;
  /** Fetched when it is first needed; the designer's next step is fetched while the browser is idle. */
  load(): Promise<ComponentType>;
}

export const layoutOf = ({ layout = 'default' }: Pick<Screen, 'layout'>): NonNullable<Screen['layout']> => layout;

/** Pages that no visitor needs: their table comes when the first of them is asked for. */
export interface Wing {
  readonly path: string;
  open(): Promise<readonly Screen[]>;
}

/** The six steps of the designer. */
export const stepPages: readonly Screen[] = steps.map(({ path, title }) => ({
  path,
  title,
  layout: 'designer',
  name: path === '/' ? 'index' : `index-${path.slice(1)}`,
  load: stepScreens[path],
}));

/** Every other page. */
const pages = [
  {
    path: '/confirmation',
    layout: 'empty',
    title: words.confirmation.title,
    name: 'confirmation',
    load: () => import('./screens/confirmation/page.tsx').then((module) => module.Confirmation),
  },
  {
    path: '/shared/$id',
    layout: 'blank',
    title: words.shared.title,
    name: 'index-shared',
    load: () => import('./screens/shared/page.tsx').then((module) => module.SharedDesign),
  },
  {
    path: '/terms',
    layout: 'empty',
    title: words.terms.title,
    name: 'terms',
    load: () => import('./screens/legal/terms.tsx').then((module) => module.Terms),
  },
  {
    path: '/privacy',
    layout: 'empty',
    title: words.privacy.title,
    name: 'privacy',
    load: () => import('./screens/legal/privacy.tsx').then((module) => module.Privacy),
  },
  {
    path: '/login',
    layout: 'blank',
    title: words.login.title,
    name: 'login',
    load: () => import('./screens/login/page.tsx').then((module) => module.Login),
  },
  {
    path: '/not-authorized',
    layout: 'empty',
    title: words.notAuthorized.title,
    name: 'not-authorized',
    load: () => import('./screens/not-authorized/page.tsx').then((module) => module.NotAuthorized),
  },
] as const satisfies readonly Screen[];

/** The whole table, but for the pages of the office. */
export const screens: readonly Screen[] = [...stepPages, ...pages];

/** Addresses that only people of the supplier may ask for, whether or not a page stands there. */
export const closedPaths = ['/installer/$', '/door/$', '/new-frame/$', '/order-review/$', '/quote-review/$'] as const;

export const wings: readonly Wing[] = closedPaths.map((path) => ({
  path,
  open: () => import('./office/office-screens.ts').then((module) => module.officeScreens),
}));

/** An address of this kind: `$id` stands for any word. */
type Filled<Pattern extends string> = Pattern extends `${infer Before}/$${string}` ? `${Before}/${string}` : Pattern;

type Page = StepPath | Filled<(typeof pages)[number]['path'] | OfficePattern>;

/** What a link may lead to; behind a `?` stands what a page was asked for. */
export type PagePath = Page | `${Page}?${string}`;
