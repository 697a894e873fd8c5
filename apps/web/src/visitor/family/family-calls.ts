import { useMemo } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { failureOf } from '../../shared/calls/failure.ts';
import { createPublicClient, type PublicClient } from '../../shared/calls/public-client.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { deviceId } from './stored-family.ts';

/** A door of the page, with what the family thinks of it. */
export interface FamilyDoor {
  readonly id: string;
  readonly shareId: string;
  readonly hearts: number;
  /** This device has given one. */
  readonly isMine: boolean;
}

/** The page as it is now. `ended`: its maker has ended it. */
export type FamilyDoors = readonly FamilyDoor[] | 'ended';

/** What a device asks about the page of a link. */
export interface FamilyCalls {
  read(signal: AbortSignal): Promise<FamilyDoors>;
  heart(doorId: string, on: boolean): Promise<FamilyDoors>;
}

type FamilyReply = Awaited<ReturnType<PublicClient['getFamilyPage']['query']>>;

const doorsOf = ({ Doors }: FamilyReply): FamilyDoors =>
  Doors.map(({ Id, ShareId, Hearts, IsMine }) => ({ id: Id, shareId: ShareId, hearts: Hearts, isMine: IsMine }));

async function unlessEnded(asked: Promise<FamilyReply>): Promise<FamilyDoors> {
  try {
    return doorsOf(await asked);
  } catch (error) {
    if (failureOf(error) === 'gone') return 'ended';
    throw error;
  }
}

export function useFamilyCalls(token: string): FamilyCalls {
  const { session } = useApp();
  return useMemo(() => {
    const client = createPublicClient(session);
    const by = { Token: token, Device: deviceId(deviceStorage, () => crypto.randomUUID()) };
    return {
      read: (signal) => unlessEnded(client.getFamilyPage.query(by, { signal })),
      heart: (doorId, on) => unlessEnded(client.heartFamilyDoor.mutate({ ...by, DoorId: doorId, On: on })),
    };
  }, [session, token]);
}
