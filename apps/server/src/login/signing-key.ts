import { createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { persistentSecret } from '../adapters/keys.ts';

export interface SigningKey {
  readonly private: JsonWebKey;
  readonly public: JsonWebKey;
}

/** Which key signed a token; one for as long as the installation lives. */
const kid = 'doorwright';

/** The pair that signs and proves tokens, kept under DATA_DIR/keys. RS256, because the browser's log-in client takes no other. */
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
