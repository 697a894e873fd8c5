import { designScreens } from './door/steps/step-screens.ts';
import { steps } from './door/steps/steps.ts';
import { loadVisitorRules } from './platform/on-demand/load-on-demand.ts';
import { officePaths } from './platform/router/office-paths.ts';
import type { StepPattern, VisitorPattern } from './platform/router/paths.ts';
import { type Layout, type LazyRoutes, type Screen, screensOf } from './platform/router/screen.ts';
import { words } from './platform/words/words.ts';

/** Any door may stand on them. */
const laterPages = async () => {
  const [pages] = await Promise.all([import('./later-pages.ts'), loadVisitorRules()]);
  return pages;
};

const stepScreens: Readonly<Record<StepPattern, Screen['load']>> = {
  ...designScreens,
  '/': async (rules) => {
    const [step] = await Promise.all([designScreens['/'](), rules.loadFirstStep()]);
    return step;
  },
  '/glass': async (rules) => {
    const [step] = await Promise.all([designScreens['/glass'](), rules.loadGlassThemes()]);
    return step;
  },
  '/submit': () => import('./visitor/submit/submit-step.tsx').then((module) => module.SubmitStep),
};

/** With the rules of what is chosen there. */
const laterStep =
  (load: Screen['load']): Screen['load'] =>
  async (rules) => {
    const [step] = await Promise.all([load(rules), loadVisitorRules()]);
    return step;
  };

/** The six steps of the designer. */
export const stepPages: readonly Screen<StepPattern>[] = steps.map(({ path, title }) => ({
  path,
  title,
  layout: 'designer',
  load: path === '/' ? stepScreens[path] : laterStep(stepScreens[path]),
}));

/** A page that nobody opens first. */
function laterPage<const Path extends VisitorPattern | '/$'>(
  name: keyof typeof words.titles,
  path: Path,
  layout: Layout = 'empty',
): Screen<Path> {
  return { path, layout, title: words.titles[name], load: (rules) => laterPages().then((pages) => pages[name](rules)) };
}

/** Every page but those of the office. */
export const screens = screensOf<VisitorPattern>()([
  ...stepPages,
  laterPage('confirmation', '/confirmation'),
  laterPage('shared', '/shared/$id', 'blank'),
  laterPage('kept', '/kept'),
  laterPage('compare', '/compare/$doors'),
  laterPage('gallery', '/gallery'),
  laterPage('guide', '/guide/$'),
  laterPage('family', '/family/$token'),
  laterPage('offer', '/offer/$token'),
  laterPage('terms', '/terms'),
  laterPage('privacy', '/privacy'),
  laterPage('login', '/login', 'blank'),
  laterPage('notAuthorized', '/not-authorized'),
]);

/** Where no page is. */
export const notFound = laterPage('notFound', '/$', 'default');

export const lazyRoutes: readonly LazyRoutes[] = officePaths.map((path) => ({
  path,
  load: () => laterPages().then(({ office }) => office()),
}));
