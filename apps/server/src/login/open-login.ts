import type { RateLimiter } from '@door/api/ports/context';
import type { Suppliers } from '@door/api/ports/supplier';
import type { FastifyInstance } from 'fastify';
import { type Identity, tenantIssuer, builtInIssuer, tokenIdentity } from './token-identity.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../settings.ts';
import { type Accounts, accountsOf } from './accounts.ts';
import { persistentKey } from '../adapters/persistent-key.ts';
import { knownDevices } from './known-devices.ts';
import { mountLogin } from './mount-login.ts';
import { builtInClient, openProvider } from './open-provider.ts';
import { revokeGrant } from './login-records.ts';
import { signingKey } from './signing-key.ts';

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
  /** Origin of the identity provider, if it is not this server. */
  readonly origin: string | null;
  mount(app: FastifyInstance): Promise<void>;
}

interface LoginParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly suppliers: Suppliers;
  readonly rateLimiter: RateLimiter;
}

/** The built-in identity provider, or the external one of the settings. */
export function openLogin({ settings, database, suppliers, rateLimiter }: LoginParts): Login {
  const accounts = accountsOf(database);
  if (settings.auth) {
    const { domain, clientId, audience } = settings.auth;
    return {
      accounts,
      identity: tokenIdentity(tenantIssuer(domain, audience), accounts),
      settings: { domain, clientId, audience },
      origin: `https://${domain}`,
      mount: async () => undefined,
    };
  }
  const { publicUrl, dataDir } = settings;
  const key = signingKey(dataDir);
  const provider = openProvider({ publicUrl, dataDir, database, accounts, key });
  return {
    accounts,
    identity: tokenIdentity(builtInIssuer({ publicUrl, audience: builtInClient.audience, key }), accounts),
    settings: { domain: publicUrl, ...builtInClient },
    origin: null,
    mount: (app) =>
      mountLogin(app, {
        provider,
        accounts,
        suppliers,
        rateLimiter,
        devices: knownDevices(persistentKey(dataDir, 'known-devices'), publicUrl),
        publicUrl,
        revokeGrant: (grantId) => revokeGrant(database, grantId),
      }),
  };
}
