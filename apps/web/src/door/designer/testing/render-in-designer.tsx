import { contextOf } from '@door/domain/testing/a-context';
import { defaultUiSettings } from '@door/domain/settings/ui-settings';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { createPageRules } from '../../../platform/on-demand/load-on-demand.ts';
import { createApi } from '../../../platform/calls/create-api.ts';
import type { ClientSettings } from '../../../platform/calls/client-settings.ts';
import { RouterContext } from '../../../platform/router/use-router.ts';
import { catalogue } from '../../../platform/testing/fakes.ts';
import { AppContext } from '../../app/app-context.ts';
import { DesignProvider } from '../designer-provider.tsx';
import { designerAt, FakeServer } from './designer-at.ts';

const client: ClientSettings = {
  clientId: -1022,
  name: 'Alder & Lane',
  currency: 'EUR',
  homePageUrl: '/',
  backPageUrl: '/',
  logoUrl: '',
  terms: { type: 'link', content: '' },
  privacy: { type: 'link', content: '' },
  ui: defaultUiSettings,
  priceDisplay: 'hidden',
};

const rules = contextOf(catalogue);
const context = () => rules;

const router = { path: '/', params: {}, go: async () => undefined };

/** Renders components of the designer on the first template of a fake supplier. */
export async function renderInDesigner(children: (designer: ReturnType<typeof designerAt>) => ReactNode) {
  const designer = designerAt(new FakeServer());
  const shared = { catalogue, context, client, mode: 'public', startOver: designer.store.startOver } as const;
  const app = {
    client,
    catalogue,
    context,
    rules: { ...createPageRules(catalogue), context },
    email: '',
    session: { clientId: client.clientId, mode: 'public' },
    api: createApi({ clientId: client.clientId, mode: 'public' }),
    store: designer.store,
  } as const;
  const screen = await render(
    <AppContext value={app}>
      <RouterContext value={router}>
        <DesignProvider store={designer.store} shared={shared}>
          {children(designer)}
        </DesignProvider>
      </RouterContext>
    </AppContext>,
  );
  return { ...designer, screen };
}
