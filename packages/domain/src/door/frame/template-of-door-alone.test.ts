import { describe, expect, test } from 'vitest';
import { templateId } from '../model/ids.ts';
import { aCatalogue, aCatalogueWith } from '../../testing/a-catalogue.ts';
import { templateOfDoorAlone } from './template-of-door-alone.ts';

describe('the template of the door alone', () => {
  const catalogue = aCatalogue();

  test.each([
    ['single-door', 'single-door'],
    ['surround', 'single-door'],
    ['fanlight-mullion', 'single-door'],
    ['double', 'double'],
  ])('%s: %s', (frame, lone) => expect(templateOfDoorAlone(templateId(frame), catalogue)).toBe(lone));

  test('is the same template where the supplier has none', () => {
    const templates = catalogue.rows.templates.filter(({ sides, fanlight }) => sides !== 'none' || fanlight);
    expect(templateOfDoorAlone(templateId('surround'), aCatalogueWith({ templates }))).toBe('surround');
  });
});
