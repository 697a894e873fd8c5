import { useEffect, useState } from 'react';
import { failureOf } from '../../platform/calls/failure.ts';
import type { Offer, OfferCalls } from './offer-calls.ts';

/** An offer or how far its loading is. `none`: nobody has such a link. */
export type OfferState = 'opening' | 'none' | 'out-of-reach' | Offer;

/** The addresses of pictures and PDF are valid for ten minutes. */
const readAgainAfter = 8 * 60_000;
const firstWait = 2_000;

/** The offer; read again until its pictures and its PDF are there, and before their addresses end. */
export function useOffer(calls: OfferCalls): { readonly offer: OfferState; readonly readAgain: () => void } {
  const [offer, setOffer] = useState<OfferState>('opening');
  const [reads, setReads] = useState(0);
  const readAgain = () => setReads((now) => now + 1);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    calls.read().then(
      (read) => {
        if (!isCurrent) return;
        setOffer(read);
        timer = setTimeout(readAgain, waitAfter(read, reads));
      },
      (error: unknown) => isCurrent && setOffer((now) => (typeof now === 'string' ? whyNot(error) : now)),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [calls, reads]);
  return { offer, readAgain };
}

const waitAfter = ({ PdfUrl, Paper }: Offer, reads: number): number =>
  Paper !== null && PdfUrl === null ? Math.min(firstWait * 2 ** reads, readAgainAfter) : readAgainAfter;

const whyNot = (error: unknown): OfferState => (failureOf(error) === 'try-again' ? 'out-of-reach' : 'none');
