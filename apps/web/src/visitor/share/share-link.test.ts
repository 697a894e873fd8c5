import { expect, test } from 'vitest';
import { linkTo, type ShareTargets, offerLink } from './share-link.ts';

const works = () => Promise.resolve();
const refuses = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'));
const isClosed = () => Promise.reject(new DOMException('Closed', 'AbortError'));

test.each<[string, ShareTargets, string]>([
  ['the share sheet comes first', { share: works, copy: works }, 'shared'],
  ['a share sheet that was closed is an answer', { share: isClosed, copy: works }, 'cancelled'],
  ['a share sheet that does not open gives way to the clipboard', { share: refuses, copy: works }, 'copied'],
  ['without a share sheet the clipboard takes it', { share: undefined, copy: works }, 'copied'],
  ['a clipboard that is barred leaves it to the visitor', { share: undefined, copy: refuses }, 'to-copy'],
  ['so does a browser with neither', { share: undefined, copy: undefined }, 'to-copy'],
])('%s', async (_, targets, result) => {
  expect(await offerLink('https://doors.example/#/shared/1', targets)).toBe(result);
});

test.each([
  ['the usual supplier', -1022, '/shop/', 'https://doors.example/shop/#/shared/abc'],
  ['another supplier', -1023, '/shop/', 'https://doors.example/shop/?client=-1023#/shared/abc'],
  ['a supplier in whose website the designer is', -1023, '/embed', 'https://doors.example/?client=-1023#/shared/abc'],
])('a link leads to the pages of %s, and never into the installer mode', (_, clientId, pathname, link) => {
  const page = { origin: 'https://doors.example', pathname };
  expect(linkTo('/shared/abc', { session: { clientId, mode: 'installer' }, page })).toBe(link);
});
