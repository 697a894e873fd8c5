"""When the articles of an order can be used: PROMISE.md 5.3, 6.2 and 7.2, 3."""

from datetime import date

from days import ONE_DAY, Calendar, NoDate


def arrival(vendor, start, works, goods_in_days):
    """6.2: (ordered, delivered, usable)."""
    is_past_cut_off = start.assumed or (start.day == start.today and start.clock >= vendor['cutOff'])
    ordered = Calendar(vendor['closed'], vendor['orderDays']).on_or_after(start.day + ONE_DAY * is_past_cut_off)
    shipped = Calendar(vendor['closed']).plus_open(ordered, vendor['leadDays'])
    delivered = Calendar(vendor['closed'], vendor['deliveryDays']).on_or_after(shipped, works.is_open)
    return ordered, delivered, works.plus_open(delivered, goods_in_days)


NO_STOCK = {'onHand': 0, 'supply': [], 'demand': []}


def first_free(stock, quantity, today):
    """5.3: the first day on which so much is free, after all who were promised before have taken theirs; None: never."""
    supply = [[date.min, stock['onHand']], *sorted([date.fromisoformat(day), each] for day, each in stock['supply'])]
    for need_day, wanted in stock['demand']:
        need = date.fromisoformat(need_day)
        in_time = [each for each in supply if each[0] <= need]
        later = [each for each in supply if each[0] > need]
        for each in in_time[::-1] + later:
            taken = min(each[1], wanted)
            each[1] -= taken
            wanted -= taken
    free = 0
    for day, left in supply:
        free += left
        if free >= quantity:
            return max(day, today)
    return None


def had_and_bought(demand, facts, works, start):
    """The day on which it is there, by which reason, and what is bought."""
    key, stock = demand['key'], facts['stock'].get(demand['key'], NO_STOCK)
    had = first_free(stock, demand['quantity'], start.today)
    code, buy = 'stock', None
    if had and had > start.today:
        code = facts.get('dueAs', 'stock')
    for name in demand['vendors']:
        try:
            ordered, delivered, usable = arrival(facts['vendors'][name], start, works, facts['works']['goodsInDays'])
        except NoDate:
            continue
        if had is None or usable < had:
            code, had = 'vendor', usable
            buy = {'key': key, 'vendor': name, 'order': str(ordered), 'delivered': str(delivered), 'usable': str(usable)}
    if had is None:
        raise NoDate
    return had, code, buy


def goods_of(facts, works, start, planning):
    """Per demand that asks something: the reasons (code, day, about), its stage, the day on which it is ready, and what is bought.

    A key with neither a vendor nor a move is unknown and asks nothing, but these works paint it all the same (example 9). An order
    names a key once.
    """
    for demand in sorted(facts['demand'], key=lambda each: each['key']):
        key, paint, reasons, ready, buy = demand['key'], demand['paint'], [], None, None
        if demand['vendors'] or key in facts['stock']:
            ready, code, buy = had_and_bought(demand, facts, works, start)
            reasons = [(code, ready, key)]
        if paint:
            painted = works.plus_open(works.on_or_after(max(planning, ready or planning)), paint['days'] - 1)
            ready = works.on_or_after(painted + paint['cureDays'] * ONE_DAY)
            reasons += [('painted', painted, key), ('cured', ready, key)]
        if ready:
            yield reasons, demand['stage'], ready, buy
