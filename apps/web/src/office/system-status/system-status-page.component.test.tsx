import { describe, expect, test, vi } from 'vitest';
import { answered } from '../../shared/testing/fakes.ts';
import type { OfficeAnswers } from '../testing/fake-office.ts';
import { me, renderOffice, toastMessages } from '../testing/render-office.tsx';
import { SystemStatusPage } from './system-status-page.tsx';

const at = '2026-11-22T10:00:00.000Z';
const mail = {
  Id: 'm1',
  Kind: 'quote-to-customer',
  State: 'retrying',
  To: 'ada@example.com',
  About: { Of: 'quote', Id: 'q7', Name: 'Q-1012' },
  Document: { Kind: 'quote', Version: 2 },
  Tries: 3,
  Fault: 'unreachable',
  Since: at,
  NextAt: at,
  DocumentsBefore: null,
} as const;
const document = {
  ...mail,
  Id: 'd1',
  Kind: 'make-document',
  State: 'waiting',
  To: null,
  About: { Of: 'order', Id: 'o7', Name: '10234' },
  Document: { Kind: 'order', Version: 1 },
  Tries: 0,
  Fault: null,
  DocumentsBefore: 4,
} as const;

const answers = {
  'user.me': () => ({ ...me, Role: 'admin' }),
  'running.overview': () => ({
    ...{ Version: '0.1.0', StartedAt: at, MailServer: 'mail.example.com:587' },
    Database: { Kind: 'postgres', Schema: '0035_orders-in-state', Reachable: true },
    Blobs: { Kind: 'files', Reachable: false },
    Disk: {
      ...{ MeasuredAt: at, Total: 100_000_000_000, Free: 1_500_000_000, Low: true },
      Parts: [
        { Part: 'database', Bytes: 42_480_000 },
        { Part: 'mail', Bytes: null },
      ],
    },
  }),
  'running.queues': () => ({
    Queues: [{ Kind: 'quote-to-customer', Waiting: 1, Running: 0, Retrying: 2, Failed: 3, Oldest: at }],
    Runs: [{ Kind: 'delete-old-data', At: at, Failed: true }],
  }),
  'running.jobs': () => ({ Jobs: [mail, document], After: null }),
} as const satisfies OfficeAnswers;

/** The links by which files are saved from here on; nothing is. */
function savedLinks(): readonly HTMLAnchorElement[] {
  const links: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    links.push(this);
  });
  return links;
}

const renderPage = (
  path:
    | '/installer/running'
    | '/installer/running/jobs'
    | '/installer/running/audit-log'
    | '/installer/running/personal-data',
  more: OfficeAnswers = {},
) => renderOffice(<SystemStatusPage />, { answers: { ...answers, ...more }, path });

describe('the running page', () => {
  test('says what runs, what is away, how full the disk is and what waits', async () => {
    const { screen } = await renderPage('/installer/running');
    await expect.element(screen.getByText('Does not answer')).toBeVisible();
    await expect.element(screen.getByText('Leaves by mail.example.com:587')).toBeVisible();
    await expect.element(screen.getByText('1.5 GB of 100 GB free')).toBeVisible();
    await expect.element(screen.getByText(/The disk is almost full/)).toBeVisible();
    await expect.element(screen.getByText('42.5 MB')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Mail that brings a quote' }))
      .toHaveAttribute('href', '#/installer/running/jobs?kind=quote-to-customer');
    await expect.element(screen.getByText(/^1 waiting, 2 tried again, 3 given up; oldest since/)).toBeVisible();
    await expect.element(screen.getByText(/it is repeated every hour/)).toBeVisible();
  });

  test('is for administrators', async () => {
    const { screen } = await renderPage('/installer/running', { 'user.me': () => me });
    await expect.element(screen.getByText('How the program runs is for administrators.')).toBeVisible();
  });
});

describe('a job', () => {
  test('says to whom, why it failed and what it is about, and is retried', async () => {
    const { screen, inputsOf } = await renderPage('/installer/running/jobs', {
      'running.retryJob': () => ({ Id: 'm1' }),
      'running.retryAllFailed': () => null,
    });
    await expect.element(screen.getByText('To ada@example.com')).toBeVisible();
    await expect.element(screen.getByText('The mail server could not be reached.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Q-1012' })).toHaveAttribute('href', '#/installer/quote/q7');
    await expect.element(screen.getByText(/4 are made before it/)).toBeVisible();
    await screen.getByRole('button', { name: 'Retry now' }).click();
    await expect.poll(() => inputsOf('running.retryJob')).toEqual([{ Id: 'm1' }]);
    await screen.getByRole('button', { name: 'Retry all that failed' }).click();
    await expect.poll(toastMessages).toContain('All that failed is tried again now.');
  });

  test('that is a mail is discarded with a reason; a document cannot be', async () => {
    const { screen, inputsOf } = await renderPage('/installer/running/jobs', {
      'running.discardJob': () => ({ Id: 'm1' }),
    });
    await screen.getByRole('button', { name: 'Discard' }).click();
    await screen.getByRole('button', { name: 'Discard mail' }).click();
    await expect.element(screen.getByText('Please say why.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Why it is not to leave' }).fill('The address is wrong.');
    await screen.getByRole('button', { name: 'Discard mail' }).click();
    await expect.poll(() => inputsOf('running.discardJob')).toEqual([{ Id: 'm1', Reason: 'The address is wrong.' }]);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('of a state is asked for by a chip', async () => {
    const { screen, inputsOf } = await renderPage('/installer/running/jobs');
    await screen.getByRole('button', { name: 'Given up' }).click();
    await expect.poll(() => inputsOf('running.jobs').at(-1)).toMatchObject({ State: 'failed' });
  });
});

describe('the audit log', () => {
  const entry = {
    About: 'quote',
    AboutId: 'q7',
    Kind: 'state',
    From: 'Sent',
    To: 'Lost',
    Reason: 'A cheaper one',
    Who: { UserId: 'niamh', Name: 'Niamh Keane' },
    At: at,
    Name: 'Q-1012',
    Line: 3,
  } as const;
  const logged = {
    'user.colleagues': () => [{ UserId: 'niamh', Name: 'Niamh Keane', Role: 'admin', IsDisabled: false }],
    'running.auditLog': ({ After }) =>
      After ? { Entries: [{ ...entry, Line: 2, Reason: '1.1' }], After: null } : { Entries: [entry], After: 'next' },
  } as const satisfies OfficeAnswers;

  test('says what was changed by whom, with the way to it, and is narrowed', async () => {
    const { screen, inputsOf } = await renderPage('/installer/running/audit-log', logged);
    await expect
      .element(screen.getByRole('link', { name: 'Quote Q-1012' }))
      .toHaveAttribute('href', '#/installer/quote/q7');
    await expect.element(screen.getByText('A cheaper one')).toBeVisible();
    await screen.getByRole('combobox', { name: 'Who' }).selectOptions('Niamh Keane');
    await screen.getByRole('combobox', { name: 'About' }).selectOptions('Orders');
    await screen.getByRole('searchbox', { name: 'Search numbers, names and what is said' }).fill('cheap');
    const asked = { Who: 'niamh', About: 'order', Search: 'cheap' };
    await expect.poll(() => inputsOf('running.auditLog').at(-1)).toMatchObject(asked);
  });

  test('is saved as a file with every page of it', async () => {
    const { screen } = await renderPage('/installer/running/audit-log', logged);
    const links = savedLinks();
    await screen.getByRole('button', { name: 'Export CSV' }).click();
    await expect.poll(() => links).toHaveLength(1);
    const csv = await (await fetch(links[0]?.href ?? '')).text();
    const [, ...rows] = csv.trim().split('\r\n');
    const begin = /^2026-11-22T10:00:00.000Z,Niamh Keane,Quote Q-1012,.+,Sent,Lost,/.source;
    expect(rows).toEqual([expect.stringMatching(`${begin}A cheaper one$`), expect.stringMatching(`${begin}'1\\.1$`)]);
  });
});

describe('personal data', () => {
  const kept = 'E-mails that were sent, and backups, lie outside this database.';
  const counts = { Customers: 0, Enquiries: 1, Items: 2, Surveys: 0, Photos: 3, Pictures: 2, Tasks: 1 } as const;
  const somebody = {
    'running.findPersons': ({ Search }) =>
      Search.startsWith('Ada')
        ? [
            {
              CustomerId: null,
              EnquiryId: 'e7',
              Number: 'E-1007',
              Name: 'Ada Byrne',
              Email: '',
              Phone: '087',
              Address: '',
            },
          ]
        : [],
    'running.personZip': () => null,
    'running.personHeld': () => ({ Counts: { ...counts, Quotes: 0, Orders: 0 }, Open: [], Kept: [kept] }),
  } as const satisfies OfficeAnswers;

  test('of somebody is found, counted, and erased once their name is typed', async () => {
    const erased: unknown[] = [];
    const { screen } = await renderPage('/installer/running/personal-data', {
      ...somebody,
      'running.findPersons': (asked) => (erased.length > 0 ? [] : somebody['running.findPersons'](asked)),
      'running.erasePerson': (person) => {
        erased.push(person);
        return { Kept: [kept] };
      },
    });
    const search = screen.getByRole('searchbox', { name: 'Name, e-mail, phone or address' });
    await search.fill('Nobody');
    await expect.element(screen.getByText('Nobody is found by “Nobody”.')).toBeVisible();
    await search.fill('Ada');
    await expect
      .element(screen.getByRole('link', { name: 'Enquiry E-1007, nobody’s customer yet' }))
      .toHaveAttribute('href', '#/installer/enquiry/e7');
    await screen.getByRole('button', { name: 'What is kept of Ada Byrne' }).click();
    await expect.element(screen.getByText(kept)).toBeVisible();
    await expect.element(screen.getByText('Photos of surveys')).toBeVisible();
    await expect.element(screen.getByText('Orders')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Erase' }).click();
    await screen.getByRole('textbox', { name: 'Type Ada Byrne to go on' }).fill('Ada');
    await screen.getByRole('button', { name: 'Erase for good' }).click();
    await expect.element(screen.getByText('This is not Ada Byrne.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Type Ada Byrne to go on' }).fill('Ada Byrne');
    await screen.getByRole('button', { name: 'Erase for good' }).click();
    await expect.element(screen.getByText('Nobody is found by “Ada”.')).toBeInTheDocument();
    expect(erased).toEqual([{ EnquiryId: 'e7', OpenWork: false }]);
    await expect.element(screen.getByRole('dialog', { name: 'The person is erased' })).toBeVisible();
  });

  const begun = {
    Id: 'z1',
    State: 'being made',
    Done: 0,
    Files: 0,
    LeftOut: 0,
    Size: 0,
    AskedBy: { UserId: 'niamh', Name: 'Niamh Keane' },
    AskedAt: at,
    DeletedAt: '2026-11-29T10:00:00.000Z',
  } as const;
  const openPerson = async (more: OfficeAnswers) => {
    const rendered = await renderPage('/installer/running/personal-data', { ...somebody, ...more });
    await rendered.screen.getByRole('searchbox', { name: 'Name, e-mail, phone or address' }).fill('Ada');
    await rendered.screen.getByRole('button', { name: 'What is kept of Ada Byrne' }).click();
    return rendered;
  };

  test('are made a zip, which is shown while it is made and saved once it is ready', async () => {
    const half = { ...begun, Done: 10, Files: 40 };
    const ready = { ...begun, State: 'ready', Done: 40, Files: 40, LeftOut: 2, Size: 3_400_000 } as const;
    let now: typeof half | typeof ready | null = null;
    const { screen, inputsOf } = await openPerson({
      'running.personZip': () => now,
      'running.makePersonZip': () => {
        now = half;
        return begun;
      },
      'running.openPersonZip': () => ({ Url: 'https://doors.example.com/z1.zip' }),
    });
    await screen.getByRole('button', { name: 'Make the zip' }).click();
    await expect.element(screen.getByText('The zip is being made: 10 of 40 files.')).toBeVisible();
    expect(inputsOf('running.makePersonZip')).toEqual([{ Id: expect.any(String), Person: { EnquiryId: 'e7' } }]);
    await expect
      .element(screen.getByRole('progressbar', { name: 'Zip of personal data' }))
      .toHaveAttribute('max', '40');
    now = ready;
    await expect.element(screen.getByText('The zip is ready: 3.4 MB.')).toBeVisible();
    await expect.element(screen.getByText(/^2 of 40 files could not be put in/)).toBeVisible();
    await expect.element(screen.getByText(/^Asked for by Niamh Keane/)).toBeVisible();
    const links = savedLinks();
    await screen.getByRole('button', { name: 'Save the zip' }).click();
    await expect
      .poll(() => links)
      .toMatchObject([{ href: 'https://doors.example.com/z1.zip', download: 'Ada Byrne.zip' }]);
    expect(inputsOf('running.openPersonZip')).toEqual([{ Id: 'z1' }]);
  });

  test('whose zip failed are shown once the server has made it after all', async () => {
    let State: 'failed' | 'ready' = 'failed';
    const { screen } = await openPerson({ 'running.personZip': () => ({ ...begun, State, Size: 3_400_000 }) });
    await expect.element(screen.getByText(/^The zip could not be made/)).toBeVisible();
    State = 'ready';
    await expect.element(screen.getByText('The zip is ready: 3.4 MB.')).toBeVisible();
  });

  test('whose zip failed are tried again, as the same message until it is taken', async () => {
    let tries = 0;
    const { screen, inputsOf } = await openPerson({
      'running.personZip': () => (tries < 2 ? { ...begun, State: 'failed' } : begun),
      'running.makePersonZip': () => {
        tries += 1;
        if (tries === 1) throw answered(503);
        return begun;
      },
    });
    await expect.element(screen.getByText(/^The zip could not be made/)).toBeVisible();
    const again = screen.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect.poll(() => inputsOf('running.makePersonZip').length).toBe(1);
    await again.click();
    await expect.element(screen.getByText('The zip is about to be made.')).toBeVisible();
    const [first, second] = inputsOf('running.makePersonZip');
    expect(second).toEqual(first);
  });
});
