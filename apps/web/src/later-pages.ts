import type { GuardedScreens, Screen } from './platform/router/screen.ts';

type Load = Screen['load'];

/**
 * Pages that nobody opens first. They are named here and not in the table of pages, because a file names all files that a page
 * of it is made of, and names of files do not compress: this one is fetched after the first door is painted.
 */
export const confirmation: Load = () =>
  import('./visitor/confirmation/confirmation.tsx').then((module) => module.Confirmation);

export const shared: Load = () => import('./visitor/shared/shared-design.tsx').then((module) => module.SharedDesign);

export const kept: Load = () => import('./visitor/kept/kept-page.tsx').then((module) => module.KeptPage);

export const compare: Load = () => import('./visitor/compare/compare-page.tsx').then((module) => module.ComparePage);

export const gallery: Load = () => import('./visitor/gallery/gallery-page.tsx').then((module) => module.GalleryPage);

export const guide: Load = () => import('./visitor/guide/guide-page.tsx').then((module) => module.GuidePage);

export const family: Load = () => import('./visitor/family/family-page.tsx').then((module) => module.FamilyPage);

export const offer: Load = () => import('./visitor/offer/offer-page.tsx').then((module) => module.OfferPage);

export const terms: Load = () => import('./visitor/legal/legal-pages.tsx').then((module) => module.Terms);

export const privacy: Load = () => import('./visitor/legal/legal-pages.tsx').then((module) => module.Privacy);

export const login: Load = () => import('./office/login/login-page.tsx').then((module) => module.LoginPage);

export const notAuthorized: Load = () =>
  import('./office/layout/message-pages.tsx').then((module) => module.NotAuthorizedPage);

export const notFound: Load = () => import('./visitor/not-found/not-found.tsx').then((module) => module.NotFound);

export const noSuchSupplier = () =>
  import('./visitor/not-found/no-such-supplier.tsx').then((module) => module.NoSuchSupplier);

export const office = (): Promise<GuardedScreens> =>
  import('./office/office-routes.ts').then((module) => module.officeScreens);
