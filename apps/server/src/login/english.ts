import type { TypedProblem } from './validate-password.ts';

export const passwordProblems: Readonly<Record<TypedProblem, string>> = {
  short: 'The password needs at least 12 characters. A few words that do not belong together are good.',
  long: 'The password may have at most 200 characters.',
  guessable: 'This password is among those that are guessed first. Choose words that do not belong together.',
  breached:
    'This password, or nearly the same, has been stolen elsewhere and is among those that are tried first. Choose another one.',
  different: 'The two passwords are not the same.',
};

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
    disabled: 'This account is disabled. Ask an admin of your company.',
  },
  forgotten: {
    link: 'Forgotten password?',
    title: 'Forgotten password',
    text: 'We mail you a link by which you choose a new one. It works once, for an hour.',
    send: 'Send the link',
    /** The same whether or not there is such an account. */
    sent: 'If there is an account with this address, a mail with a link is on its way. Look among unwanted mail too.',
  },
  choose: {
    title: 'Choose a password',
    rule: 'At least 12 characters. A few words that do not belong together are good.',
    password: 'New password',
    again: 'New password again',
    save: 'Save the password',
    problems: passwordProblems,
    done: 'Your password is saved. Log in with it.',
    gone: 'This link has been used or is too old. Ask for a new one.',
    askAgain: 'Send me a new link',
  },
  code: {
    title: 'Two-factor log-in',
    text: 'Open your authenticator app and type the code that it shows now. Without the app, type one of your recovery codes.',
    label: 'Code',
    send: 'Go on',
    wrong: 'This code is not right, or it has been used. Wait for the next one.',
  },
  setUp: {
    title: 'Set up two-factor log-in',
    required: (supplier: string) => `${supplier} asks for a second factor. It takes a minute.`,
    scan: 'Scan this picture with an authenticator app, such as that of your telephone’s password manager.',
    picture: 'QR code with the secret for the app',
    orType: 'Or type this secret into the app:',
    confirm: 'Then type the code that the app shows:',
    send: 'Turn it on',
    later: 'Not now',
    wrong: 'This code is not right. Look whether the clock of your telephone is, and type the next code.',
  },
  recovery: {
    title: 'Your recovery codes',
    text: 'Each of these codes logs you in once when you do not have your app. Write them down, or keep them in a password manager: they are not shown again.',
    goOn: 'I have kept them',
  },
  twoFactor: {
    title: 'Two-factor log-in',
    text: 'It is on: after your password you are asked for a code of your app.',
    renew: 'Make new recovery codes',
    change: 'Use another app',
    turnOff: 'Turn it off',
    keep: 'Leave it as it is',
  },
};
