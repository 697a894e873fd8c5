/** How many doors a family chooses between: as many as a device keeps. */
export const mostFamilyDoors = 4;
/** Devices that may give hearts on one page. */
export const mostFamilyDevices = 50;

/** A page on which a family says which doors it likes, with nothing of a person in it. */
export interface FamilyPage {
  /** Made up by its maker's device and known to nobody else: who has it may change and end the page. */
  readonly id: string;
  /** SHA-256 of the token in the link. */
  readonly tokenHash: string;
  readonly doors: readonly FamilyDoor[];
  /** ISO 8601: when its maker last changed it. */
  readonly changedAt: string;
}

export interface FamilyDoor {
  /** Given by the maker's device. */
  readonly id: string;
  readonly shareId: string;
}

/** A heart of a device for a door. */
export interface FamilyHeart {
  readonly doorId: string;
  /** Tells devices of one page apart, and names none. */
  readonly device: string;
}

export interface FamilyStore {
  /** Locked until the transaction ends. */
  load(id: string): Promise<FamilyPage | undefined>;
  /** By the hash of its token, not locked: many devices read it. */
  find(tokenHash: string): Promise<FamilyPage | undefined>;
  /** Adds a page or replaces its doors. A door that shows another design than before loses its hearts. */
  save(page: FamilyPage): Promise<void>;
  hearts(id: string): Promise<readonly FamilyHeart[]>;
  /** Nothing where it is there already. */
  addHeart(id: string, heart: FamilyHeart): Promise<void>;
  /** Nothing where there is none. */
  removeHeart(id: string, heart: FamilyHeart): Promise<void>;
  /** With its doors and hearts. */
  remove(id: string): Promise<void>;
}
