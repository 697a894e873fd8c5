import type { GuardedScreens, Screen } from './platform/router/screen.ts';

type Load = Screen['load'];

/**
 * Pages that nobody opens first. They are named here and not in the table of pages, because a file names all files that a page
 * of it is made of, and names of files do not compress: this one is fetched after the first door is painted.
 */
export const loadConfirmation: Load = () =>
  import('./visitor/confirmation/confirmation.tsx').then((module) => module.Confirmation);

export const loadSharedDesign: Load = () =>
  import('./visitor/shared/shared-design.tsx').then((module) => module.SharedDesign);

export const loadOffer: Load = () => import('./visitor/offer/offer-page.tsx').then((module) => module.OfferPage);

export const loadTerms: Load = () => import('./visitor/legal/legal-pages.tsx').then((module) => module.Terms);

export const loadPrivacy: Load = () => import('./visitor/legal/legal-pages.tsx').then((module) => module.Privacy);

export const loadLogin: Load = () => import('./office/login/login-page.tsx').then((module) => module.LoginPage);

export const loadNotAuthorized: Load = () =>
  import('./office/layout/message-pages.tsx').then((module) => module.NotAuthorizedPage);

export const loadOffice = (): Promise<GuardedScreens> =>
  import('./office/office-routes.ts').then((module) => module.officeScreens);
