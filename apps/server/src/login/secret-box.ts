import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts what the database keeps, with a key that it does not hold. */
export interface SecretBox {
  seal(secret: Buffer): string;
  /** undefined: it was sealed with another key. */
  open(sealed: string): Buffer | undefined;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The key has 32 bytes. Nonce, mark of authenticity and ciphertext stand behind each other, in base64url. */
export const secretBox = (key: Buffer): SecretBox => ({
  seal: (secret) => {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, key, nonce);
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  },
  open: (text) => {
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length < nonceBytes + tagBytes) return undefined;
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    } catch {
      return undefined;
    }
  },
});
