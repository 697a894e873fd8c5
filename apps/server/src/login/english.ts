/** Texts of the built-in log-in. Another language is a table of the same shape, chosen where the page is rendered. */
export const english = {
  language: 'en',
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  logIn: 'Log in',
  again: 'Log in again',
  back: 'Back to the designer',
  /** Shown when no supplier is named. */
  defaultBrand: 'Doorwright',
  problems: {
    wrong: 'The email or the password is not right.',
    tooMany: 'Too many attempts. Please wait a quarter of an hour.',
    tooOld: 'This log-in page is too old.',
  },
};
