import { contextOf } from '@door/domain/testing/a-context';
import { defaultUiSettings } from '@door/domain/settings/ui-settings';
import type { ReactNode } from 'react';
import { render, type RenderResult } from 'vitest-browser-react';
import { createApi } from '../../../shared/calls/create-api.ts';
import type { ClientSettings } from '../../../shared/calls/client-settings.ts';
import type { StepPattern } from '../../../shared/router/paths.ts';
import { SupplierContext } from '../../../shared/page/supplier-context.ts';
import { RouterContext } from '../../../shared/router/use-router.ts';
import { catalogue } from '../../../shared/testing/fakes.ts';
import { AppContext } from '../../app/app-context.ts';
import { DesignProvider } from '../designer-provider.tsx';
import { designerAt, FakeServer } from './designer-at.ts';

const usualClient: ClientSettings = {
  clientId: -1022,
  version: 1,
  name: 'Alder & Lane',
  contact: { phone: '021 555 0142', address: '12 Mill Lane\nCork' },
  currency: 'EUR',
  homePageUrl: '/',
  backPageUrl: '/',
  logoUrl: '',
  terms: { type: 'link', content: '' },
  privacy: { type: 'link', content: '' },
  ui: defaultUiSettings,
  priceDisplay: 'hidden',
  promiseDisplay: 'hidden',
};

const context = contextOf(catalogue);

/** How the designer differs from that of a visitor at a supplier with the usual settings. */
interface Differences {
  readonly ui?: Partial<ClientSettings['ui']>;
  readonly mode?: 'public' | 'installer';
  readonly path?: StepPattern;
}

/** Renders components of the designer on the first template of a fake supplier. */
export async function renderInDesigner(
  children: (designer: ReturnType<typeof designerAt>) => ReactNode,
  { ui = {}, mode = 'public', path = '/' }: Differences = {},
) {
  const designer = designerAt(new FakeServer());
  const client = { ...usualClient, ui: { ...usualClient.ui, ...ui } };
  const shared = { catalogue, context, client, mode, startOver: designer.store.startOver } as const;
  const app = {
    client,
    catalogue,
    context,
    email: '',
    sellsDoors: true,
    session: { clientId: client.clientId, mode },
    api: createApi({ clientId: client.clientId, mode }),
    store: designer.store,
  } as const;
  const screen = await render(
    <SupplierContext value={app}>
      <AppContext value={app}>
        <RouterContext value={{ path, params: {}, go: async () => undefined, isWaiting: false }}>
          <DesignProvider store={designer.store} shared={shared}>
            {children(designer)}
          </DesignProvider>
        </RouterContext>
      </AppContext>
    </SupplierContext>,
  );
  return { ...designer, screen };
}

/** The headings of all groups of choices, in their order. */
export const groupsOn = (screen: RenderResult): readonly string[] =>
  screen
    .getByRole('radiogroup')
    .elements()
    .map((group) => {
      const heading = document.getElementById(group.getAttribute('aria-labelledby') ?? '');
      return group.getAttribute('aria-label') ?? heading?.textContent ?? '';
    });
