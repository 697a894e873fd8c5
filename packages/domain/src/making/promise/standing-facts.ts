import { daysAfter, daysOfSpan, isOpen, type OpenCalendar } from '../../lib/open-days.ts';
import type { KeptDate, PromiseReason, ReasonCode } from './promise.ts';
import type { OrderFacts } from './promise-facts.ts';

/** What has become known of an order since it was promised; null: it is still assumed. ISO days. */
interface KnownSince {
  /** On which it was promised. */
  readonly promisedOn: string;
  readonly measured: string | null;
  readonly deposit: string | null;
}

/** What a date that stands assumes: of these alone it has to be asked again. */
export const assumedOf = ({ reasons }: KeptDate, code: 'measured' | 'deposit'): boolean =>
  reasons.some((reason) => reason.code === code && reason.assumed);

/**
 * The facts of an order as its standing promise names them: what was known then holds, whatever rules and settings say of new orders. A
 * promise without reasons was accepted and measured on its day.
 */
export function standingFacts(
  date: KeptDate,
  { promisedOn, measured, deposit }: KnownSince,
  calendar: OpenCalendar,
): Omit<OrderFacts, 'points' | 'place'> {
  const reasonOf = (code: ReasonCode): PromiseReason | undefined => date.reasons.find((each) => each.code === code);
  const known = (code: ReasonCode, since: string | null): string | null => {
    const reason = reasonOf(code);
    if (!reason) return promisedOn;
    return reason.assumed ? since : reason.day;
  };
  const accepted = known('accepted', promisedOn) ?? promisedOn;
  const starts = (['accepted', 'measured', 'deposit'] as const).flatMap((code) => reasonOf(code)?.day ?? []);
  const start = starts.toSorted().at(-1) ?? promisedOn;
  const leads = date.reasons.filter(({ code }) => code === 'lead');
  return {
    accepted,
    measured: known('measured', measured),
    deposit: reasonOf('deposit') ? known('deposit', deposit) : null,
    depositAsked: reasonOf('deposit') !== undefined,
    notBefore: reasonOf('asked')?.about ?? null,
    leadRules: Object.fromEntries(leads.map(({ about, day }) => [about, openDaysBetween(start, day, calendar)])),
    ends: date.what,
  };
}

/** How many days after the first, up to the last, are open. */
const openDaysBetween = (first: string, last: string, calendar: OpenCalendar): number =>
  daysOfSpan(`${daysAfter(first, 1)}/${last}`).filter((day) => isOpen(day, calendar)).length;
