import { aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { doorInWords } from './door-in-words.tsx';
import { catalogue } from './testing/designer-at.ts';

const inWords = (side: 'external' | 'internal') => doorInWords({ item: aDoor('single-door'), catalogue, side });

test('the picture in words begins with the side that it shows', () => {
  expect(inWords('external')).toMatch(/^The door seen from outside\. Frame: /);
  expect(inWords('internal')).toMatch(/^The door seen from inside\. Frame: /);
});

test.each(['Frame', 'Door', 'Outside', 'Inside', 'Glass', 'Hardware', 'Opening', 'Overall'])(
  'it tells of %s, as whoever sees the picture would',
  (term) => expect(inWords('external')).toContain(` ${term}`),
);
