import { may, type Role, roles } from '@door/domain/people/roles';
import { describe, expect, test } from 'vitest';
import type { Caller } from './ports/context.ts';
import { codeOf } from './testing/a-test-api.ts';
import { type CallDefinition, callByPath, callsOf, type Endpoint, routers } from './testing/call-by-path.ts';
import { referentsIn, sampleInput } from './testing/sample-input.ts';
import { apiWithSamples, type Owner, owners } from './testing/samples-of.ts';
import { installerId } from './testing/people.ts';

// Every call, every role, every owner. The calls and their rights come from the routers, the inputs from the calls' schemas,
// and who has which right from the table of the domain: a new call is tested without a line here.

/** What belongs to the supplier, and, where a visitor made it, to the visitor. */
const ownedReferents = new Set([
  'attempt',
  'bank line',
  'batch',
  'bill',
  'claim',
  'credit note',
  'customer',
  'delivery event',
  'enquiry',
  'fault',
  'fitting job',
  'hold',
  'item',
  'job',
  'load',
  'manual line',
  'floor event',
  'offcut',
  'option set',
  'catalogue draft',
  'price list draft',
  'order',
  'order line',
  'payment',
  'person zip',
  'place',
  'purchase',
  'purchase line',
  'quote',
  'quote line',
  'receipt',
  'resource',
  'installation batch',
  'stock export',
  'task',
  'team',
  'vendor',
  'visit',
  'whole item',
  'whole part',
]);

/** Calls of which no sample is a good one: a file of the server's own making, what must not be while a draft is there, an address, a number that nobody has, a password that was shown lately, a day that is over and that no export has told, hours that end when they begin, a key of a payment provider, a telephone and a template of a gateway, hours of a night that are one and the same, a file of a bank, a VAT number, days on which nothing was fitted. */
const withoutGoodSample = new Set([
  'bank.importStatement',
  'catalogue.importBundle',
  'catalogue.sellVersion',
  'diary.updateResource',
  'export.installations',
  'inventory.export',
  'message.setSms',
  'message.testSms',
  'payment.setAccount',
  'payment.testAccount',
  'settings.updateCompany',
  'settings.updateLegal',
  'settings.updateMessages',
  'settings.updateNumber',
  'user.endMySession',
]);

/** What everybody of the supplier's visitors reaches who has a link. */
const linked = new Set(['share', 'offer', 'bought', 'family page']);

/** Whether the supplier's catalogue is all that the call needs. */
const isAboutCatalogue = ({ input }: CallDefinition): boolean =>
  !referentsIn(input).some((referent) => linked.has(referent) || ownedReferents.has(referent));

/** Calls that answer a repeat: what is not there counts as removed already. */
const answersRepeats = new Set([
  'bank.dropRule',
  'batch.remove',
  'catalogue.discardDraft',
  'diary.endAbsence',
  'optionSet.remove',
  'pricing.discardDraft',
  'quote.remove',
]);

type Verdict = 'allowed' | 'NOT_FOUND' | 'FORBIDDEN' | 'UNAUTHORIZED';

interface Asked {
  readonly call: CallDefinition;
  readonly role: Role;
  readonly owner: Owner;
}

function expected({ call, role, owner }: Asked): Verdict {
  if (!may(role, call.right)) return role === 'public' ? 'UNAUTHORIZED' : 'FORBIDDEN';
  if (isAboutCatalogue(call) || answersRepeats.has(call.path)) return 'allowed';
  if (owner === 'another supplier’s') return 'NOT_FOUND';
  const isForEverybody = !referentsIn(call.input).some((referent) => ownedReferents.has(referent));
  // The visit of the samples is booked on whoever calls; fitters reach nothing else.
  if (call.path.startsWith('fitting.')) return 'allowed';
  if (role === 'fitter' && !isForEverybody && !may('public', call.right)) return 'NOT_FOUND';
  return owner === 'a visitor’s' || isForEverybody || may(role, 'items.manage') ? 'allowed' : 'NOT_FOUND';
}

/** A call that was allowed may still be refused by the rules: BAD_REQUEST or CONFLICT. */
const refusedAccess: readonly string[] = ['NOT_FOUND', 'FORBIDDEN', 'UNAUTHORIZED'];
const answerOf = (code: string): string =>
  refusedAccess.includes(code) || code.startsWith('internal error') ? code : 'allowed';

async function ask({ call, owner }: Asked, endpoint: Endpoint, caller: Caller | null) {
  const { api, samples } = await apiWithSamples(owner);
  const input = sampleInput(call.input, samples);
  const before = await api.allRows(-1023);
  const code = await codeOf(callByPath(routers[endpoint].createCaller(api.context(-1022, caller)), call.path, input));
  return { code, isOtherUntouched: (await api.allRows(-1023)) === before };
}

const callerOf = (role: Role): Caller => (role === 'public' ? { role } : { role, userId: installerId });

const tried = roles.flatMap((role) => {
  const endpoint: Endpoint = role === 'public' ? 'public' : 'installer';
  return callsOf(endpoint).map((call) => ({ role, endpoint, call, path: call.path }));
});

describe('access to every call [6.2 7.1]', () => {
  describe.each(owners)('about what is %s', (owner) => {
    test.each(tried)('$role: $path', async ({ role, endpoint, call }) => {
      const asked = { call, role, owner };
      const { code, isOtherUntouched } = await ask(asked, endpoint, callerOf(role));
      expect(answerOf(code)).toBe(expected(asked));
      // Without an owner to look for, nothing but the input decides: the sample must be a good one.
      if (isAboutCatalogue(call) && may(role, call.right) && !withoutGoodSample.has(call.path))
        expect(code).toBe('accepted');
      expect(isOtherUntouched).toBe(true);
    });
  });

  test.each(callsOf('public'))('every caller of the public endpoint may make the call $path', ({ right }) => {
    expect(roles.filter((role) => !may(role, right))).toEqual([]);
  });

  test.each(callsOf('installer'))('not logged in, at the installers’ endpoint: $path', async (call) => {
    const { code } = await ask({ call, role: 'public', owner: 'a visitor’s' }, 'installer', null);
    expect(code).toBe('UNAUTHORIZED');
  });
});
