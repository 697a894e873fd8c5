import { describe, expect, test } from 'vitest';
import type { CallContext } from './ports/context.ts';
import { publicRouter } from './routers.ts';
import { supplierCalls } from './supplier-calls.ts';
import { codeOf } from './testing/a-test-api.ts';
import { callByPath, callsOf } from './testing/call-by-path.ts';
import { sampleInput } from './testing/sample-input.ts';
import { apiWithSamples } from './testing/samples-of.ts';

const uses = (what: string) => () => {
  throw new Error(`It uses ${what}.`);
};

/** A context in which only the supplier can be asked for something. */
const ofSupplierAlone = (context: CallContext): CallContext => ({
  ...context,
  clock: { now: uses('the clock') },
  ids: { ...context.ids, item: uses('an id'), itemNamed: uses('an id'), other: uses('an id') },
  transactions: { run: uses('the database') },
});

const supplierQueries = callsOf('public').filter(({ isOfSupplierAlone }) => isOfSupplierAlone);

describe('a query whose answer is kept', () => {
  test.each(supplierQueries)('$path uses nothing but the supplier and its input', async ({ path, input }) => {
    const { api, samples } = await apiWithSamples('a visitor’s');
    const sample = sampleInput(input, samples);
    const caller = publicRouter.createCaller(ofSupplierAlone(api.context(-1022, { role: 'public' })));
    expect(await codeOf(callByPath(caller, path, sample))).not.toBe('INTERNAL_SERVER_ERROR');
  });

  test('is in the list, with whether it has an input', () => {
    const listed = supplierQueries.map(({ path, input }) => [path, 'type' in input ? 'input' : 'no input'] as const);
    expect([...supplierCalls].toSorted()).toEqual(listed.toSorted());
  });

  test('is each of the start, and none that tells of a day', () => {
    const paths = [...supplierCalls.keys()];
    expect(paths).toEqual(expect.arrayContaining(['getTheme', 'getCatalogue', 'getCompanyDetails', 'getClientEmail']));
    expect(paths).not.toContain('getProductionWeeks');
  });
});
