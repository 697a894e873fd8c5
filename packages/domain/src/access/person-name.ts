/** A person's name in lists; the part of the e-mail address before the @ where the account has no name. */
export const personName = ({ name, email }: { readonly name: string | null; readonly email: string }): string =>
  name?.trim() || email.replace(/@.*$/, '');
