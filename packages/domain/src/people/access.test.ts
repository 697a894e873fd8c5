import { describe, expect, test } from 'vitest';
import { type Right, may, rights, roles } from './roles.ts';
import { mayEnter } from './route-guard.ts';

describe('who may do what [1.4]', () => {
  const table: Readonly<Record<Right, string>> = {
    'catalogue.browse': 'public fitter installer fabricator admin',
    'ownItem.design': 'public fitter installer fabricator admin',
    'offer.answer': 'public fitter installer fabricator admin',
    'account.see': 'fitter installer fabricator admin',
    'visits.do': 'fitter installer fabricator admin',
    'items.manage': 'installer fabricator admin',
    'enquiries.manage': 'installer fabricator admin',
    'quotes.manage': 'installer fabricator admin',
    'tasks.manage': 'installer fabricator admin',
    'orders.sell': 'installer fabricator admin',
    'production.see': 'installer fabricator admin',
    'production.run': 'fabricator admin',
    'dispatch.run': 'fabricator admin',
    'inventory.see': 'installer fabricator admin',
    'visits.plan': 'installer fabricator admin',
    'inventory.manage': 'fabricator admin',
    'vendors.manage': 'fabricator admin',
    'purchasing.manage': 'fabricator admin',
    'workInstructions.manage': 'installer fabricator admin',
    'optionSets.manage': 'fabricator admin',
    'catalogue.see': 'fabricator admin',
    'catalogue.manage': 'admin',
    'prices.see': 'fabricator admin',
    'prices.manage': 'admin',
    'purchasing.approve': 'admin',
    'personalData.manage': 'admin',
    'people.manage': 'admin',
    'prices.seeCost': 'fabricator admin',
    'settings.see': 'fabricator admin',
    'bank.reconcile': 'fabricator admin',
    'running.see': 'admin',
    'running.manage': 'admin',
    'settings.manage': 'admin',
    'vat.remove': 'admin',
    'payments.manage': 'admin',
  };
  test.each(rights)('%s', (right) => {
    expect(roles.filter((role) => may(role, right)).join(' ')).toBe(table[right]);
  });
});

describe('the route guard', () => {
  const installer = { role: 'installer' } as const;
  test.each([
    ['login', null, 'enter'],
    ['index', null, 'enter'],
    ['index-glass', null, 'enter'],
    ['confirmation', null, 'enter'],
    ['test-page', null, 'enter'],
    ['privacy', null, 'enter'],
    ['terms', null, 'enter'],
    ['not-authorized', null, 'enter'],
    ['not-found', null, 'enter'],
    ['indexes', null, 'log-in'],
    ['installer-home', null, 'log-in'],
    ['installer-home', installer, 'enter'],
    ['installer-home', { role: 'public' }, 'not-authorized'],
    ['installer-my-day', { role: 'fitter' }, 'enter'],
    ['installer-home', { role: 'fitter' }, 'not-authorized'],
    ['installer-settings', installer, 'not-authorized'],
    ['installer-settings', { role: 'admin' }, 'enter'],
    ['installer-users', { role: 'fabricator' }, 'not-authorized'],
    ['installer-users', { role: 'admin' }, 'enter'],
  ] as const)('%s for %j: %s [2.80 2.81]', (route, session, expected) => {
    expect(mayEnter(route, session)).toBe(expected);
  });
});
