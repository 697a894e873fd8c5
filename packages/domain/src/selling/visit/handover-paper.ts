import type { PhotoSubject } from '../../catalogue/rows/fitting-settings.ts';
import type { HandingOverMessages, PaperMessages } from '../../messages/messages.ts';
import { letterheadOf, linesOf, type Paper, type PaperSupplier } from '../quote/paper.ts';
import type { PaperFact } from '../quote/paper-rows.ts';
import type { SignedPoint } from './handover.ts';
import type { GuaranteedPart, SaidAs } from './visit-event.ts';

/** Most photos in one pack. */
export const packPhotos = 12;

/** What a customer keeps of doors that were handed over, in words and in the order of the page (JOURNEY 7.9). */
export interface HandoverPaper extends Pick<Paper, 'title' | 'letterhead' | 'customer' | 'facts'> {
  readonly sections: readonly PaperSection[];
  readonly signOff: PaperSection & {
    /** Drawn below its rows; empty: nobody has signed. */
    readonly strokes: readonly (readonly SignedPoint[])[];
    /** What was signed, line by line; empty: nothing. */
    readonly read: readonly string[];
  };
  readonly photos: { readonly title: string; readonly captions: readonly string[] };
}

interface PaperSection {
  readonly title: string;
  readonly rows: readonly PaperFact[];
}

/** A moment on the supplier's clock. */
interface SaidMoment {
  /** ISO day. */
  readonly day: string;
  /** `HH:MM`. */
  readonly clock: string;
}

/** How doors were taken over. */
export type SignOff =
  | {
      readonly kind: 'signed';
      readonly name: string;
      readonly strokes: readonly (readonly SignedPoint[])[];
      readonly text: string;
    }
  | { readonly kind: 'not signed'; readonly reason: string }
  /** By somebody of the supplier, for works without phones. */
  | { readonly kind: 'noted' };

interface FoundSnag extends Pick<SaidAs<'snag'>, 'part' | 'text'> {
  /** `2.3`; '' of no door alone. */
  readonly item: string;
}

/** All that a handover pack is made of. */
export interface HandoverSource {
  /** Number of the order. */
  readonly order: string;
  /** Which handover of it, from 1. */
  readonly version: number;
  readonly supplier: PaperSupplier;
  readonly customer: { readonly name: string; readonly address: string };
  readonly at: SaidMoment;
  readonly doors: readonly { readonly item: string; readonly name: string; readonly size: string }[];
  readonly guarantee: readonly GuaranteedPart[];
  readonly checklist: readonly SaidAs<'checklist'>[];
  readonly snags: readonly FoundSnag[];
  readonly signOff: SignOff;
  readonly photos: readonly { readonly shows: PhotoSubject; readonly at: SaidMoment }[];
}

interface HandoverTexts {
  readonly handingOver: HandingOverMessages;
  readonly paper: PaperMessages;
}

/** The handover pack of one handover. */
export function handoverPaperOf(source: HandoverSource, { handingOver: t, paper }: HandoverTexts): HandoverPaper {
  const { order, version, supplier, customer, at, doors, guarantee, checklist, snags, photos } = source;
  const isFitted = checklist.length > 0 || snags.length > 0;
  return {
    title: t.title(order, version),
    letterhead: letterheadOf(supplier),
    customer: linesOf(`${customer.name}\n${customer.address}`),
    facts: [
      { label: t.day, text: paper.date(at.day) },
      { label: t.order, text: order },
    ],
    sections: [
      {
        title: t.doors,
        rows: doors.map(({ item, name, size }) => ({ label: t.item(item), text: `${name}, ${size}` })),
      },
      { title: t.guarantee, rows: guarantee.map(({ part, until }) => ({ label: part, text: t.until(until) })) },
      {
        title: t.checklist,
        rows: checklist.map(({ row, answer, text }) => ({ label: row, text: t.answer(answer, text) })),
      },
      { title: t.snags, rows: isFitted ? snagRows(snags, t) : [] },
    ].filter(({ rows }) => rows.length > 0),
    signOff: signOffOf(source, t),
    photos: {
      title: t.photos,
      captions: photos.map(({ shows, at: taken }) => t.shown(shows, t.moment(taken.day, taken.clock))),
    },
  };
}

const snagRows = (snags: readonly FoundSnag[], t: HandingOverMessages): readonly PaperFact[] =>
  snags.length === 0
    ? [{ label: t.noSnags, text: '' }]
    : snags.map(({ item, part, text }) => ({ label: t.where(item, part), text }));

function signOffOf({ signOff, supplier, at }: HandoverSource, t: HandingOverMessages): HandoverPaper['signOff'] {
  const time = { label: t.signedAt, text: t.moment(at.day, at.clock) };
  const unsigned = { title: t.signOff, strokes: [], read: [] };
  switch (signOff.kind) {
    case 'signed':
      return {
        title: t.signOff,
        rows: [{ label: t.name, text: signOff.name }, time],
        strokes: signOff.strokes,
        read: linesOf(signOff.text),
      };
    case 'not signed':
      return { ...unsigned, rows: [{ label: t.notSigned, text: signOff.reason }, time] };
    case 'noted':
      return { ...unsigned, rows: [{ label: t.noted, text: supplier.name }] };
  }
}
