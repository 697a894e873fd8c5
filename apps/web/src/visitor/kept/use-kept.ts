import { useApp } from '../../designer/app/app-context.ts';
import { keptDoorsOf, type KeptDoors, type KeptState } from './kept-doors.ts';
import { useSubscribed } from '../../shared/state/use-subscribed.ts';

/** The doors that are kept for this supplier, and how to change them. */
export function useKept(): readonly [KeptState, KeptDoors] {
  const { client } = useApp();
  const kept = keptDoorsOf(client.clientId);
  return [useSubscribed(kept.subscribe, kept.current), kept];
}
