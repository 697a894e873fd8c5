import { useSyncExternalStore } from 'react';
import { useApp } from '../../door/app/app-context.ts';
import { keptDoorsOf, type KeptDoors, type KeptState } from './kept-doors.ts';

/** The doors that are kept for this supplier, and how to change them. */
export function useKept(): readonly [KeptState, KeptDoors] {
  const { client } = useApp();
  const kept = keptDoorsOf(client.clientId);
  return [useSyncExternalStore(kept.subscribe, kept.current), kept];
}
