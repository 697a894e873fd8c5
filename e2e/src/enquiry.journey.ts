import { expect, test } from '@playwright/test';
import { Visitor, visitorWithDoor } from './visitor.ts';
import { openTestServer } from './test-server.ts';

interface Door {
  readonly title: string;
  readonly frame: string;
  readonly design: string;
  readonly glass: string;
  readonly backing: string;
  readonly handle: string;
  readonly finish: string;
}

const doors: readonly Door[] = [
  {
    title: 'a single door',
    frame: 'Single Door',
    design: 'Four Panel Two Light',
    glass: 'Diamond Lead',
    backing: 'Stippolyte',
    handle: 'Lever both sides',
    finish: 'Chrome',
  },
  {
    title: 'both sidelights and a fanlight',
    frame: 'Single Door with Both Sidelights & Fanlight',
    design: 'Half Glaze Square',
    glass: 'Bevel Cluster',
    backing: 'Minster',
    handle: 'Lever both sides',
    finish: 'Gold',
  },
  {
    title: 'a double door',
    frame: 'Double Door',
    design: 'Half Glaze Square',
    glass: 'Etched Lines',
    backing: 'Satin',
    handle: 'Lever both sides',
    finish: 'Black',
  },
];

for (const door of doors) {
  test(`a visitor designs ${door.title} and the supplier gets the enquiry [1.2 2.9 2.14 2.16 2.17 2.20-2.22 2.35 2.36 2.45 2.48 2.56 2.64 2.65 4.58]`, async ({
    page,
  }) => {
    await using server = await openTestServer();
    await server.start();
    const visitor = new Visitor(page);
    await designs(visitor, door, server.url);
    await visitor.fillsIn({ name: 'Aoife Brennan', email: 'aoife@example.ie' });
    await visitor.submits();
    await visitor.isConfirmed();
    await page.goBack();
    await expect(page, 'a sent door is not sent again').not.toHaveURL(/submit/);

    await expect.poll(async () => (await server.mails()).length, { timeout: 30_000 }).toBe(2);
    const mails = (await server.mails()).join('\n');
    expect(mails).toContain('aoife@example.ie');

    const [counts] = await server.rowsAfterStop<Counts>(countsOfEverything);
    expect(counts).toEqual({ enquiries: 1, images: 2, errors: 0, manyLines: true });
  });
}

test('the server is killed while the enquiry is sent; sent again, there is exactly one [2.87 4.60]', async ({
  page,
}) => {
  await using server = await openTestServer();
  await server.start();
  const visitor = await visitorWithDoor(page, server.url);
  await visitor.goesToTheForm();
  await visitor.fillsIn({ name: 'Ciaran Walsh', email: 'ciaran@example.ie' });

  await page.route(
    /submitEnquiry/,
    async (route) => {
      await route.fetch();
      await server.kill9();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await visitor.submits();
  const failure = page.getByRole('dialog', { name: 'Error Occurred' });
  await expect(failure).toBeVisible();
  await server.start();
  await failure.getByRole('button', { name: 'Close' }).click();
  await visitor.submits();
  await visitor.isConfirmed();
  await expect.poll(async () => (await server.mails()).length, { timeout: 60_000 }).toBe(2);
  const [counts] = await server.rowsAfterStop<Counts>(countsOfEverything);
  expect(counts).toEqual({ enquiries: 1, images: 2, errors: 0, manyLines: true });
});

interface Counts {
  readonly enquiries: number;
  readonly images: number;
  readonly errors: number;
  readonly manyLines: boolean;
}

const countsOfEverything = `
  select
    (select count(*)::int from enquiry) as enquiries,
    (select count(*)::int from door_image) as images,
    (select count(*)::int from work_instruction where code like 'error%') as errors,
    (select count(*) > 20 from work_instruction) as "manyLines"`;

async function designs(visitor: Visitor, door: Door, url: string): Promise<void> {
  await visitor.opens(url);
  await visitor.chooses('Frame Design', door.frame);
  await visitor.isConfigured();
  await visitor.goesOn(2);
  await visitor.chooses('Select Design', door.design);
  await visitor.goesOn(3);
  await visitor.chooses('Door Colour', 'Slate Grey');
  await visitor.chooses('External Frame Colour', 'Anthracite Grey');
  await visitor.goesOn(4);
  await visitor.chooses('Door Glass', door.glass);
  await visitor.chooses('Backing Glass', door.backing);
  await visitor.goesOn(5);
  await visitor.chooses('Select Handle Type', door.handle);
  await visitor.chooses('Select Hardware Finish', door.finish);
  await visitor.goesOn(6);
}
