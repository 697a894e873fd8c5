import type { Sight } from '@door/domain/door/glass/see-through';
import { inLanguage, language } from '../../../../shared/text/language.ts';

/** What a passer-by sees through each backing glass; loaded with the step Glass. */
const english = {
  open: 'Who sees in, by day and by night',
  title: 'From the street, somebody in the hall',
  time: 'Time of day',
  times: ['Day', 'Late afternoon', 'Dusk', 'Evening, light on', 'Night, light on'],
  ends: { day: 'Day', night: 'Night, light on' },
  sights: {
    everything: 'everything',
    figure: 'a figure and its colours',
    shapes: 'shapes only',
    light: 'light and shade only',
  } satisfies Readonly<Record<Sight, string>>,
  seen: (day: string, night: string) => `By day: ${day}. By night with the light on: ${night}.`,
  chosen: 'Chosen',
  failed: 'It could not be fetched just now. Please try again.',
  note: 'Worked out from how much light each glass scatters and lets through. Curtains and a darker hall help.',
};

type SeeThroughMessages = typeof english;

export const seeThroughMessages: SeeThroughMessages = inLanguage(language, { en: english });
