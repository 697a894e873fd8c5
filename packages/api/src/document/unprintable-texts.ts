import { keysOf } from '@door/domain/lib/records';
import type { PrintedPlace } from '@door/domain/selling/quote/paper-places';
import type { CallScope } from '../procedure.ts';
import { quotingMessages } from '../messages.ts';

/** Letters for which the PDF of a paper would have none, by where they are written: what is worth a look before it is made. */
export function unprintableTexts<Place extends PrintedPlace>(
  { paperFonts }: Pick<CallScope, 'paperFonts'>,
  texts: Readonly<Record<Place, readonly string[]>>,
) {
  return keysOf(texts).flatMap((place) => {
    const letters = paperFonts.unprintable(texts[place].join('\n'));
    if (letters.length === 0) return [];
    const { name, fix } = quotingMessages.paperPlaces[place];
    const shown = letters.slice(0, mostLetters).join(' ');
    return [
      {
        Code: 'paper.unprintable' as const,
        Text: quotingMessages.unprintable(shown, name),
        Fix: fix,
        LeadsTo: place,
        ItemId: null,
      },
    ];
  });
}

/** As many as one sentence names. */
const mostLetters = 12;
