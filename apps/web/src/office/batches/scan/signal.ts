import type { ScanOutcome } from '@door/domain/making/batch/scan';
import type { LoadScanOutcome } from '@door/domain/selling/delivery/load';
import { useEffect, useRef } from 'react';

/** What may become of a scan on the floor or at a van. */
export type AnyOutcome = ScanOutcome | LoadScanOutcome | 'refused' | 'undone';

/** How a result feels and sounds, so that nobody has to look: ms of vibration and pause in turn, Hz of a short tone. */
const signals: Readonly<
  Record<'done' | 'known' | 'wrong', { readonly beat: readonly number[]; readonly hertz: number }>
> = {
  done: { beat: [60], hertz: 880 },
  known: { beat: [30, 60, 30], hertz: 660 },
  wrong: { beat: [200, 80, 200], hertz: 220 },
};

const toneSeconds = 0.12;

/** What a result means to whoever scans. */
export const kindOf: Readonly<Record<AnyOutcome, keyof typeof signals>> = {
  ticked: 'done',
  spoiled: 'done',
  known: 'known',
  'no-piece': 'wrong',
  'wrong-batch': 'wrong',
  closed: 'wrong',
  replaced: 'wrong',
  left: 'wrong',
  'one-piece': 'wrong',
  'other-station': 'wrong',
  'needs-assembly': 'wrong',
  'needs-cut': 'wrong',
  refused: 'wrong',
  undone: 'known',
  loaded: 'done',
  returned: 'done',
  'no-door': 'wrong',
  'not-checked': 'wrong',
  'not-today': 'wrong',
  'other-load': 'wrong',
  'handed-over': 'wrong',
};

let audio: AudioContext | null = null;

/** Devices without a motor or a loudspeaker do nothing. */
function signal(outcome: AnyOutcome): void {
  const { beat, hertz } = signals[kindOf[outcome]];
  if ('vibrate' in navigator) navigator.vibrate([...beat]);
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  tone.frequency.value = hertz;
  tone.connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + toneSeconds);
}

/** Once for each result. */
export function useSignal(latest: { readonly Outcome: AnyOutcome } | undefined, isOn: boolean): void {
  const told = useRef(latest);
  useEffect(() => {
    if (latest && latest !== told.current && isOn) signal(latest.Outcome);
    told.current = latest;
  }, [latest, isOn]);
}
