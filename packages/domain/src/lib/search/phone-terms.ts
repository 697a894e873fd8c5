/** Prefix of the search terms for phone numbers, so that a house number never matches one. */
const phoneMark = '+';

/** Calling codes of two digits; those of zones 1 and 7 have one, all others three. Source: ITU-T E.164, list of assigned country codes. */
const twoDigitCodes = new Set(
  '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  ),
);

const callingCodeLength = (digits: string): number =>
  digits.startsWith('1') || digits.startsWith('7') ? 1 : twoDigitCodes.has(digits.slice(0, 2)) ? 2 : 3;

/** `+353 (0)1 555 0100`, `00353 1 555 0100` and `01 555 0100` all become `1 555 0100`: without calling code and leading zeros. */
function nationalNumber(phone: string): string {
  const written = phone.trim();
  const international = /^(?:\+|00)([\s\S]*)$/.exec(written)?.[1];
  if (international === undefined) return written.replace(/^\D*0*/, '');
  const code = callingCodeLength(international.replace(/\D/g, ''));
  return international.replace(new RegExp(`^(?:\\D*\\d){${String(code)}}`), '').replace(/^[^\d]*0*/, '');
}

/** A term begins with a digit that is not a zero, so that it does not matter how many zeros are dialled first. */
const phoneTerm = (digits: string): string => `${phoneMark}${digits.replace(/\D/g, '').replace(/^0+/, '')}`;

/**
 * The search terms of a phone number, each from one of its groups of digits to the end, so that it is found by its last groups too:
 * `+353 87 123 4567` has `+871234567`, `+1234567`, `+4567`, and `+353871234567` for those who type the code without its plus sign.
 */
export function phoneTerms(phone: string): readonly string[] {
  const groups = nationalNumber(phone).match(/\d+/g) ?? [];
  const terms = [phoneTerm(phone), ...groups.map((_, at) => phoneTerm(groups.slice(at).join('')))];
  return [...new Set(terms)].filter((term) => term !== phoneMark);
}

/** What begins with a plus sign or a zero is a phone number when it has three digits, and anything else when it has seven. */
const writtenPhone =
  /(?<![\p{L}\p{N}#-])(?:(?:\+[ ]?\d|0\d|\(0\d)(?:[ ()./-]*\d)+|\d(?:[ ()./-]*\d){6,})(?![\p{L}\p{N}-])/gu;

/** The beginnings of terms of the phone numbers in a text that somebody searches for, and the text without them. */
export function takePhones(text: string): { readonly phones: readonly string[]; readonly rest: string } {
  const found = text.match(writtenPhone) ?? [];
  const phones = found.map((phone) => phoneTerm(nationalNumber(phone))).filter((term) => term !== phoneMark);
  return { phones, rest: text.replace(writtenPhone, ' ') };
}
