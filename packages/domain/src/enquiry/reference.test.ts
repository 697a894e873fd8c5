import { expect, test } from 'vitest';
import { itemId } from '../item/ids.ts';
import { enquiryReference } from './reference.ts';

test('the reference is the random end of the item id', () =>
  expect(enquiryReference(itemId('01a1fc81-617c-750b-af31-1ffd4097812a'))).toBe('4097812A'));
