import type { ComponentType } from 'react';
import type { OfficePattern } from './office/office-routes.ts';
import { stepScreens } from './door/steps/step-screens.ts';
import { type StepPath, steps } from './door/steps/steps.ts';
import type { LayoutProps } from './visitor/shell/layouts.tsx';
import { words } from './platform/words/words.ts';

/**
 * The frame around a screen. `blank`: none. `empty`: the header. `designer`: header, steps and preview. `default`: header and
 * footer. `print`: paper.
 */
export type Layout = 'blank' | 'default' | 'designer' | 'empty' | 'print';

export interface Screen {
  readonly path: string;
  /** `default` where none is given; a component where the frame is loaded with the page. */
  readonly layout?: Layout | ComponentType<LayoutProps>;
  readonly title: string;
  /** For the route guard: `index-…` is open to everybody, `installer-…` needs a log-in. */
  readonly name: string;
  /** Imports the component when it is first needed. */
  load(): Promise<ComponentType>;
}

export const layoutOf = ({ layout = 'default' }: Pick<Screen, 'layout'>): NonNullable<Screen['layout']> => layout;

/** A pattern of addresses whose table of screens is imported when the first of them is opened: the office. */
export interface LazyRoutes {
  readonly path: string;
  load(): Promise<readonly Screen[]>;
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
    load: () => import('./visitor/confirmation/confirmation.tsx').then((module) => module.Confirmation),
  },
  {
    path: '/shared/$id',
    layout: 'blank',
    title: words.shared.title,
    name: 'index-shared',
    load: () => import('./visitor/shared/shared-design.tsx').then((module) => module.SharedDesign),
  },
  {
    path: '/terms',
    layout: 'empty',
    title: words.terms.title,
    name: 'terms',
    load: () => import('./visitor/legal/legal-pages.tsx').then((module) => module.Terms),
  },
  {
    path: '/privacy',
    layout: 'empty',
    title: words.privacy.title,
    name: 'privacy',
    load: () => import('./visitor/legal/legal-pages.tsx').then((module) => module.Privacy),
  },
  {
    path: '/login',
    layout: 'blank',
    title: words.login.title,
    name: 'login',
    load: () => import('./office/login/login-page.tsx').then((module) => module.LoginPage),
  },
  {
    path: '/not-authorized',
    layout: 'empty',
    title: words.notAuthorized.title,
    name: 'not-authorized',
    load: () => import('./office/login/not-authorized-page.tsx').then((module) => module.NotAuthorizedPage),
  },
] as const satisfies readonly Screen[];

/** Every page but those of the office. */
export const screens: readonly Screen[] = [...stepPages, ...pages];

/** Addresses that need a log-in, whether or not there is a page. */
export const officePaths = ['/installer/$', '/door/$', '/new-frame/$', '/order-review/$', '/quote-review/$'] as const;

export const lazyRoutes: readonly LazyRoutes[] = officePaths.map((path) => ({
  path,
  load: () => import('./office/office-routes.ts').then((module) => module.officeRoutes),
}));

/** `/door/$id` as a type of address: `/door/${string}`. */
type Filled<Pattern extends string> = Pattern extends `${infer Before}/$${string}` ? `${Before}/${string}` : Pattern;

type Page = StepPath | Filled<(typeof pages)[number]['path'] | OfficePattern>;

/** Every address that a link may have; it may end in `?` and parameters. */
export type PagePath = Page | `${Page}?${string}`;
