import { catalogue } from '../../platform/testing/fakes.ts';
import { aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { describeDoor } from './door-description.tsx';

const inWords = (side: 'external' | 'internal') => describeDoor({ item: aDoor('single-door'), catalogue, side });

test('the description begins with the side that the picture shows', () => {
  expect(inWords('external')).toMatch(/^The door seen from outside\. Frame: /);
  expect(inWords('internal')).toMatch(/^The door seen from inside\. Frame: /);
});

test.each(['Frame', 'Door', 'Outside', 'Inside', 'Glass', 'Hardware', 'Opening', 'Overall'])(
  'it describes %s',
  (term) => expect(inWords('external')).toContain(` ${term}`),
);
