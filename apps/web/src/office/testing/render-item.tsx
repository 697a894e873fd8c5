import type { ReactNode } from 'react';
import { ItemLoader } from '../open-item/item-loader.tsx';
import type { OfficeAnswers } from './fake-office.ts';
import { itemServer, type ItemServerOptions } from './item-server.ts';
import { renderOffice } from './render-office.tsx';

/** Renders a part of the page of one open item, which the server changes by the real rules. */
export async function renderItem(part: ReactNode, options: ItemServerOptions = {}, answers: OfficeAnswers = {}) {
  const server = itemServer(options);
  const rendered = await renderOffice(<ItemLoader>{part}</ItemLoader>, {
    answers: { ...server.answers, ...answers },
    path: `/door/${server.id}`,
    params: { id: server.id },
  });
  /** What was sent of this item: one call may bring several choices, and another test's last choices may arrive only now. */
  const sentActions = (): readonly unknown[] =>
    rendered.inputsOf('configureItem').flatMap((call) => {
      const { ItemId, Actions } = Object(call);
      return ItemId === server.id ? Actions : [];
    });
  return { ...rendered, server, sentActions };
}
