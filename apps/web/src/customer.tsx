import './shared/styles/index.css';
import './shared/page/skip-link.css';
import { ControlMessagesContext } from '@door/ui/messages';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { applyTheme } from './shared/appearance/theme.ts';
import { loadWebFont } from './shared/appearance/web-font.ts';
import { isNoSuchSupplier } from './shared/calls/ask-start.ts';
import { clientOf } from './shared/calls/client-settings.ts';
import { messages } from './shared/messages/messages.ts';
import { ErrorBoundary, ErrorModal } from './shared/page/error-modal.tsx';
import { type Supplier, SupplierContext } from './shared/page/supplier-context.ts';
import { offerToken, pathIn } from './shared/router/path-in.ts';
import { RouterContext } from './shared/router/use-router.ts';
import { NoSuchSupplier } from './visitor/not-found/no-such-supplier.tsx';
import type { Offer } from './visitor/offer/offer-calls.ts';
import { OfferPage } from './visitor/offer/offer-page.tsx';
import { EmptyLayout } from './visitor/shell/layouts.tsx';

const start = window.doorStart;
if (start.bundle !== 'customer') throw new Error('Another bundle was begun.');
const { session, answers } = start;

interface Read {
  readonly supplier: Supplier;
  readonly offer: Offer | null;
}

/** What somebody is offered or has bought: of all pages the one that is opened from a mail, on a phone, years later. */
async function show(page: HTMLElement) {
  const read = await answers.then(
    async (started): Promise<Read> => {
      const client = clientOf(started);
      await applyTheme(document.documentElement, client.ui);
      return { supplier: { session, client, email: started.email }, offer: started.offer };
    },
    (error: unknown) => (isNoSuchSupplier(error) ? 'none' : 'failed'),
  );
  document.getElementById('waiting')?.remove();
  delete document.documentElement.dataset['firstPage'];
  page.replaceChildren();
  createRoot(page).render(
    <StrictMode>
      <ControlMessagesContext value={messages.controls}>
        <ErrorBoundary>{pageOf(read)}</ErrorBoundary>
      </ControlMessagesContext>
    </StrictMode>,
  );
}

function pageOf(read: Read | 'none' | 'failed') {
  if (read === 'none') return <NoSuchSupplier />;
  if (read === 'failed') return <ErrorModal open onTryAgain={() => location.reload()} />;
  return <CustomersPage {...read} />;
}

function CustomersPage({ supplier, offer }: Read) {
  const path = pathIn(location.hash);
  useEffect(() => {
    document.title = messages.windowTitle(messages.titles.offer, supplier.client.ui.pageTitle || supplier.client.name);
  }, [supplier]);
  return (
    <SupplierContext value={supplier}>
      <RouterContext value={{ path, params: { token: offerToken(path) ?? '' }, go, isWaiting: false }}>
        <EmptyLayout>
          <OfferPage first={offer} />
        </EmptyLayout>
      </RouterContext>
    </SupplierContext>
  );
}

const go = async (to: string) => {
  location.hash = to;
};

/** Every other page is of the whole app; that of another link begins anew. */
addEventListener('hashchange', () => location.reload());

const root = document.getElementById('page');
if (root) void show(root);

loadWebFont({ isPageSeen: false });
