import type { PaymentAccount } from '@door/api/payment/account-store';
import type { PaymentProviders } from '@door/api/payment/provider';
import { secretBox } from '../login/secret-box.ts';
import type { Settings } from '../settings.ts';
import { mollieProvider } from './mollie.ts';
import { stripeProvider } from './stripe.ts';

interface ProvidersFacts {
  /** 32 bytes of this installation, which the database does not hold. */
  readonly key: Buffer;
  readonly apis: Settings['paymentApis'];
  readonly isDemo: boolean;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** The suppliers' own accounts with Stripe and Mollie. */
export function providersOf({ key, apis, isDemo, publicUrl, now }: ProvidersFacts): PaymentProviders {
  const box = secretBox(key);
  const opened = (sealed: string): string => {
    const secret = box.open(sealed);
    if (!secret) throw new Error('A payment account was sealed with another key of DATA_DIR/keys: set its key anew.');
    return secret.toString('utf8');
  };
  return {
    of: (account: PaymentAccount) => {
      const facts = { key: opened(account.key), methods: account.methods, now };
      if (account.driver === 'mollie') return mollieProvider({ ...facts, api: apis.mollie });
      const hookSecrets = [account.hookSecret, account.hookSecretBefore].flatMap((each) =>
        each === null ? [] : [opened(each)],
      );
      return stripeProvider({ ...facts, api: apis.stripe, hookSecrets });
    },
    isSealed: (sealed, secret) => box.open(sealed)?.toString('utf8') === secret,
    seal: (secret) => box.seal(Buffer.from(secret, 'utf8')),
    hookUrl: (clientId, driver) =>
      isLoopback(publicUrl) && !isLoopback(apis[driver])
        ? null
        : `${publicUrl}/hooks/payment/${String(clientId)}/${driver}`,
    books: (mode) => mode === 'live' || isDemo,
  };
}

/** Whether an address is on this machine, where no provider reaches it. */
const isLoopback = (url: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
