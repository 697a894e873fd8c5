/** The pages beside the designer. */
export const pages = {
  terms: { title: 'Terms and conditions' },
  privacy: { title: 'Privacy policy' },
  login: {
    title: 'Log in',
    whoFor: (shop: string) => `For the people of ${shop}: items, sizes and work instructions.`,
    ownWindow: 'Log in in its own window',
    problems: {
      timeout: 'The log-in took too long (timeout). Please try again.',
      cancelled: 'Popup closed. Log in again when you are ready.',
      popupBlocked: 'Unable to open a popup. Allow this page to open windows, or log in on this page.',
      missingRefreshToken: 'The log-in could not be renewed (missing_refresh_token). Please log in again.',
      mfaRequired: 'Your account asks for a second factor (mfa_required). Please log in again and give it.',
      loginRequired: 'Your session is over (login_required). Please log in again.',
      invalidState: 'Invalid state. The log-in was begun in another tab or too long ago. Please log in again.',
      accessDenied: 'The log-in was refused.',
      other: 'The log-in did not work. Please try again.',
    },
    notNeeded: 'Nobody needs an account to design a door.',
  },
  office: { recentItems: 'Recent items' },
  notAuthorized: {
    title: 'Not authorized',
    sentence: 'Your account has no right to open this page. Ask the person who looks after accounts at your company.',
  },
  notFound: {
    windowTitle: 'Not found',
    title: 'Page not found',
    sentence: 'There is nothing at this address. A design in progress is kept on this device for 24 hours.',
  },
  noSuchSupplier: {
    title: 'This supplier’s page does not exist',
    sentence: 'The address may be incomplete or out of date. Ask your supplier for the right one.',
  },
  designADoor: 'Design a door',
};
