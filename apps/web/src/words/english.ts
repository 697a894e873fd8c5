import { english as rules } from '@door/domain/words/english';
import { english as controls } from '@door/ui/words';
import { choosing } from './english/choosing.ts';
import { designer } from './english/designer.ts';
import { pages } from './english/pages.ts';
import { sending } from './english/sending.ts';
import { shell } from './english/shell.ts';

/** What the pages say in English, by where it stands. Texts that the specification fixes stand here word for word. */
export const english = { controls, rules, ...shell, ...designer, ...choosing, ...sending, ...pages };
