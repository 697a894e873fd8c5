import { expect, test } from '@playwright/test';
import { Visitor, visitorWithDoor } from './visitor.ts';
import { openTestServer } from './test-server.ts';

interface Door {
  readonly title: string;
  readonly email: string;
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
    email: 'aoife@example.ie',
    frame: 'Single Door',
    design: 'Four Panel Two Light',
    glass: 'Diamond Lead',
    backing: 'Stippolyte',
    handle: 'Lever both sides',
    finish: 'Chrome',
  },
  {
    title: 'both sidelights and a fanlight',
    email: 'brid@example.ie',
    frame: 'Single Door with Both Sidelights & Fanlight',
    design: 'Half Glaze Square',
    glass: 'Bevel Cluster',
    backing: 'Minster',
    handle: 'Lever both sides',
    finish: 'Gold',
  },
  {
    title: 'a double door',
    email: 'cian@example.ie',
    frame: 'Double Door',
    design: 'Half Glaze Square',
    glass: 'Etched Lines',
    backing: 'Satin',
    handle: 'Lever both sides',
    finish: 'Black',
  },
];

test.describe('a visitor designs a door and the supplier gets the enquiry', () => {
  test.describe.configure({ mode: 'serial' });
  let server: Awaited<ReturnType<typeof openTestServer>>;
  test.beforeAll(async () => {
    server = await openTestServer();
    await server.start();
  });
  test.afterAll(() => server[Symbol.asyncDispose]());

  for (const door of doors) {
    test(`${door.title} [1.2 2.9 2.14 2.16 2.17 2.20-2.22 2.35 2.36 2.45 2.48 2.56 2.64 2.65 4.58]`, async ({
      page,
    }) => {
      const visitor = new Visitor(page);
      await designs(visitor, door, server.url);
      await visitor.fillsIn({ name: 'Aoife Brennan', email: door.email });
      await visitor.submits();
      await visitor.isConfirmed();
      await page.goBack();
      await expect(page, 'a sent door is not sent again').not.toHaveURL(/submit/);
      const toThem = async () => (await server.mails()).filter((mail) => mail.includes(door.email));
      await expect.poll(async () => (await toThem()).length, { timeout: 30_000 }).toBe(2);
    });
  }

  test('each stored once, with both pictures and a bill without errors', async () => {
    const stored = await server.rowsAfterStop<Counts>(countsByEmail);
    expect(stored).toEqual(
      doors
        .map(({ email }) => ({ email, enquiries: 1, images: 2, errors: 0, manyLines: true }))
        .toSorted((one, other) => one.email.localeCompare(other.email)),
    );
  });
});

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
  expect(await server.rowsAfterStop<Counts>(countsByEmail)).toEqual([
    { email: 'ciaran@example.ie', enquiries: 1, images: 2, errors: 0, manyLines: true },
  ]);
});

interface Counts {
  readonly email: string;
  readonly enquiries: number;
  readonly images: number;
  readonly errors: number;
  readonly manyLines: boolean;
}

const countsByEmail = `
  select email, count(*)::int as enquiries, sum(images)::int as images, sum(errors)::int as errors, bool_and(lines > 20) as "manyLines"
  from enquiry
  cross join lateral (select count(*) as images from door_image where item_id = enquiry.item_id) as of_images
  cross join lateral (
    select count(*) as lines, count(*) filter (where code like 'error%') as errors from work_instruction where item_id = enquiry.item_id
  ) as of_lines
  group by email order by email`;

async function designs(visitor: Visitor, door: Door, url: string): Promise<void> {
  await visitor.opens(url);
  await visitor.begins(door.frame);
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
