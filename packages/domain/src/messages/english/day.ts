const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day as people read it: `2026-12-22` is `22 December 2026`. */
export const dayText = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${String(Number(date))} ${months[Number(month) - 1] ?? ''} ${year}`;
};

/** The same of a day or a week: `2707` is `week 2707`. */
/** `from 21 December to 1 January`, of the days `2026-12-21/2027-01-01`; of one day `on 21 December`. */
export function stretchText(days: string): string {
  const [first = '', last = first] = days.split('/').map((day) => dayText(day).replace(/ \d{4}$/, ''));
  return first === last ? `on ${first}` : `from ${first} to ${last}`;
}

export const dayOrWeekText = (text: string): string => (text.includes('-') ? dayText(text) : `week ${text}`);

/** From Monday on. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
