interface Slip {
  readonly hint: string;
  readonly isIn: (email: string) => boolean;
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

const slips: readonly Slip[] = [
  { hint: 'there is a space in it.', isIn: (email) => /\s/.test(email) },
  { hint: 'the @ is missing.', isIn: (email) => !email.includes('@') },
  { hint: 'there is more than one @.', isIn: (email) => email.indexOf('@') !== email.lastIndexOf('@') },
  { hint: 'nothing stands before the @.', isIn: (email) => email.startsWith('@') },
  { hint: 'nothing stands after the @.', isIn: (email) => domainOf(email) === '' },
  { hint: 'the part after the @ looks unfinished.', isIn: (email) => !/^[^.]+(\.[^.]+)+$/.test(domainOf(email)) },
];

/** What may be mistyped in an address, for the person to look again. It never stands in the way; '' where all looks well. */
export function emailHint(email: string): string {
  const typed = email.trim();
  const slip = typed === '' ? undefined : slips.find(({ isIn }) => isIn(typed));
  return slip ? `Check the address: ${slip.hint}` : '';
}
