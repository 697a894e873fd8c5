import type { VanLimits } from '@door/domain/selling/delivery/load';
import type { DiaryResource, DiaryTeam } from '@door/domain/selling/visit/diary';
import type { JobKind, JobState } from '@door/domain/selling/visit/job-cycle';
import type { VisitNeed } from '@door/domain/selling/visit/visit-need';

export interface StoredResource extends DiaryResource, VanLimits {
  /** The longest door that a van takes, mm; null: nobody has said. */
  readonly lengthMm: number | null;
  readonly isRetired: boolean;
  /** With which a person sees their own visits; null: they have none. */
  readonly accountId: string | null;
}

export interface StoredTeam extends DiaryTeam {
  readonly isRetired: boolean;
}

export interface StoredJob {
  readonly id: string;
  readonly kind: JobKind;
  readonly orderId: string;
  readonly state: JobState;
  readonly need: VisitNeed;
  readonly reason: string;
  /** How often its customer has moved it. */
  readonly moves: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly changedAt: string;
  /** Account; null: a rule or the customer. */
  readonly changedBy: string | null;
  readonly lastIdempotencyKey: string | null;
}

export interface StoredVisit {
  readonly id: string;
  readonly jobId: string;
  readonly teamId: string;
  /** Which of the job, from 1. */
  readonly ordinal: number;
  /** ISO 8601. */
  readonly from: string;
  readonly to: string;
  readonly sequence: number;
  readonly changedAt: string;
  readonly isCancelled: boolean;
}

/** What somebody was mailed of a visit. */
export interface ToldFitter {
  readonly visitId: string;
  readonly resourceId: string;
  readonly sequence: number | null;
}

/** That a resource is taken, or was until a hold ended. */
export interface ResourceBooking {
  /** Of the visit or the absence. */
  readonly id: string;
  readonly resourceId: string;
  /** null: an absence. */
  readonly visitId: string | null;
  /** ISO 8601. */
  readonly from: string;
  readonly to: string;
  /** null: it is no hold. */
  readonly heldUntil: string | null;
  readonly reason: string;
}

/** The same with what it is for. */
export interface StoredBooking extends ResourceBooking {
  /** null: an absence. */
  readonly jobId: string | null;
  readonly orderNumber: number | null;
}

/** From one instant to before another, ISO 8601. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
}

export type JobsOf =
  | { readonly ids: readonly string[] }
  | { readonly orders: readonly string[] }
  | { readonly states: readonly JobState[] };

/** Those of some jobs, or of some days. */
export type VisitsOf = { readonly jobs: readonly string[] } | Stretch;

/** Everything of a supplier's diary. */
export interface DiaryStore {
  /** By kind and name, with those who have left. */
  resources(): Promise<readonly StoredResource[]>;
  /** Adds or changes one, with its working time. */
  saveResource(resource: DiaryResource & Partial<StoredResource>): Promise<void>;
  /** By position, with those that are no more. */
  teams(): Promise<readonly StoredTeam[]>;
  saveTeam(team: DiaryTeam & Partial<StoredTeam>): Promise<void>;
  /** Locks it until the transaction ends. Lock its order first. */
  load(jobId: string): Promise<StoredJob | undefined>;
  /** The oldest first; unlocked. */
  jobs(of: JobsOf): Promise<readonly StoredJob[]>;
  /** What it takes of those who fit, of all whose doors are not fitted yet: by order. */
  openNeeds(): Promise<ReadonlyMap<string, Pick<StoredJob, 'id' | 'state' | 'need'>>>;
  /** False: the order has one of that kind, which stays as it is. */
  add(job: StoredJob): Promise<boolean>;
  save(job: StoredJob): Promise<void>;
  /** By time, with cancelled ones. */
  visits(of: VisitsOf): Promise<readonly StoredVisit[]>;
  /** With which number people were mailed a visit as theirs, by their id as a resource. */
  told(visitId: string): Promise<ReadonlyMap<string, number>>;
  /** null: that they do not go. */
  saveTold(told: ToldFitter): Promise<void>;
  /** Adds or changes one. */
  saveVisit(visit: StoredVisit): Promise<void>;
  /** Those that overlap with a stretch or belong to these visits, with holds that have ended. */
  bookings(of: Stretch | { readonly visits: readonly string[] }): Promise<readonly StoredBooking[]>;
  /** Of an absence; empty: there is none. */
  absence(id: string): Promise<readonly StoredBooking[]>;
  /** Takes away holds that have ended, with their visits. */
  endHolds(now: string): Promise<void>;
  /** Takes away what these visits and absences have booked. */
  free(ids: readonly string[]): Promise<void>;
  /** Takes away visits that were only held. */
  dropVisits(ids: readonly string[]): Promise<void>;
  /** Whoever else wants one of these resources or absences waits until this transaction ends. */
  lock(ids: readonly string[]): Promise<void>;
  /** Books them. Where one is taken the whole transaction fails (`isTaken`). */
  take(bookings: readonly ResourceBooking[]): Promise<void>;
}
