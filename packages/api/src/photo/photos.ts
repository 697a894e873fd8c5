import { refused } from '@door/domain/door/model/result';
import { type Referent, refersTo } from '../input/refers-to.ts';
import { text } from '../input/text.ts';
import type { UploadedPicture } from '../item/uploaded-picture.ts';
import { messages } from '../messages.ts';
import type { Photo } from '../ports/blobs.ts';
import type { CallScope, OfficeScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { PhotoStore, StoredPhoto } from './photo-store.ts';

/** Of a survey, or of a claim. */
const mostPhotos = 12;

/** The address of a photo that was uploaded. */
export const photoUrlInput = (referent: Extract<Referent, `uploaded photo${string}`>) =>
  text(2000).meta(refersTo(referent));

/** A photo as the pages show it. */
export const photoToWire = (
  { blobs }: Pick<CallScope, 'blobs'>,
  container: Photo['container'],
  nameOf: (id: string) => string,
) =>
  function toWire({ of, id, addedAt, addedBy }: StoredPhoto) {
    return {
      Id: id,
      Url: blobs.pictureUrl({ container, of, version: id }),
      AddedAt: addedAt,
      AddedBy: { UserId: addedBy, Name: nameOf(addedBy) },
    };
  };

interface Addition extends Pick<Photo, 'container' | 'of'> {
  readonly upload: UploadedPicture;
  readonly store: PhotoStore;
  /** Throws where there may be no more photos; a photo that is there already is asked nothing. */
  mayAdd(): Promise<void> | void;
}

/** Adds a photo that was uploaded to an upload target of the same thing, which the caller has locked. A repeat changes nothing. */
export async function addUploaded(ctx: OfficeScope, { container, of, upload, store, mayAdd }: Addition): Promise<void> {
  const { name } = upload;
  if (name?.container !== container || name.of !== of)
    return unwrapOrThrow<never>(
      refused('photo.foreign', 'PhotoUrl: must be the blobUrl of an upload target of what it is of.'),
    );
  const photos = await store.photos([of]);
  if (photos.some(({ id }) => id === name.version)) return;
  await mayAdd();
  if (photos.length >= mostPhotos) unwrapOrThrow(refused('photo.too-many', messages.survey.tooManyPhotos(mostPhotos)));
  unwrapOrThrow(upload.isThere);
  await store.addPhoto({
    of,
    id: name.version,
    addedBy: ctx.caller.userId,
    addedAt: ctx.clock.now().toISOString(),
  });
}
