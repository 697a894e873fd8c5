import type { ImageView } from '../visitor/image-store.ts';

/** Where the browser puts a picture. */
export interface UploadTarget {
  readonly url: string;
  readonly method: 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  /** Sent to the call that shows it once the upload is done: `updateDoorImage`, `item.addPhoto`, `askAboutOrder` … */
  readonly blobUrl: string;
}

export type BlobName = DoorPicture | Photo;

/** What an item looks like from one side, or in the visitor's house. */
export interface DoorPicture {
  readonly container: 'framecontainers';
  readonly itemId: string;
  readonly side: ImageView;
  /** Random: an upload never overwrites what is shown. */
  readonly version: string;
}

/** A photo of the place where an item will stand, of the goods that a claim is about, of what a customer writes about, or of a door that is fitted. */
export interface Photo {
  readonly container: 'surveyphotos' | 'claimphotos' | 'salephotos' | 'visitphotos';
  /** Id of the item, of the claim, of the sale or of the visit. */
  readonly of: string;
  readonly version: string;
}

/** A file that the server makes itself and nobody uploads. */
export type MadeFile = PaperFile | ZipFile;

/** A PDF, or a picture of a door in one. */
export interface PaperFile {
  readonly container: 'documents';
  /** A random id, or the hash of what a picture shows: in both cases nobody can guess it. */
  readonly name: string;
  readonly type: 'pdf' | 'jpg';
}

/** What is kept of a person, for the person. */
export interface ZipFile {
  readonly container: 'personzips';
  /** A random id. */
  readonly name: string;
  readonly type: 'zip';
}

export type Upload =
  | { readonly state: 'missing' }
  | { readonly state: 'sound' }
  | { readonly state: 'too-big' }
  | { readonly state: 'damaged'; readonly fault: string };

/** Pictures and documents: files beside the database, or Azure. */
export interface Blobs {
  /** Valid for ten minutes. */
  uploadTarget(name: BlobName): Promise<UploadTarget>;
  /** Where a page reads the picture, as this store is reached now: whoever knows the version may. */
  pictureUrl(name: BlobName): string;
  /** The name inside one of this store's own blob URLs, or undefined for any other address. */
  nameIn(blobUrl: string): BlobName | undefined;
  /** What was uploaded under the name. A sound picture was decoded as a whole, once: it can never be replaced. */
  uploaded(name: BlobName): Promise<Upload>;
  /** Where whoever was given the address may read the file: a paper for ten minutes, a zip for one. */
  addressOf(file: MadeFile): Promise<string>;
}
