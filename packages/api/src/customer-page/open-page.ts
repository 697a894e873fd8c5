import { accepted, refused } from '@door/domain/door/model/result';
import { stillLasts } from '@door/domain/selling/page/page-limits';
import { messages } from '../messages.ts';
import type { CallScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { openLink } from './customer-link.ts';
import type { CustomerLink } from './link-store.ts';

/** 1: whoever has the link; 2: who has also typed the code that was mailed to the customer, in this browser. */
export type PageLevel = 1 | 2;

export interface OpenedPage {
  readonly link: CustomerLink;
  readonly level: PageLevel;
}

/** The page of a token, and how much of it this browser may see. */
export async function openPage(ctx: CallScope, token: string): Promise<Result<OpenedPage>> {
  const link = await openLink(ctx, token);
  return link.ok ? accepted({ link: link.value, level: await levelOf(ctx, link.value) }) : link;
}

async function levelOf(ctx: CallScope, { tokenHash }: CustomerLink): Promise<PageLevel> {
  if (ctx.device === '') return 1;
  const device = await ctx.stores.access.device(ctx.ids.digest(ctx.device));
  return device?.tokenHash === tokenHash && stillLasts(device.madeAt, ctx.clock.now(), 'device') ? 2 : 1;
}

/** Refuses what only the customer themself may do. */
export const mustHaveCode = <Page extends Pick<OpenedPage, 'level'>>(page: Page): Result<Page> =>
  page.level === 2 ? accepted(page) : refused('page.code-needed', messages.page.codeNeeded);
