/**
 * What most guessed passwords are made of: the words that head the published lists of stolen passwords, rows of the keyboard,
 * and runs. Lower case, without digits that stand for letters.
 */
export const commonPieces: readonly string[] = [
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
