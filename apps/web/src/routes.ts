import { designScreens } from './door/steps/step-screens.ts';
import { steps } from './door/steps/steps.ts';
import { officePaths } from './platform/router/office-paths.ts';
import type { StepPattern, VisitorPattern } from './platform/router/paths.ts';
import { type LazyRoutes, type Screen, screensOf } from './platform/router/screen.ts';
import { words } from './platform/words/words.ts';

const laterPages = () => import('./later-pages.ts');

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
    load: (rules) => laterPages().then(({ loadConfirmation }) => loadConfirmation(rules)),
  },
  {
    path: '/shared/$id',
    layout: 'blank',
    title: words.titles.shared,
    load: (rules) => laterPages().then(({ loadSharedDesign }) => loadSharedDesign(rules)),
  },
  {
    path: '/offer/$token',
    layout: 'empty',
    title: words.titles.offer,
    load: (rules) => laterPages().then(({ loadOffer }) => loadOffer(rules)),
  },
  {
    path: '/terms',
    layout: 'empty',
    title: words.titles.terms,
    load: (rules) => laterPages().then(({ loadTerms }) => loadTerms(rules)),
  },
  {
    path: '/privacy',
    layout: 'empty',
    title: words.titles.privacy,
    load: (rules) => laterPages().then(({ loadPrivacy }) => loadPrivacy(rules)),
  },
  {
    path: '/login',
    layout: 'blank',
    title: words.titles.login,
    load: (rules) => laterPages().then(({ loadLogin }) => loadLogin(rules)),
  },
  {
    path: '/not-authorized',
    layout: 'empty',
    title: words.titles.notAuthorized,
    load: (rules) => laterPages().then(({ loadNotAuthorized }) => loadNotAuthorized(rules)),
  },
]);

export const lazyRoutes: readonly LazyRoutes[] = officePaths.map((path) => ({
  path,
  load: () => laterPages().then(({ loadOffice }) => loadOffice()),
}));
