/** What a person is called in lists; an account without a name goes by its address. */
export const personName = ({ name, email }: { readonly name: string | null; readonly email: string }): string =>
  name?.trim() || email.replace(/@.*$/, '');
