import { expect } from '@playwright/test';
import type { TestServer } from './test-server.ts';

/** The six digits that were mailed last to whoever has a page of an order. */
export async function mailedCode(server: TestServer): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    code = (await server.mails()).flatMap((mail) => /Type (\d{6}) on your page/.exec(mail)?.[1] ?? []).at(-1);
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}
