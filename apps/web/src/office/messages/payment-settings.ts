import { inLanguage, language } from '../../shared/text/language.ts';

const english = {
  payments: {
    tab: 'Payments',
    title: 'Payments',
    about: 'When customers pay how much, and where to. What was sent keeps the parts that it was sent with.',
    plan: 'Parts of a payment',
    planAbout:
      'The first of several parts is the deposit, the last is the balance, which takes up whatever changes. Together they are 100 %.',
    usual: 'The deposit of the price list with the order, and the rest once the doors are handed over.',
    addPart: 'Add a part',
    removePart: 'Remove the last part',
    share: 'Share, per cent',
    due: 'Due',
    days: 'Days later',
    part: (share: string, due: string, days: string) =>
      `${share} % ${due}${days === '0' || days === '' ? '' : ` and ${days} days`}`,
    dues: {
      acceptance: 'with the order',
      confirmed: 'after the confirmation',
      planned: 'once it is planned',
      made: 'once it is made',
      delivered: 'on delivery',
      fitted: 'after the fitting',
    },
    wrongPlan: 'The shares must add up to 100 %, days are from 0 to 60, and no part is due before the one above it.',
    bank: 'Bank transfer',
    bankAbout: 'Customers read this account beside what they have to pay. All empty: they cannot transfer money.',
    wrongBank: {
      BankHolder: 'Name the holder of the account.',
      BankIban: 'This is no IBAN: its check digits do not hold.',
      BankBic: 'A BIC has 8 or 11 characters.',
    },
  },
  accounts: {
    title: 'Payment online',
    about:
      'Money goes from the customer straight to your own account with a provider. One of them is in use at a time.',
    drivers: { stripe: 'Stripe', mollie: 'Mollie' },
    none: 'Not set up.',
    stands: (mode: 'test' | 'live', end: string) =>
      mode === 'test' ? `Test key that ends in ${end}: nobody pays with it.` : `Live key that ends in ${end}.`,
    key: 'Secret key',
    keyKept: 'Empty: the key stays as it is.',
    keyForms: { stripe: 'It begins with sk_live_, rk_live_ or sk_test_.', mollie: 'It begins with live_ or test_.' },
    wrongKey: (provider: string) => `This is no secret key of ${provider}.`,
    hook: (address: string) => `Have Stripe send its messages to ${address}, and type here by what it signs them.`,
    hookSecret: 'Signing secret',
    endsIn: (end: string) => `The one that is kept ends in ${end}.`,
    methods: 'Ways to pay',
    methodNames: { card: 'Card', 'bank debit': 'Bank debit', iDEAL: 'iDEAL', Bancontact: 'Bancontact' },
    active: 'Customers pay with it',
    activeNote: 'Another provider is then out of use.',
    save: 'Save',
    test: 'Try the key',
    saved: (provider: string) => `${provider} is saved.`,
  },
};

/** The texts of the settings about payments: their parts, the bank account, and accounts with providers. */
export const paymentSettingsMessages: typeof english = inLanguage(language, { en: english });
