import type { GuardedScreens, Screen } from './platform/router/screen.ts';

type Load = Screen['load'];

/** Of a page about doors: a supplier who sells none has a sentence in its place. */
const ofDoors =
  (load: Load): Load =>
  (rules) =>
    (rules.context().catalogue.sold.templates.length > 0 ? load : nothingSold)(rules);

/**
 * Pages that nobody opens first. They are named here and not in the table of pages, because a file names all files that a page
 * of it is made of, and names of files do not compress: this one is fetched after the first door is painted.
 */
export const confirmation: Load = () =>
  import('./visitor/confirmation/confirmation.tsx').then((module) => module.Confirmation);

export const shared = ofDoors(() => import('./visitor/shared/shared-design.tsx').then((module) => module.SharedDesign));

export const kept = ofDoors(() => import('./visitor/kept/kept-page.tsx').then((module) => module.KeptPage));

export const compare = ofDoors(() => import('./visitor/compare/compare-page.tsx').then((module) => module.ComparePage));

export const gallery = ofDoors(() => import('./visitor/gallery/gallery-page.tsx').then((module) => module.GalleryPage));

export const guide = ofDoors(() => import('./visitor/guide/guide-page.tsx').then((module) => module.GuidePage));

export const family = ofDoors(() => import('./visitor/family/family-page.tsx').then((module) => module.FamilyPage));

export const offer: Load = () => import('./visitor/offer/offer-page.tsx').then((module) => module.OfferPage);

export const terms: Load = () => import('./visitor/legal/legal-pages.tsx').then((module) => module.Terms);

export const privacy: Load = () => import('./visitor/legal/legal-pages.tsx').then((module) => module.Privacy);

export const login: Load = () => import('./office/login/login-page.tsx').then((module) => module.LoginPage);

export const notAuthorized: Load = () =>
  import('./office/layout/message-pages.tsx').then((module) => module.NotAuthorizedPage);

export const notFound: Load = () => import('./visitor/not-found/not-found.tsx').then((module) => module.NotFound);

export const noSuchSupplier = () =>
  import('./visitor/not-found/no-such-supplier.tsx').then((module) => module.NoSuchSupplier);

const nothingSold: Load = () => import('./visitor/not-found/nothing-sold.tsx').then((module) => module.NothingSold);

export const office = (): Promise<GuardedScreens> =>
  import('./office/office-routes.ts').then((module) => module.officeScreens);
