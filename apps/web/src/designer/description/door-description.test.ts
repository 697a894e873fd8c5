import { aContext } from '@door/domain/testing/a-context';
import { aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { describeDoor } from './door-description.tsx';

const inWords = (side: 'external' | 'internal') =>
  describeDoor({ item: aDoor('single-door'), context: aContext(), side });

test('the description begins with the side that the picture shows', () => {
  expect(inWords('external')).toMatch(/^The door seen from outside\. Frame: /);
  expect(inWords('internal')).toMatch(/^The door seen from inside\. Frame: /);
});

test.each(['Frame', 'Door', 'Outside', 'Inside', 'Glass', 'Hardware', 'Opening', 'Overall'])(
  'it describes %s',
  (term) => expect(inWords('external')).toContain(` ${term}`),
);
