import { describe, expect, test } from 'vitest';
import { transportWeekdays } from './transport-weekdays.ts';

const works = {
  transport: [5],
  transportZones: [
    { areas: ['D', 'A94', 'Wicklow'], weekdays: [1, 3] },
    { areas: ['D6W', 'a9', 'Galway', 'Co. Kerry'], weekdays: [2] },
    { areas: ['BT1', 'B', 'SW1A 1'], weekdays: [4] },
    { areas: ['Belfast'], weekdays: [] },
  ],
};

describe('the weekdays on which doors leave', () => {
  test.each([
    ['of an Irish postcode by its first letter', '1 Quay Street\nDublin 2\nD02 AF30', [1, 3]],
    ['of a longer area before a shorter one', '1 Hill\nD6W XY12', [2]],
    ['without the space of the postcode', '1 Hill, d6wxy12', [2]],
    ['of an area that knows the whole key', '2 Strand Road, A94 X5P1', [1, 3]],
    ['of one that knows its beginning', '2 Strand Road, A96 X5P1', [2]],
    ['of a British postcode', '3 High Street, Birmingham B1 1AA', [4]],
    ['not of a letter before another one', '3 High Street, BR1 1AA', [5]],
    ['not of a digit before another one', '3 High Street, BT12 3AB', [5]],
    ['of the district alone', '3 High Street, BT1 3AB', [4]],
    ['into the second half', '10 Downing Street, SW1A 1AA', [4]],
    ['of a place, whatever its case', '3 Canal Street, GALWAY', [2]],
    ['of a place of two words', '3 Canal Street\nTralee\nCo. Kerry', [2]],
    ['not of a part of a word', '3 Galwayan Street', [5]],
    ['of the last place that it names', '3 Galway Road, Wicklow', [1, 3]],
    ['of the postcode before a place', '3 Galway Road, D02 AF30', [1, 3]],
    ['of a place where no area knows the postcode', '3 Canal Street, Galway, H91 X2Y3', [2]],
    ['of every open day where its zone says so', '4 Royal Avenue, Belfast', []],
    ['of the works where no zone knows it', '5 Main Street, Cork', [5]],
    ['of the works without an address', '', [5]],
  ] as const)('%s', (_, address, weekdays) => expect(transportWeekdays(address, works)).toEqual(weekdays));

  test('without zones are those of the works', () =>
    expect(transportWeekdays('D02 AF30', { ...works, transportZones: [] })).toEqual([5]));
});
