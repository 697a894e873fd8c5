import { designScreens } from './designer/steps/step-screens.ts';
import { steps } from './designer/steps/steps.ts';
import { officePaths } from './shared/router/office-paths.ts';
import type { StepPattern, VisitorPattern } from './shared/router/paths.ts';
import { type Layout, type LazyRoutes, type Screen, screensOf } from './shared/router/screen.ts';
import { messages } from './shared/messages/messages.ts';
import { ofDoors } from './visitor/shell/of-doors.tsx';

const stepScreens: Readonly<Record<StepPattern, Screen['load']>> = {
  ...designScreens,
  '/submit': () => import('./visitor/submit/submit-step.tsx').then((module) => module.SubmitStep),
};

/** The six steps of the designer. */
export const stepPages: readonly Screen<StepPattern>[] = steps.map(({ path, title }) => ({
  path,
  title,
  layout: 'designer',
  load: stepScreens[path],
}));

/** A page of another bundle begins with a document of its own. */
function inBundleOfItsOwn(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

interface Page {
  readonly title: keyof typeof messages.titles;
  readonly layout?: Layout;
  readonly load: Screen['load'];
}

const page = <const Path extends VisitorPattern | '/$'>(
  path: Path,
  { title, layout = 'empty', load }: Page,
): Screen<Path> => ({ path, layout, title: messages.titles[title], load });

/** Every page but those of the office. */
export const screens = screensOf<VisitorPattern>()([
  ...stepPages,
  page('/confirmation', {
    title: 'confirmation',
    load: () => import('./visitor/confirmation/confirmation.tsx').then((module) => module.Confirmation),
  }),
  page('/shared/$id', {
    title: 'shared',
    layout: 'blank',
    load: () => import('./visitor/shared/shared-design.tsx').then((module) => ofDoors(module.SharedDesign)),
  }),
  page('/kept', {
    title: 'kept',
    load: () => import('./visitor/kept/kept-page.tsx').then((module) => ofDoors(module.KeptPage)),
  }),
  page('/compare/$doors', {
    title: 'compare',
    load: () => import('./visitor/compare/compare-page.tsx').then((module) => ofDoors(module.ComparePage)),
  }),
  page('/gallery', {
    title: 'gallery',
    load: () => import('./visitor/gallery/gallery-page.tsx').then((module) => ofDoors(module.GalleryPage)),
  }),
  page('/guide/$', {
    title: 'guide',
    load: () => import('./visitor/guide/guide-page.tsx').then((module) => ofDoors(module.GuidePage)),
  }),
  page('/family/$token', {
    title: 'family',
    load: () => import('./visitor/family/family-page.tsx').then((module) => ofDoors(module.FamilyPage)),
  }),
  page('/offer/$token', {
    title: 'offer',
    load: inBundleOfItsOwn,
  }),
  page('/terms', {
    title: 'terms',
    load: () => import('./visitor/legal/legal-pages.tsx').then((module) => module.Terms),
  }),
  page('/privacy', {
    title: 'privacy',
    load: () => import('./visitor/legal/legal-pages.tsx').then((module) => module.Privacy),
  }),
  page('/login', {
    title: 'login',
    layout: 'blank',
    load: () => import('./office/login/login-page.tsx').then((module) => module.LoginPage),
  }),
  page('/not-authorized', {
    title: 'notAuthorized',
    load: () => import('./office/layout/message-pages.tsx').then((module) => module.NotAuthorizedPage),
  }),
]);

/** Where no page is. */
export const notFound = page('/$', {
  title: 'notFound',
  layout: 'default',
  load: () => import('./visitor/not-found/not-found.tsx').then((module) => module.NotFound),
});

export const lazyRoutes: readonly LazyRoutes[] = officePaths.map((path) => ({
  path,
  load: () => import('./office/office-routes.ts').then((module) => module.officeScreens),
}));
