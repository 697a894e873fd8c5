import { router } from '../procedure.ts';
import { addAbsence, endAbsence, weather } from './absences.ts';
import { createFeed, feeds, revokeFeed } from './feeds.ts';
import { days, ofOrder, slots, toBook } from './lists.ts';
import { resources, updateResource, updateTeam } from './people.ts';
import { book, dropBack, rebook, swap } from './plan.ts';

/** Who fits doors, when, and what waits for a day. */
export const diaryRouter = router({
  days,
  toBook,
  ofOrder,
  slots,
  resources,
  book,
  rebook,
  swap,
  dropBack,
  addAbsence,
  weather,
  endAbsence,
  updateResource,
  updateTeam,
  feeds,
  createFeed,
  revokeFeed,
});
