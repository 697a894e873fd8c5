import { expect, test } from 'vitest';
import { onOneLine } from './job-of-enquiry.ts';

test.each([
  ['14 Rathmines Road, Dublin 6', '14 Rathmines Road, Dublin 6'],
  ['Flat 3,\nThe Old Mill, \r\n\n Dublin 9,\n', 'Flat 3, The Old Mill, Dublin 9'],
  [' \n , \n', ''],
])('the lines of %j stand on one, parted by single commas', (typed, line) => {
  expect(onOneLine(typed)).toBe(line);
});
