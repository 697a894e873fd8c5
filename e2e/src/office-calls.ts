import type { Page } from '@playwright/test';

/** Calls of the office, made as whoever logs in on a page. */
export interface OfficeCalls {
  /** A query. */
  ask<Answer>(path: string, input: unknown): Promise<Answer>;
  /** A mutation. */
  call<Answer>(path: string, input: unknown): Promise<Answer>;
}

/** Log in on the page after this: the calls go with the token of the page's own. */
export function officeCalls(page: Page, url: string): OfficeCalls {
  const token = page
    .waitForRequest((request) => request.url().includes('/trpc/installer/') && 'authorization' in request.headers())
    .then((request) => request.headers()['authorization'] ?? '');
  const answerOf = async <Answer>(path: string, rest: string, init: RequestInit): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', authorization: await token };
    const answer = await fetch(`${url}/trpc/installer/${path}${rest}`, { ...init, headers });
    const { result, error } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(error)}`);
    return result.data;
  };
  return {
    ask: (path, input) => answerOf(path, `?input=${encodeURIComponent(JSON.stringify(input))}`, {}),
    call: (path, input) => answerOf(path, '', { method: 'POST', body: JSON.stringify(input) }),
  };
}
