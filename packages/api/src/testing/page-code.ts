import { randomUUID } from 'node:crypto';
import { digitsOf } from '../customer-page/page-code.ts';
import type { TestApi } from './a-test-api.ts';

/** The digits that are mailed for a code. */
export const codeOfPage = (api: TestApi, id: string): string => digitsOf(api.context(-1022, null), id);

/** From here on all calls come from a browser in which the code of this page was typed. Answers its id. */
export async function withCode(api: TestApi, Token: string, device: string = randomUUID()): Promise<string> {
  const Id = randomUUID();
  await api.visitor().requestCode({ Token, Id });
  const entered = await api.visitor().enterCode({ Token, Id: device, Code: codeOfPage(api, Id) });
  api.controls.device = entered.Device;
  return device;
}
