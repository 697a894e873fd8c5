import { describe, expect, test } from 'vitest';
import { templateId } from '../item/ids.ts';
import { aCatalogue, aCatalogueWith } from '../testing/a-catalogue.ts';
import { loneDoorOf } from './lone-door.ts';

describe('the lone door of a frame', () => {
  const catalogue = aCatalogue();

  test.each([
    ['single-door', 'single-door'],
    ['surround', 'single-door'],
    ['fanlight-mullion', 'single-door'],
    ['double', 'double'],
  ])('%s: %s', (frame, lone) => expect(loneDoorOf(templateId(frame), catalogue)).toBe(lone));

  test('is the frame itself where the supplier sells none', () => {
    const templates = catalogue.rows.templates.filter(({ sides, fanlight }) => sides !== 'none' || fanlight);
    expect(loneDoorOf(templateId('surround'), aCatalogueWith({ templates }))).toBe('surround');
  });
});
