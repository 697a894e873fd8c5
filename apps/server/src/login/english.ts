/** What the built-in log-in says. Another language is a table of the same shape, chosen where a page is written. */
export const english = {
  language: 'en',
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  logIn: 'Log in',
  again: 'Log in again',
  back: 'Back to the designer',
  /** Where no supplier is named. */
  usualBrand: 'Doorwright',
  problems: {
    wrong: 'The email or the password is not right.',
    tooMany: 'Too many attempts. Please wait a quarter of an hour.',
    tooOld: 'This log-in page is too old.',
  },
};
