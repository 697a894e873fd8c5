import { choosing } from '@door/domain/messages/english/choosing';
import type { SetPart } from '@door/drawing/arrange/part-regions';
import { inLanguage, language } from '../../shared/text/language.ts';
import type { GlassScope } from './glass-scope.ts';

const parts: Readonly<Record<SetPart, string>> = {
  frame: 'Frame',
  leaf: 'Door',
  light: 'Glass in the door',
  'left-sidelight': 'Left sidelight',
  'right-sidelight': 'Right sidelight',
  fanlight: 'Fanlight',
  hinges: 'Hinges',
  ...choosing.hardware.kinds,
};

const scopes: Readonly<Record<GlassScope, string>> = {
  everywhere: 'Everywhere',
  around: 'Around the door',
  here: 'Only here',
};

/** The texts about the parts of the picture that can be chosen; loaded after the start. */
const english = {
  group: 'Parts of the door',
  parts,
  /** Name of a part as a button: `Letter Plate: Victorian`. */
  part: (part: string, now: string | undefined) => (now === undefined ? part : `${part}: ${now}`),
  choicesOf: (part: string) => `Choices for: ${part}`,
  done: 'Done',
  glass: 'Glass',
  scope: 'Where',
  scopes,
  add: 'Not on this door',
  addPiece: (piece: string) => `Add ${piece.toLowerCase()}`,
  otherDesign: 'Choose another design',
  otherFrame: 'Choose another frame',
};

type PartMessages = typeof english;

export const partMessages: PartMessages = inLanguage(language, { en: english });
