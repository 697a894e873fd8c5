import { expect, test } from 'vitest';
import { aTestApi } from '../testing/a-test-api.ts';

const nobody = {
  ...{ RegisteredName: '', VatNumber: '', CompanyNumber: '', Street: '', AddressLine: '', City: '', PostCode: '' },
  Country: '' as const,
  Endpoint: null,
};
const gln = { Scheme: '0088', Id: '4012345000009' } as const;

test('what an invoice needs of the company is named until it is there', async () => {
  const { settings } = (await aTestApi()).admin();
  const { Version } = await settings.updateCompany({ Version: 1, ...nobody });
  expect((await settings.getCompany()).Problems.map(({ Rule }) => Rule)).toEqual([
    ...['BR-06', 'BR-08', 'BR-09', 'BR-S-02', 'BR-61'],
  ]);
  const company = {
    ...{ RegisteredName: ' Alder & Lane Limited ', VatNumber: 'ie 1234567.fa', CompanyNumber: '412345' },
    ...{ Street: '12 Mill Lane', AddressLine: '', City: 'Cork', PostCode: 'T12 X2C3' },
    Country: 'IE' as const,
    Endpoint: gln,
  };
  const saved = await settings.updateCompany({ Version, ...company });
  const kept = { ...company, RegisteredName: 'Alder & Lane Limited', VatNumber: 'IE1234567FA' };
  expect(saved.Company).toEqual(kept);
  expect(saved.Versions[0]?.Changes).toContainEqual({ Field: 'VatNumber', From: '', To: 'IE1234567FA' });
  const bank = { Holder: 'Alder & Lane', Iban: 'IE29 AIBK 9311 5212 3456 78' };
  await settings.updateBank({ Version: saved.Version, Bank: bank });
  expect(await settings.getCompany()).toEqual({ ...kept, Problems: [] });
});

test.each([
  [{ VatNumber: '1234567FA' }, 'must begin with two letters, such as IE1234567FA'],
  [{ VatNumber: 'IE12345678901234567890' }, 'must begin with two letters'],
  [{ Country: 'ZZ' }, 'Country'],
  [{ Endpoint: { Scheme: 'EM', Id: 'mary@example.com' } }, 'Scheme'],
  [{ Endpoint: { Scheme: '0088', Id: '4012345000008' } }, 'a GLN has 13 digits'],
  [{ Street: 'x'.repeat(201) }, 'Street'],
])('%o is no company of an invoice', async (wrong, told) => {
  const { settings } = (await aTestApi()).admin();
  const sent = JSON.parse(JSON.stringify({ Version: 1, ...nobody, ...wrong }));
  await expect(settings.updateCompany(sent)).rejects.toThrow(told);
  expect((await settings.getSettings()).Version).toBe(1);
});
