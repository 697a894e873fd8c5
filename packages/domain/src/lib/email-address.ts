/** Longest address that mail servers take (RFC 5321). */
const mostCharacters = 254;

/** No sign that would name several addresses or begin a header: no comma, quote, bracket or line break. */
const sign = String.raw`[^\s@<>()[\]\\,;:"\p{Cc}]`;
const domainSign = String.raw`[^\s@<>()[\]\\,;:".\p{Cc}]`;
const shape = new RegExp(`^${sign}+@${domainSign}+(?:\\.${domainSign}+)+$`, 'u');

/** Whether a mail can be sent to what was typed, and to nobody else. */
export const isEmailAddress = (email: string): boolean => email.length <= mostCharacters && shape.test(email);
