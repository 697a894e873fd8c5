"""The second opinion on promised dates: PROMISE.md 3, 5.3, 6.2 and 7.1 to 7.4, written from that document alone.

Each line of standard input is one JSON object of facts, each line of standard output the promise in the shape of the command, or null.
It shares no line with the product, so that a mistake in one of the two shows as a difference between them.
"""

import json
import sys
from datetime import date, datetime
from zoneinfo import ZoneInfo

from days import ONE_DAY, WORKING_WEEKDAYS, Calendar, NoDate, day_in, label_of, monday_of, monday_of_label
from goods import goods_of

# Where the facts do not say how long a survey and a deposit take.
SURVEY_DAYS, DEPOSIT_DAYS = 5, 2
WEEKS_LOOKED_AT = 104
REASON_ORDER = (
    'ordered accepted measured deposit asked planning lead stock purchase vendor painted cured capacity closed made transport fitting'
).split()


class Start:
    """Step 1: the day from which the works count, with the facts that it follows from as (code, day, assumed)."""

    def __init__(self, facts, works):
        wall = datetime.fromisoformat(facts['now'].replace('Z', '+00:00')).astimezone(ZoneInfo(facts['timeZone']))
        order, rules = facts['order'], facts['works']
        self.today, self.clock = wall.date(), wall.strftime('%H:%M')
        accepted, measured, deposit = (day_in(order[fact]) for fact in ('accepted', 'measured', 'deposit'))
        since = accepted or self.today
        self.facts = [
            ('ordered', self.today, False),
            ('accepted', since, accepted is None),
            ('measured', measured or works.plus_open(since, rules.get('surveyDays', SURVEY_DAYS)), measured is None),
        ]
        if deposit or order['depositAsked']:
            self.facts.append(('deposit', deposit or works.plus_open(since, rules.get('depositDays', DEPOSIT_DAYS)), deposit is None))
        self.day = max(day for _, day, _ in self.facts)
        self.assumed = any(assumed for _, day, assumed in self.facts if day == self.day)


class Asked:
    """Not before a week, or a day: then the week before that of the day will do, and the last step waits for the day."""

    def __init__(self, not_before):
        is_week = len(not_before) == 4
        self.day = None if is_week else day_in(not_before)
        self.monday = monday_of_label(not_before) if is_week else monday_of(self.day) - 7 * ONE_DAY
        self.reason = ('asked', self.day or self.monday, not_before)


def conditions_of(facts, works, start, asked, goods):
    """Step 4: (why, reasons, whether it holds in a week with these open days), in the order in which they refute a week."""
    stages, order = facts['works']['stages'], facts['order']

    def need_day(days, stage):
        return days[min(stages[stage], len(days)) - 1]

    if asked:
        yield 'asked', [asked.reason], lambda days: monday_of(days[0]) >= asked.monday
    for name, count in sorted(order['leadRules'].items()):
        day = works.plus_open(start.day, count)
        yield 'lead', [('lead', day, name)], lambda days, day=day: day <= days[-1]
    planning = works.plus_open(start.day, facts['works']['planDays'])
    yield 'planning', [('planning', planning, '')], lambda days: planning <= need_day(days, 'cutting')
    for reasons, stage, ready, _ in goods:
        yield 'not-ready', reasons, lambda days, stage=stage, ready=ready: ready <= need_day(days, stage)


def has_room(facts, days):
    label = label_of(days[0])
    load = facts['load'].get(label, 0)
    capacity = facts['works']['capacity'].get(label, facts['works']['usual'] * len(days) // len(WORKING_WEEKDAYS))
    return load + facts['order']['points'] <= capacity or (load == 0 and capacity > 0)


def extra_transport(facts):
    """7.7: days on which transport goes although its weekday does not."""
    return {day_in(day) for day in facts['works'].get('extraTransport', [])}


def grain_of(facts, sent, day):
    """7.2: a day where the last step is a transport day that a person fixed."""
    return 'day' if facts['order']['ends'] == 'delivered' and day == sent and day in extra_transport(facts) else 'week'


def end_of(facts, works, made, asked):
    """Steps 6 to 8: (sent, day)."""
    rules, ends, wait = facts['works'], facts['order']['ends'], asked and asked.day or date.min
    if ends == 'collected':
        return None, works.on_or_after(max(made + ONE_DAY, wait))
    leaves, extra = rules['transport'] or WORKING_WEEKDAYS, extra_transport(facts)
    earliest = max(made + ONE_DAY, wait if ends == 'delivered' else date.min)
    sent = works.on_or_after(earliest, lambda day: day.isoweekday() in leaves or day in extra)
    delivered = works.plus_open(sent, rules['transitDays'])
    if ends == 'delivered':
        return sent, delivered
    earliest = max(works.plus_open(delivered, rules['fitAfter']), wait)
    if rules['fitDays'] is None:
        return sent, works.on_or_after(earliest)
    free = [day for day in map(date.fromisoformat, rules['fitDays']) if day >= earliest]
    if not free:
        raise NoDate
    return sent, min(free)


def closed_reason(facts, works, day):
    """The last stretch of closed days before the date, if it would be earlier without closed days."""
    without = answer({**facts, 'works': {**facts['works'], 'closed': []}}) if facts['works']['closed'] else None
    if not without or without['day'] >= str(day):
        return None
    first, last = [each for each in works.stretches() if each[1] <= day][-1]
    return 'closed', last, str(last) if first == last else f'{first}/{last}'


def promise(facts):
    works, order = Calendar(facts['works']['closed']), facts['order']
    start, asked = Start(facts, works), Asked(order['notBefore']) if order['notBefore'] else None
    goods = list(goods_of(facts, works, start, works.plus_open(start.day, facts['works']['planDays'])))
    conditions = list(conditions_of(facts, works, start, asked, goods))

    own_first, skipped, taken = {}, [], None
    for monday in (monday_of(start.day) + 7 * n * ONE_DAY for n in range(WEEKS_LOOKED_AT)):
        days = works.open_days_of_week(monday)
        holding = [index for index, (_, _, holds) in enumerate(conditions) if days and holds(days)]
        for index in holding:
            own_first.setdefault(index, monday)
        missing = [why for index, (why, _, _) in enumerate(conditions) if index not in holding]
        if days and not missing and has_room(facts, days):
            taken = days
            break
        skipped.append({'week': label_of(monday), 'why': 'closed' if not days else missing[0] if missing else 'full'})
    if not taken:
        raise NoDate
    made, week = taken[-1], label_of(taken[-1])
    sent, day = end_of(facts, works, made, asked)

    latest = max(own_first.values())
    waits = end_of(facts, works, made, None)[1] < day
    reasons = [(code, each, '', each == start.day) for code, each, _ in start.facts]
    for index, (why, said, _) in enumerate(conditions):
        reasons += [(*reason, own_first[index] == latest or (why == 'asked' and waits)) for reason in said]
    if monday_of(made) > latest:
        reasons.append(('capacity', taken[0], next(each['week'] for each in skipped if each['why'] == 'full'), True))
    closed = closed_reason(facts, works, day)
    always = [closed, ('made', made, week), ('transport', sent, ''), ('fitting', day if order['ends'] == 'fitted' else None, '')]
    reasons += [(*reason, True) for reason in always if reason and reason[1]]
    reasons.sort(key=lambda reason: (REASON_ORDER.index(reason[0]), reason[2]))
    return {
        'what': order['ends'],
        'day': str(day),
        'grain': grain_of(facts, sent, day),
        'week': week,
        'made': str(made),
        'sent': sent and str(sent),
        'reasons': [{'code': code, 'day': str(each), 'binds': binds, 'about': about} for code, each, about, binds in reasons],
        'skipped': skipped,
        'buys': [buy for _, _, _, buy in goods if buy],
    }


def answer(facts):
    try:
        return promise(facts)
    except NoDate:
        return None


if __name__ == '__main__':
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(answer(json.loads(line))))
