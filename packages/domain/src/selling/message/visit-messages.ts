import { daysAfter, openDayBefore } from '../../lib/open-days.ts';
import { type MessageFacts, type MessageSubject, newsDays, type ToldVisit } from './message-facts.ts';

/** When a visit of the next open day is announced, on the supplier's clock. Source: JOURNEY 9. */
const announcedAt = '16:00';

const isNews = ({ today }: MessageFacts, { changedOn }: ToldVisit): boolean => daysAfter(changedOn, newsDays) >= today;

/** What a calendar has of a visit: the days that follow its first one go with it. */
const firstOf = ({ visits }: MessageFacts): readonly ToldVisit[] => visits.filter(({ ordinal }) => ordinal === 1);

const toTell = (visits: readonly ToldVisit[]): readonly MessageSubject[] =>
  visits.map(({ id, sequence }) => ({ about: id, nth: sequence + 1 }));

/** Visits to come that were booked lately, or moved. */
export const visitsBooked = (facts: MessageFacts, how: 'booked' | 'moved'): readonly MessageSubject[] =>
  toTell(
    firstOf(facts).filter(
      (visit) =>
        !visit.isCancelled &&
        visit.day >= facts.today &&
        isNews(facts, visit) &&
        (visit.sequence === 0) === (how === 'booked'),
    ),
  );

/** Visits that nobody makes any more, of which the customer was told. */
export const visitsCancelled = (facts: MessageFacts): readonly MessageSubject[] =>
  toTell(
    firstOf(facts).filter(
      (visit) => visit.isCancelled && isNews(facts, visit) && facts.sent.some(({ about }) => about === visit.id),
    ),
  );

/** Visits of the next open day, from the afternoon on. */
export const visitsTomorrow = (facts: MessageFacts): readonly MessageSubject[] =>
  facts.clock < announcedAt
    ? []
    : toTell(
        facts.visits.filter(
          ({ isCancelled, day }) =>
            !isCancelled && day > facts.today && openDayBefore(day, facts.calendar) <= facts.today,
        ),
      );
