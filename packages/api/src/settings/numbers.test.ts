import { expect, test } from 'vitest';
import { aTestApi, codeOf, newDoor } from '../testing/a-test-api.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000e2';

test('the next quote has the number with which an admin lets the series go on; a repeat changes nothing', async () => {
  const api = await aTestApi();
  const { Id: door } = await newDoor(api);
  const goOn = () => api.admin().settings.updateNumber({ Kind: 'quote', Next: 5012 });
  await goOn();
  const { Numbers } = await goOn();
  expect(Numbers).toContainEqual({ Kind: 'quote', Prefix: 'Q-', Next: 5012 });
  expect(await api.fabricator().quote.create({ Id, ItemIds: [door] })).toMatchObject({ Number: 'Q-5012' });
  const { Numbers: after } = await api.fabricator().settings.getNumbers();
  expect(after).toContainEqual({ Kind: 'quote', Prefix: 'Q-', Next: 5013 });
  const { Numbers: others } = await api.admin(-1023).settings.getNumbers();
  expect(others).toContainEqual({ Kind: 'quote', Prefix: 'Q-', Next: 1001 });
});

test.each([
  ['a number that somebody has', 1000, 'CONFLICT'],
  ['more than fits on a label', 10_000_000, 'BAD_REQUEST'],
  ['half a number', 2000.5, 'BAD_REQUEST'],
])('refuses %s', async (_, Next, code) => {
  expect(await codeOf((await aTestApi()).admin().settings.updateNumber({ Kind: 'quote', Next }))).toBe(code);
});

test('who changed a series stands in the log', async () => {
  const api = await aTestApi();
  await api.admin().settings.updateNumber({ Kind: 'order', Next: 20_000 });
  const { History } = await api.admin().settings.getVatRates();
  expect(History).toMatchObject([{ From: '10001', To: '20000', Reason: 'next order' }]);
});
