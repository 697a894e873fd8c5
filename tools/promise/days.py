"""Open days and weeks: PROMISE.md 3. A day is a `date`; a clock is asked once, in `promise.py`."""

from datetime import date, timedelta

ONE_DAY = timedelta(days=1)
WORKING_WEEKDAYS = (1, 2, 3, 4, 5)
# Nothing is looked for longer than this: a date behind it would be behind the last week, too.
DAYS_LOOKED_AT = 1500


class NoDate(Exception):
    """There is no such day."""


class Calendar:
    """The days on which somebody works: weekdays without closed days."""

    def __init__(self, spans, weekdays=WORKING_WEEKDAYS):
        self.weekdays = frozenset(weekdays)
        self.closed = set()
        for span in spans:
            first, last = (date.fromisoformat(end) for end in (span.split('/') * 2)[:2])
            self.closed.update(first + n * ONE_DAY for n in range((last - first).days + 1))

    def is_open(self, day):
        return day.isoweekday() in self.weekdays and day not in self.closed

    def on_or_after(self, day, also=lambda _: True):
        """The first open day that is not before this one, and of which `also` is true."""
        for n in range(DAYS_LOOKED_AT):
            if self.is_open(day + n * ONE_DAY) and also(day + n * ONE_DAY):
                return day + n * ONE_DAY
        raise NoDate

    def plus_open(self, day, count):
        """The count-th open day after this one; of 0 the day itself."""
        for _ in range(count):
            day = self.on_or_after(day + ONE_DAY)
        return day

    def open_days_of_week(self, monday):
        return [day for day in (monday + n * ONE_DAY for n in range(7)) if self.is_open(day)]

    def stretches(self):
        """(first, last) of each run of closed days, the earliest first."""
        firsts = sorted(day for day in self.closed if day - ONE_DAY not in self.closed)
        return list(zip(firsts, sorted(day for day in self.closed if day + ONE_DAY not in self.closed)))


def monday_of(day):
    return day - (day.isoweekday() - 1) * ONE_DAY


def label_of(day):
    """`2653` of 1 January 2027: an ISO week belongs to the year of its Thursday."""
    year, week, _ = day.isocalendar()
    return f'{year % 100:02d}{week:02d}'


def monday_of_label(label):
    return date.fromisocalendar(2000 + int(label[:2]), int(label[2:]), 1)


def day_in(text):
    return date.fromisoformat(text) if text else None
