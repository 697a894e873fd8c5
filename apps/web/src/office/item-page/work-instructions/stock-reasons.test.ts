import { workedExampleCatalogue } from '@door/domain/testing/worked-example-catalogue';
import { describe, expect, test } from 'vitest';
import { unmetCriterionText } from './stock-reasons.ts';

const catalogue = workedExampleCatalogue();

describe('why stock cannot be picked', () => {
  test.each([
    [
      { question: 'threshold', allowed: ['TH-AL15', 'TH-AL28'], answer: 'TH-PVC' },
      'Needs threshold: Low aluminium threshold 15 mm or Mid aluminium threshold 28 mm. This door has Standard PVC threshold.',
    ],
    [{ question: 'doorThickness', allowed: ['70'], answer: '44' }, 'Needs slab: 70 mm. This door has 44 mm.'],
    [{ question: 'fireIntegrity', allowed: ['FD30S'], answer: null }, 'Needs fire rating: FD30S. This door has none.'],
    [{ question: 'novelty', allowed: ['x'], answer: 'y' }, 'Needs novelty: x. This door has y.'],
  ])('%j', (unmet, said) => {
    expect(unmetCriterionText(unmet, catalogue)).toBe(said);
  });
});
