import type { ScanResult } from './scan-queue.ts';

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
export const kindOf: Readonly<Record<ScanResult['Outcome'], keyof typeof signals>> = {
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
};

let audio: AudioContext | null = null;

/** Devices without a motor or a loudspeaker do nothing. */
export function signal(outcome: ScanResult['Outcome']): void {
  const { beat, hertz } = signals[kindOf[outcome]];
  if ('vibrate' in navigator) navigator.vibrate([...beat]);
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  tone.frequency.value = hertz;
  tone.connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + toneSeconds);
}
