import type { OfficeInputs, OfficeOutputs } from '../queries/office-client.ts';

type Batches = OfficeOutputs['batch'];

export type WireWeek = Batches['weeks'][number];
export type ListedBatch = Batches['list']['Batches'][number];
/** A line of an order that is Ready For Production and stands in no batch. */
export type WaitingLine = Batches['waiting'][number];
/** A batch as its page loads it. */
export type OpenedBatch = Batches['getBatchById'];
export type BatchLine = OpenedBatch['Lines'][number];
/** What is sawn from the same bars. */
export type PlanGroup = OpenedBatch['Groups'][number];
export type BatchProgress = OpenedBatch['Progress'];
export type FloorProgress = Batches['progress'];
export type BatchMove = OpenedBatch['Moves'][number];
export type Proposal = Batches['propose'];
export type WirePlan = Batches['plan'][number];
export type Certificate = NonNullable<WirePlan['Certificate']>;
export type WireOffcut = Batches['offcuts'][number];

export type ScanReplies = Batches['scan'];
export type ScanReply = ScanReplies['Answers'][number];
export type ScannedPiece = NonNullable<ScanReply['Piece']>;

export type Glass = OfficeInputs['batch']['release']['Glass'];
