import { createHash } from 'node:crypto';

const hashed = (name: string): string => createHash('sha256').update(name).digest('base64url');

/** Under which an e-mail address stands in `login_name`. Upper and lower case make no difference in addresses. */
export const emailHash = (email: string): string => hashed(`email:${email.trim().toLowerCase()}`);

/** The same of the subject of a token. */
export const subjectHash = (subject: string): string => hashed(`subject:${subject}`);
