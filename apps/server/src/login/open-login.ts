import { lockPerson } from '@door/api/user/change-person';
import { mailLink } from '@door/api/user/mail-link';
import type { Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import type { FastifyInstance } from 'fastify';
import { persistentKey } from '../lib/persistent-key.ts';
import { asOwner, type Database } from '../db/database.ts';
import type { AttemptLimiter } from '../db/rate-limiter.ts';
import type { Settings } from '../settings.ts';
import { type Account, type Accounts, accountsOf } from './accounts.ts';
import { builtInClient } from './built-in-client.ts';
import { knownDevices } from './known-devices.ts';
import type { LoginFacts, LoginLog } from './login-facts.ts';
import { revokeGrant } from './login-records.ts';
import { loginSessionsOf } from './login-sessions.ts';
import { mountLogin } from './mount-login.ts';
import { openProvider } from './open-provider.ts';
import { passwordLinks, type PasswordLinks } from './password-links.ts';
import { savePassword } from './save-password.ts';
import { secondFactorsOf } from './second-factors.ts';
import { secretBox } from './secret-box.ts';
import { signingKey } from './signing-key.ts';
import { builtInIssuer, type Identity, tenantIssuer, tokenIdentity } from './token-identity.ts';

/** What the web app needs for a log-in, as an Auth0 client takes it. */
interface LoginSettings {
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string;
}

/** The log-in: accounts, verification of tokens, and the routes of the built-in one. */
export interface Login {
  readonly accounts: Accounts;
  readonly identity: Identity;
  readonly settings: LoginSettings;
  /** null: another identity provider keeps the passwords. */
  readonly links: PasswordLinks | null;
  /** Origin of the identity provider, if it is not this server. */
  readonly origin: string | null;
  mount(app: FastifyInstance): Promise<void>;
}

interface LoginParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly suppliers: Suppliers;
  readonly rateLimiter: AttemptLimiter;
  readonly log: LoginLog;
  readonly onRefusal: LoginFacts['onRefusal'];
  readonly transactions: Transactions;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** The built-in identity provider, or the external one of the settings. */
export function openLogin(parts: LoginParts): Login {
  const { settings, database, suppliers, rateLimiter, transactions, newId, now, log, onRefusal } = parts;
  const accounts = accountsOf(database);
  if (settings.auth) {
    const { domain, clientId, audience } = settings.auth;
    return {
      accounts,
      identity: tokenIdentity(tenantIssuer(domain, audience), accounts, now),
      settings: { domain, clientId, audience },
      links: null,
      origin: `https://${domain}`,
      mount: async () => undefined,
    };
  }
  const { publicUrl, dataDir } = settings;
  const key = signingKey(dataDir);
  const sessions = loginSessionsOf(database);
  const links = passwordLinks({ database, publicUrl, key: persistentKey(dataDir, 'password-links'), now });
  const provider = openProvider({ publicUrl, dataDir, database, accounts, sessions, key });
  return {
    accounts,
    identity: tokenIdentity(builtInIssuer({ publicUrl, audience: builtInClient.audience, key }), accounts, now),
    settings: { domain: publicUrl, ...builtInClient },
    links,
    origin: null,
    mount: (app) =>
      mountLogin(app, {
        provider,
        accounts,
        suppliers,
        rateLimiter,
        log,
        onRefusal,
        sessions,
        factors: secondFactorsOf({ database, box: secretBox(persistentKey(dataDir, 'second-factors')), now }),
        changePassword: (chosen) => asOwner(database, (queries) => savePassword(queries, chosen)),
        links,
        mailLink: mailPasswordLink({ transactions, newId, now }),
        now,
        devices: knownDevices(persistentKey(dataDir, 'known-devices'), publicUrl),
        publicUrl,
        revokeGrant: (grantId) => revokeGrant(database, grantId),
      }),
  };
}

interface MailFacts {
  readonly transactions: Transactions;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** Mails the owner of an account a link to choose a password; nothing to whoever is disabled. */
const mailPasswordLink =
  ({ transactions, newId, now }: MailFacts) =>
  ({ id, clientId }: Account): Promise<void> =>
    transactions.run(clientId, async (stores) => {
      const found = await lockPerson({ stores }, id);
      if (found.ok) await mailLink({ stores, clientId, clock: { now }, caller: null }, found.value, newId());
    });
