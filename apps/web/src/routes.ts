import type { ComponentType } from 'react';

/** What stands around a screen. `blank`: nothing. `empty`: the header only. `default`: the installer's frame. */
export type Layout = 'blank' | 'default' | 'empty' | 'print';

export interface Screen {
  readonly path: string;
  readonly layout: Layout;
  readonly title: string;
  readonly mayEnter: 'everybody' | 'installer';
  /** Fetched when it is first needed; the designer's next step is fetched while the browser is idle. */
  load(): Promise<ComponentType>;
}

/** The six steps of the designer, in order: stepper, Previous, Next and the guard read this table. */
export const steps = [
  {
    path: '/',
    layout: 'empty',
    title: 'Frame Design',
    short: 'Frame Design',
    next: 'Then choose the door itself',
    mayEnter: 'everybody',
    load: () => import('./screens/designer/frame-design/page.tsx').then((module) => module.FrameDesign),
  },
  {
    path: '/sash-design',
    layout: 'empty',
    title: 'Sash Design',
    short: 'Sash Design',
    next: 'Then its colours',
    mayEnter: 'everybody',
    load: () => import('./screens/designer/sash-design/page.tsx').then((module) => module.SashDesign),
  },
  {
    path: '/colours',
    layout: 'empty',
    title: 'Colours',
    short: 'Colours',
    next: 'Then the glass',
    mayEnter: 'everybody',
    load: () => import('./screens/designer/colours/page.tsx').then((module) => module.Colours),
  },
  {
    path: '/glass',
    layout: 'empty',
    title: 'Glass',
    short: 'Glass',
    next: 'Then handle and fittings',
    mayEnter: 'everybody',
    load: () => import('./screens/designer/glass/page.tsx').then((module) => module.GlassScreen),
  },
  {
    path: '/hardware',
    layout: 'empty',
    title: 'Hardware',
    short: 'Hardware',
    next: 'Then send it to a supplier',
    mayEnter: 'everybody',
    load: () => import('./screens/designer/hardware/page.tsx').then((module) => module.HardwareScreen),
  },
  {
    path: '/submit',
    layout: 'empty',
    title: 'Submit Enquiry',
    short: 'Submit',
    next: '',
    mayEnter: 'everybody',
    load: () => import('./screens/designer/submit/page.tsx').then((module) => module.Submit),
  },
] as const satisfies readonly Step[];

export interface Step extends Screen {
  /** Its word on the measuring rule. */
  readonly short: string;
  /** Said beside Next. */
  readonly next: string;
}

export type StepPath = (typeof steps)[number]['path'];

/** Every other page. */
export const pages = [
  {
    path: '/confirmation',
    layout: 'empty',
    title: 'Your door is with a local supplier',
    mayEnter: 'everybody',
    load: () => import('./screens/confirmation/page.tsx').then((module) => module.Confirmation),
  },
  {
    path: '/terms',
    layout: 'empty',
    title: 'Terms and conditions',
    mayEnter: 'everybody',
    load: () => import('./screens/legal/terms.tsx').then((module) => module.Terms),
  },
  {
    path: '/privacy',
    layout: 'empty',
    title: 'Privacy policy',
    mayEnter: 'everybody',
    load: () => import('./screens/legal/privacy.tsx').then((module) => module.Privacy),
  },
  {
    path: '/login',
    layout: 'blank',
    title: 'Log in',
    mayEnter: 'everybody',
    load: () => import('./screens/login/page.tsx').then((module) => module.Login),
  },
  {
    path: '/not-authorized',
    layout: 'empty',
    title: 'Not authorized',
    mayEnter: 'everybody',
    load: () => import('./screens/not-authorized/page.tsx').then((module) => module.NotAuthorized),
  },
] as const satisfies readonly Screen[];

/** The installers' addresses. Nobody can be logged in yet, so all of them lead to the log-in page. */
export const installerPaths = [
  '/installer',
  '/installer/$',
  '/door/$',
  '/new-frame/$',
  '/order-review/$',
  '/quote-review/$',
] as const;
