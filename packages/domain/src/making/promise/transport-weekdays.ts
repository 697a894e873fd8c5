import { type TransportZone, tidyArea } from '../../catalogue/rows/transport-zone.ts';
import type { WorksSettings } from '../../catalogue/rows/works-settings.ts';

/** Irish (`D02 AF30`) and British (`SW1A 1AA`) postcodes, with or without their space. */
const postcodes = /\b(?:([A-Z]\d[\dW]) ?([\dA-Z]{4})|([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2}))\b/g;

/**
 * The weekdays on which doors leave for an address (PROMISE 7.1): those of the zone whose area says most about it, else those of the works.
 * Of an address with a postcode the postcode decides where an area knows it; else a place that it names, the last of them.
 */
export function transportWeekdays(
  address: string,
  { transport, transportZones }: Pick<WorksSettings, 'transport' | 'transportZones'>,
): readonly number[] {
  const text = tidyArea(address);
  const areas = transportZones.flatMap((zone) => zone.areas.map((area) => ({ zone, area: tidyArea(area) })));
  const known = areas.filter(({ area }) => isCode(area) && postcodesIn(text).some((code) => beginsWith(code, area)));
  const named = areas.flatMap((each) => (isCode(each.area) ? [] : { ...each, at: placeIn(text, each.area) }));
  const [best] = [
    ...known.toSorted((one, other) => other.area.length - one.area.length),
    ...named
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => other.at - one.at || other.area.length - one.area.length),
  ];
  return best?.zone.weekdays ?? transport;
}

/** Areas of one or two letters, and those with a digit, are beginnings of postcodes; others are places. */
const isCode = (area: TransportZone['areas'][number]): boolean => area.length <= 2 || /\d/.test(area);

const postcodesIn = (text: string): readonly string[] =>
  [...text.matchAll(postcodes)].map(([, key = '', unique = '', outward = '', inward = '']) =>
    key === '' ? `${outward} ${inward}` : `${key} ${unique}`,
  );

/** `B` begins `B1 1AA` and not `BT1 1AA`, and `BT1` not `BT12 3AB`; of Irish ones `A9` begins `A94 X5P1`. */
function beginsWith(code: string, area: string): boolean {
  if (!code.startsWith(area)) return false;
  const [last, next] = [area.slice(-1), code.charAt(area.length)];
  const isIrish = code.indexOf(' ') === 3 && code.length === 8;
  if (isLetter(last) && isLetter(next)) return false;
  return isIrish || !(isDigit(last) && isDigit(next));
}

const isLetter = (text: string): boolean => /^[A-Z]$/.test(text);
const isDigit = (text: string): boolean => /^\d$/.test(text);

/** Where an address names a place last, as whole words; -1: it does not. */
function placeIn(text: string, place: string): number {
  const isWord = (char: string) => /[\p{L}\p{N}]/u.test(char);
  for (let at = text.lastIndexOf(place); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(place, at - 1))
    if (!isWord(text.charAt(at - 1)) && !isWord(text.charAt(at + place.length))) return at;
  return -1;
}
