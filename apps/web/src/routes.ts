import { designScreens } from './door/steps/step-screens.ts';
import { steps } from './door/steps/steps.ts';
import { officePaths } from './platform/router/office-paths.ts';
import type { StepPattern, VisitorPattern } from './platform/router/paths.ts';
import { type LazyRoutes, type Screen, screensOf } from './platform/router/screen.ts';
import { words } from './platform/words/words.ts';

const stepScreens: Readonly<Record<StepPattern, Screen['load']>> = {
  ...designScreens,
  '/glass': async (rules) => {
    const [step] = await Promise.all([designScreens['/glass'](), rules.loadGlassThemes()]);
    return step;
  },
  '/submit': () => import('./visitor/submit/submit-step.tsx').then((module) => module.SubmitStep),
};

/** The six steps of the designer. */
export const stepPages: readonly Screen<StepPattern>[] = steps.map(({ path, title }) => ({
  path,
  title,
  layout: 'designer',
  load: stepScreens[path],
}));

/** Every page but those of the office. */
export const screens = screensOf<VisitorPattern>()([
  ...stepPages,
  {
    path: '/confirmation',
    layout: 'empty',
    title: words.titles.confirmation,
    load: () => import('./visitor/confirmation/confirmation.tsx').then((module) => module.Confirmation),
  },
  {
    path: '/shared/$id',
    layout: 'blank',
    title: words.titles.shared,
    load: () => import('./visitor/shared/shared-design.tsx').then((module) => module.SharedDesign),
  },
  {
    path: '/offer/$token',
    layout: 'empty',
    title: words.titles.offer,
    load: () => import('./visitor/offer/offer-page.tsx').then((module) => module.OfferPage),
  },
  {
    path: '/terms',
    layout: 'empty',
    title: words.titles.terms,
    load: () => import('./visitor/legal/legal-pages.tsx').then((module) => module.Terms),
  },
  {
    path: '/privacy',
    layout: 'empty',
    title: words.titles.privacy,
    load: () => import('./visitor/legal/legal-pages.tsx').then((module) => module.Privacy),
  },
  {
    path: '/login',
    layout: 'blank',
    title: words.titles.login,
    load: () => import('./office/login/login-page.tsx').then((module) => module.LoginPage),
  },
  {
    path: '/not-authorized',
    layout: 'empty',
    title: words.titles.notAuthorized,
    load: () => import('./office/layout/message-pages.tsx').then((module) => module.NotAuthorizedPage),
  },
]);

export const lazyRoutes: readonly LazyRoutes[] = officePaths.map((path) => ({
  path,
  load: () => import('./office/office-routes.ts').then((module) => module.officeScreens),
}));
