import { catalogue } from '../../shared/testing/fakes.ts';
import { aContext } from '@door/domain/testing/a-context';
import { colourId, templateId } from '@door/domain/door/model/ids';
import { aDoor, afterChoosing } from '@door/domain/testing/a-door';
import { describe, expect, test } from 'vitest';

import { overviewOf } from './overview.ts';

const context = aContext();

const chosenTerms = (item: ReturnType<typeof aDoor>) =>
  overviewOf(item, context)
    .filter(({ standard }) => !standard)
    .map(({ term }) => term);

const otherColour = catalogue.rows.colours.find(({ customerDefault }) => !customerDefault)?.id ?? colourId(0);

describe('the overview of a door', () => {
  test('of a new door only frame and glass are not standard', () =>
    expect(chosenTerms(aDoor('single-door'))).toEqual(['Frame', 'Door glass']));

  test('names what was chosen otherwise, and what followed from it [2.96]', () => {
    const door = afterChoosing(
      aDoor('single-door'),
      { type: 'hand.choose', hand: 'right' },
      { type: 'colour.chooseDoor', colourId: otherColour },
    );
    expect(chosenTerms(door)).toEqual(expect.arrayContaining(['Hinge side', 'Door outside']));
    expect(chosenTerms(door)).not.toContain('Opens');
  });

  test('another frame is compared with its own template', () => {
    const surround = afterChoosing(aDoor('single-door'), {
      type: 'frame.choose',
      templateId: templateId('surround'),
    });
    expect(chosenTerms(surround)).not.toContain('Overall size');
  });

  test('is in the order of the steps', () => {
    const steps = overviewOf(aDoor('surround'), context).map(({ step }) => step);
    const order = ['frame', 'design', 'colours', 'glass', 'hardware'];
    expect(steps).toEqual(steps.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
  });
});
