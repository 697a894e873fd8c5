import { inLanguage, language } from '../text/language.ts';

/** The texts of the log-in page, loaded with it. */
const english = {
  whoFor: (shop: string) => `For the people of ${shop}: items, sizes and work instructions.`,
  ownWindow: 'Log in in its own window',
  problems: {
    timeout: 'The log-in took too long (timeout). Please try again.',
    cancelled: 'Popup closed. Log in again when you are ready.',
    popupBlocked: 'Unable to open a popup. Allow this page to open windows, or log in on this page.',
    missingRefreshToken: 'The log-in could not be renewed (missing_refresh_token). Please log in again.',
    mfaRequired: 'Your account asks for a second factor (mfa_required). Please log in again and give it.',
    loginRequired: 'Your session is over, because you were away for a while. Please log in again.',
    invalidState: 'Invalid state. The log-in was begun in another tab or too long ago. Please log in again.',
    accessDenied: 'The log-in was refused.',
    other: 'The log-in did not work. Please try again.',
  },
  notAuthorized: {
    sentence: 'Your account has no right to open this page. Ask the person who looks after accounts at your company.',
  },
  notNeeded: 'Nobody needs an account to design a door.',
};

type LogInMessages = typeof english;

export const logInMessages: LogInMessages = inLanguage(language, { en: english });
