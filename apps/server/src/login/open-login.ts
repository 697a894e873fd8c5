import type { Limits } from '@door/api/ports/context';
import type { Suppliers } from '@door/api/ports/shop';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../adapters/identity.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../settings.ts';
import { type Accounts, accountsOf } from './accounts.ts';
import { mountLogin } from './mount-login.ts';
import { builtInClient, openProvider } from './provider.ts';
import { forgetGrant } from './records.ts';
import { signingKey } from './signing-key.ts';
import { foreignIssuer, ownIssuer, tokenIdentity } from './tokens.ts';

/** What the pages need to log somebody in; an Auth0-shaped tenant is three settings away. */
interface LoginSettings {
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string;
}

/** Who logs people in, and how a token is proven. */
export interface Login {
  readonly accounts: Accounts;
  readonly identity: Identity;
  readonly settings: LoginSettings;
  /** Where the pages ask for tokens, when that is not here. */
  readonly origin: string | null;
  mount(app: FastifyInstance): Promise<void>;
}

interface LoginParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly suppliers: Suppliers;
  readonly limits: Limits;
}

/** The built-in identity provider, or the tenant that the settings name. */
export function openLogin({ settings, database, suppliers, limits }: LoginParts): Login {
  const accounts = accountsOf(database);
  if (settings.auth) {
    const { domain, clientId, audience } = settings.auth;
    return {
      accounts,
      identity: tokenIdentity(foreignIssuer(domain, audience), accounts),
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
    identity: tokenIdentity(ownIssuer({ publicUrl, audience: builtInClient.audience, key }), accounts),
    settings: { domain: publicUrl, ...builtInClient },
    origin: null,
    mount: (app) =>
      mountLogin(app, {
        provider,
        accounts,
        suppliers,
        limits,
        publicUrl,
        forgetGrant: (grantId) => forgetGrant(database, grantId),
      }),
  };
}
