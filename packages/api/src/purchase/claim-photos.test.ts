import { expect, test } from 'vitest';
import { aPurchase } from '../testing/a-purchase.ts';
import { codeOf } from '../testing/a-test-api.ts';

const mostPhotos = 12;

test('a claim shows its photos as long as it goes on, and keeps them when it has ended', async () => {
  const works = await aPurchase();
  const aClaim = async () => {
    const sent = await works.sent(works.aLine('10'));
    const LineId = sent.Lines[0]?.LineId ?? '';
    await works.receive(sent, '', { Lines: [{ LineId, Quantity: '10', Place: works.main }] });
    const of = { PurchaseId: sent.Id, LineId };
    return works.buying().claim({ Id: works.anId(), ...of, Reason: 'damaged', Wish: 'credit', Quantity: '2' });
  };
  const { Id: ClaimId } = await aClaim();
  const upload = async () => {
    const { blobUrl } = await works.buying().getClaimPhotoUploadTarget(ClaimId);
    const name = works.api.blobs.nameIn(blobUrl);
    if (name) await works.api.blobs.put(name, new Uint8Array([1]));
    return blobUrl;
  };
  const add = (PhotoUrl: string) => works.buying().addClaimPhoto({ ClaimId, PhotoUrl });
  const [first, second] = [await upload(), await upload()];
  await add(first);
  const { Photos, PurchaseId } = await add(second);
  expect(Photos.map(({ Url }) => Url)).toEqual([first, second]);
  expect((await add(second)).Photos).toEqual(Photos);
  const listed = (await works.buying().claims({ State: 'Open', PurchaseId })).Claims;
  expect(listed.map((claim) => claim.Photos)).toEqual([Photos]);
  const remove = () => works.buying().removeClaimPhoto({ ClaimId, PhotoId: Photos[0]?.Id ?? '' });
  expect((await remove()).Photos).toEqual(Photos.slice(1));
  const { Id: ofOther } = await aClaim();
  expect(await codeOf(works.buying().addClaimPhoto({ ClaimId: ofOther, PhotoUrl: second }))).toBe('BAD_REQUEST');
  for (let count = Photos.length; count <= mostPhotos; count += 1) await add(await upload());
  expect(await codeOf(add(await upload()))).toBe('CONFLICT');
  await works.buying().settleClaim({ Id: ClaimId, Move: 'refuse', Reason: 'Our own fault' });
  expect(await codeOf(remove())).toBe('CONFLICT');
});
