import { createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { persistentSecret } from '../lib/persistent-key.ts';

export interface SigningKey {
  readonly private: JsonWebKey;
  readonly public: JsonWebKey;
}

/** Id of the signing key in tokens; the key of an installation never changes. */
const kid = 'doorwright';

/** The key pair that signs tokens, stored under DATA_DIR/keys. RS256, the only algorithm that the Auth0 client accepts. */
export function signingKey(dataDir: string): SigningKey {
  const pem = persistentSecret(dataDir, 'login-signing', () =>
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  const key = createPrivateKey(pem);
  const use = { kid, use: 'sig', alg: 'RS256' };
  return {
    private: { ...key.export({ format: 'jwk' }), ...use },
    public: { ...createPublicKey(key).export({ format: 'jwk' }), ...use },
  };
}
