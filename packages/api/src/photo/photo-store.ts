/** A photo that was uploaded and added to what it is of. */
export interface StoredPhoto {
  /** Id of the item or of the claim. */
  readonly of: string;
  /** Random, and the version of its upload. */
  readonly id: string;
  readonly addedBy: string;
  readonly addedAt: string;
}

/** Photos of one kind of thing. Whoever writes here has locked what they are of. */
export interface PhotoStore {
  /** Of all of these, in the order in which they were added. */
  photos(of: readonly string[]): Promise<readonly StoredPhoto[]>;
  addPhoto(photo: StoredPhoto): Promise<void>;
  removePhoto(photo: Pick<StoredPhoto, 'of' | 'id'>): Promise<void>;
}
