import { expect, test } from 'vitest';
import { renderOffice } from '../testing/render-office.tsx';
import { FeedsDialog } from './feeds-dialog.tsx';

const fitter = {
  ...{ Id: 'r1', Kind: 'person' as const, Name: 'Byrne', Skills: ['fit' as const], Works: [], IsRetired: false },
  ...{ LengthMm: null, CarriesKg: null, Places: null, AccountId: null },
};
const van = { ...fitter, Id: 'r2', Kind: 'van' as const, Name: 'Van A' };
const team = { Id: 't1', Name: 'Nolan', Members: ['r1'], IsRetired: false };
const path = '/feeds/-1022-abcdefghijklmnopqrstuv.ics';

test('an address is made for a team or a person, shown, and revoked', async () => {
  let all: { Id: string; ResourceId: string | null; TeamId: string | null; NamesCustomers: boolean }[] = [];
  const answer = () => ({
    Feeds: all.map((feed) => ({
      ...feed,
      Name: feed.TeamId === null ? 'Byrne' : 'Nolan',
      MadeAt: '2026-11-21T08:00:00.000Z',
      Path: path,
    })),
  });
  const { screen, inputsOf } = await renderOffice(<FeedsDialog onClose={() => undefined} />, {
    answers: {
      'diary.feeds': answer,
      'diary.resources': () => ({ Teams: [team], Resources: [fitter, van] }),
      'diary.createFeed': ({ Id, NamesCustomers = false, ...of }) => {
        const [ResourceId, TeamId] = ['ResourceId' in of ? of.ResourceId : null, 'TeamId' in of ? of.TeamId : null];
        all = [...all, { Id, ResourceId, TeamId, NamesCustomers }];
        return answer();
      },
      'diary.revokeFeed': ({ Id }) => {
        all = all.filter((feed) => feed.Id !== Id);
        return answer();
      },
    },
  });
  const dialog = screen.getByRole('dialog', { name: 'Calendars to subscribe to' });
  await expect.element(dialog.getByText('There is no such address yet.')).toBeVisible();
  const whose = dialog.getByRole('combobox', { name: 'Whose visits' });
  expect([...whose.element().querySelectorAll('option')].map(({ text }) => text)).toEqual(['Team Nolan', 'Byrne']);
  await dialog.getByRole('button', { name: 'New address' }).click();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Address of Team Nolan' }))
    .toHaveValue(`${location.origin}${path}`);
  await whose.selectOptions('Byrne');
  await dialog.getByRole('checkbox', { name: 'Tell name and street of the customer' }).click();
  await dialog.getByRole('button', { name: 'New address' }).click();
  await expect.element(dialog.getByText('Byrne, with name and street')).toBeVisible();
  expect(inputsOf('diary.createFeed')).toMatchObject([
    { TeamId: 't1', NamesCustomers: false },
    { ResourceId: 'r1', NamesCustomers: true },
  ]);
  await dialog.getByRole('button', { name: 'Revoke the address of Team Nolan' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Address of Team Nolan' })).not.toBeInTheDocument();
});
