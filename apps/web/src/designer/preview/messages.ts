import { inLanguage, language } from '../../shared/text/language.ts';
import type { SceneryWall } from './scenery.ts';

/** The texts about the preview that the first paint does without; loaded with the walls, the enlarged door and undo. */
const english = {
  drawing: { external: 'Drawing with sizes, external', internal: 'Drawing with sizes, internal' },
  dimensions: 'Dimensions',
  enlarged: 'Enlarged preview',
  wall: 'Wall',
  walls: {
    studio: 'Studio',
    render: 'Render',
    brick: 'Brick',
    stone: 'Stone',
    house: 'Your house',
  } satisfies Record<SceneryWall, string>,
  changePhoto: 'Change the photo',
  time: {
    label: 'Time of day',
    day: 'Day',
    dusk: 'Dusk',
    /** From day to dusk, in equal parts. */
    between: ['Day', 'Late afternoon', 'Low sun', 'Nightfall', 'Dusk'],
  },
  history: {
    undone: 'Undone.',
    redone: 'Done again.',
    /** `Finish, Hinges and 3 more.` */
    andMore: (terms: string, more: number) => (more > 0 ? `${terms} and ${more} more.` : `${terms}.`),
  },
};

type PreviewMessages = typeof english;

export const previewMessages: PreviewMessages = inLanguage(language, { en: english });
