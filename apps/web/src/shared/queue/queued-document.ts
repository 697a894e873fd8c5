/** A document with the edits that the server does not have yet. */
export interface Unsaved<Saved, Edit> {
  /** One more whenever another document takes this one's place: late answers about the one before are ignored. */
  readonly generation: number;
  /** The server's last answer; null until it has created the document. */
  readonly saved: Saved | null;
  /** In order. Stored on the device by whoever holds the document, so that they survive a reload. */
  readonly unsent: readonly Edit[];
}

/** Several edits in one call, or one by one to find the edit that the server refuses. */
export type Pace = 'together' | 'one by one';

/** A call that saves the first edits of the queue. */
export interface SaveCall<Saved> {
  /** How many edits it saves. */
  readonly covers: number;
  /** Whether the same edits could also be sent one by one. */
  readonly isDivisible: boolean;
  readonly send: () => Promise<Saved>;
}

/** Why a document can no longer be saved: it was deleted, or nobody may change it any more. */
export type SavingEnd = 'deleted' | 'locked';

/** What the queue has to know about the documents of one page: how to send them, and what follows from each answer. */
export interface QueuedDocument<Saved extends object, Edit> {
  readonly current: () => Unsaved<Saved, Edit>;
  /** False while nothing may be sent: no document is begun, or a person has to decide something first. */
  readonly maySend: () => boolean;
  readonly create: () => Promise<Saved>;
  readonly nextCall: (saved: Saved, unsent: readonly Edit[], pace: Pace) => SaveCall<Saved>;
  readonly loadNewest: (saved: Saved) => Promise<Saved | SavingEnd>;
  readonly isSameVersion: (one: Saved, other: Saved) => boolean;
  /** How many unsent edits the newest version already contains; undefined: somebody else has changed it. */
  readonly countApplied: (newest: Saved) => number | undefined;
  /** The server has saved this many edits; its answer replaces what is shown. */
  readonly onSaved: (saved: Saved, covers: number) => void;
  /** Somebody else has saved a newer version: rebases the unsent edits on it, or lets a person decide. */
  readonly onConflict: (newest: Saved) => void;
  /** The server refuses this many edits, and would refuse them again. */
  readonly onRefused: (error: unknown, covers: number) => void;
  readonly onEnd: (end: SavingEnd, error: unknown) => void;
  /** A call failed and will be sent again. `waiting`: for the network; `reached`: the page itself cancelled the call. */
  readonly onNetwork: (network: 'reached' | 'waiting') => void;
  /** Whether no call can succeed any more, such as after the session has expired; the edits stay unsent. */
  readonly isFatal?: (error: unknown) => boolean;
}
