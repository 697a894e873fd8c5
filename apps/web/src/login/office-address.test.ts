import { expect, test } from 'vitest';
import { officeAddress } from './office-address.ts';

test.each([
  ['wanted to go somewhere', '/installer/orders/7', '/?client=-1023&mode=installer#/installer/orders/7'],
  ['only wanted to log in', '', '/?client=-1023&mode=installer#/installer/home'],
])('who %s goes on there, at the supplier of the account', (_, target, address) =>
  expect(officeAddress({ clientId: -1023 }, target)).toBe(address),
);
