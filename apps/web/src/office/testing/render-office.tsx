import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppContext, type AppServices } from '../../designer/app/app-context.ts';
import { designerAt, FakeServer } from '../../designer/state/testing/designer-at.ts';
import { storePerson } from '../../shared/login/logged-in-person.ts';
import { SupplierContext } from '../../shared/page/supplier-context.ts';
import { type CurrentPage, RouterContext } from '../../shared/router/use-router.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { catalogue } from '../../shared/testing/fakes.ts';
import { messages } from '../../shared/messages/messages.ts';
import { shownToasts } from '../../shared/toasts/toasts.ts';
import { OfficeSession } from '../queries/office-session.tsx';
import { queryClient } from '../queries/query-client.ts';
import { fakeOffice, type OfficeAnswers } from './fake-office.ts';

const notCalled = () => Promise.reject(new Error('The office does not make this call.'));

const app: AppServices = {
  catalogue,
  context: { catalogue, messages: messages.rules },
  email: 'sales@example.com',
  sellsDoors: true,
  session: { clientId: -1022, mode: 'installer' },
  client: {
    clientId: -1022,
    version: 1,
    name: 'Alder & Lane',
    contact: { phone: '021 555 0142', address: '12 Mill Lane\nCork' },
    currency: 'EUR',
    homePageUrl: '',
    backPageUrl: '',
    logoUrl: '',
    terms: { type: 'link', content: '' },
    privacy: { type: 'link', content: '' },
    priceDisplay: 'hidden',
    promiseDisplay: 'hidden',
    ui: {
      pageTitle: '',
      publicIntroText: '',
      consentYesText: '',
      consentNoText: '',
      dataTheme: 'default',
      tenant: {},
      wall: 'brick',
      showUnglazed: true,
      showExtraInternalColour: false,
      logInErrorPath: '/login',
    },
  },
  api: {
    prepare: () => Promise.resolve(),
    items: () => new FakeServer().itemCalls(),
    sharing: () => ({ share: notCalled, open: notCalled, makeMine: notCalled }),
    enquiry: {
      submitEnquiry: notCalled,
      updateItem: notCalled,
      uploadTarget: notCalled,
      putPicture: notCalled,
      recordPicture: notCalled,
      generateBom: notCalled,
    },
  },
  store: designerAt(new FakeServer()).store,
};

export interface OfficePage extends Partial<Pick<CurrentPage, 'path' | 'params'>> {
  readonly answers: OfficeAnswers;
  /** Behind the path: `?ids=7`. */
  readonly search?: string;
}

export const me = {
  UserId: 'niamh',
  Name: 'Niamh Keane',
  Email: 'niamh@example.com',
  Role: 'installer',
  ClientId: -1022,
  CatalogueVersion: 1,
  SettingsVersion: 1,
  TimeZone: 'Europe/Dublin',
} as const;

/** Renders a page of the office for the logged-in Niamh Keane, with a server that gives these answers. */
export async function renderOffice(
  page: ReactNode,
  { answers, path = '/installer/home', params = {}, search = '' }: OfficePage,
) {
  fakeOffice.reset();
  queryClient.clear();
  storePerson({ email: me.Email, role: me.Role, clientId: me.ClientId }, deviceStorage);
  history.replaceState(null, '', `#/${search}`);
  // Otherwise the first click would focus the window, which loads every query again.
  window.focus();
  fakeOffice.answer({
    'user.me': () => me,
    'user.colleagues': () => [],
    'user.listSettings': () => ({ Views: [], Columns: null }),
    ...answers,
  });
  const go = vi.fn<CurrentPage['go']>(() => Promise.resolve());
  const screen = await render(
    <SupplierContext value={app}>
      <AppContext value={app}>
        <RouterContext value={{ path, params, go, isWaiting: false }}>
          <OfficeSession>{page}</OfficeSession>
        </RouterContext>
      </AppContext>
    </SupplierContext>,
  );
  return { screen, go, inputsOf: fakeOffice.inputsOf.bind(fakeOffice) };
}

/** The messages of the toasts that are shown. */
export const toastMessages = (): readonly string[] => shownToasts().map(({ message }) => message);
