/** Characters. Length counts for more than signs of many kinds (NIST SP 800-63B, 5.1.1.2), so none is asked for. */
export const fewestCharacters = 12;
export const mostCharacters = 200;

export type PasswordProblem = 'short' | 'long' | 'guessable';

/** Letters that people write as digits and signs: `p4$$w0rd` is `password`. */
const letterFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Different letters that a password must have beside what everybody guesses first. */
const fewestOwnLetters = 5;
/** Digits count by themselves; this many different ones do as well as the letters. */
const fewestDigits = 8;

interface Chosen {
  readonly password: string;
  /** Names and addresses that stand beside the account: a stranger tries them first. */
  readonly known: readonly string[];
}

/**
 * Why a password may not be chosen; null: it may. `Password2026!` is common words and a year, `correct horse battery staple` has
 * enough of its own.
 */
export function passwordProblem({ password, known }: Chosen): PasswordProblem | null {
  const signs = Array.from(password.normalize('NFC'));
  if (signs.length < fewestCharacters) return 'short';
  if (signs.length > mostCharacters) return 'long';
  const digits = new Set(signs.filter((sign) => /\d/.test(sign)));
  const hasOwnDigits = digits.size >= fewestDigits && !isRun(password);
  return hasOwnDigits || ownLetters(password, known) >= fewestOwnLetters ? null : 'guessable';
}

/** How many different letters are left once common pieces and what is known of the person are taken out. */
function ownLetters(password: string, known: readonly string[]): number {
  const pieces = [...commonPieces, ...known.flatMap(wordsOf)].toSorted((one, other) => other.length - one.length);
  const lettersOf = (text: string) => {
    const rest = pieces.reduce((left, piece) => left.replaceAll(piece, ' '), text);
    return new Set(rest.match(/\p{L}/gu)).size;
  };
  const written = password.toLowerCase();
  const meant = Array.from(written, (sign) => letterFor[sign] ?? sign).join('');
  return Math.min(lettersOf(written), lettersOf(meant));
}

/** Words of at least three letters: shorter ones stand in many others. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** `123456789012`, `987654321098`: each digit one more, or one less, than the one before. */
function isRun(password: string): boolean {
  const steps = Array.from(password.replaceAll(/\D/g, ''), Number).map((digit, index, all) =>
    index === 0 ? null : (digit - (all[index - 1] ?? 0) + 10) % 10,
  );
  return new Set(steps.slice(1)).size <= 1;
}

/**
 * What most guessed passwords are made of: the words that head the published lists of stolen passwords, rows of the keyboard,
 * and runs. Lower case, without digits that stand for letters.
 */
const commonPieces: readonly string[] = [
  ...['password', 'passwort', 'passw', 'pass', 'letmein', 'welcome', 'login', 'admin', 'administrator', 'root', 'user'],
  ...['guest', 'secret', 'changeme', 'default', 'master', 'access', 'office', 'company', 'security', 'computer'],
  ...['internet', 'iloveyou', 'love', 'lovely', 'sunshine', 'princess', 'monkey', 'dragon', 'shadow', 'football'],
  ...['baseball', 'soccer', 'hockey', 'liverpool', 'chelsea', 'arsenal', 'superman', 'batman', 'spiderman', 'pokemon'],
  ...['starwars', 'trustno', 'whatever', 'freedom', 'hello', 'ashley', 'michael', 'jordan', 'jessica', 'charlie'],
  ...['daniel', 'george', 'thomas', 'michelle', 'summer', 'winter', 'spring', 'autumn', 'monday', 'january'],
  ...['flower', 'cookie', 'cheese', 'banana', 'orange', 'purple', 'silver', 'diamond', 'killer', 'hunter', 'ranger'],
  ...['mustang', 'harley', 'ferrari', 'samsung', 'google', 'facebook', 'nothing', 'something', 'forever', 'number'],
  ...['qwertyuiop', 'qwertzuiop', 'azertyuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm', 'qwerty', 'qwertz', 'azerty'],
  ...['asdfgh', 'asdf', 'zxcv', 'qazwsxedc', 'qazwsx', 'qweasdzxc', 'qweasd', 'qweqwe', 'asdasd'],
  ...[
    'abcdefghijklmnopqrstuvwxyz',
    'abcdefghijkl',
    'abcdefgh',
    'abcdef',
    'abcd',
    'abc',
    'test',
    'demo',
    'door',
    'doors',
  ],
];
