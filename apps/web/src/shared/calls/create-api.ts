import type { DoorApi } from './door-api.ts';
import type { TabSession } from './tab-session.ts';

type Connected = Pick<DoorApi, 'items' | 'sharing' | 'enquiry'>;

/**
 * The calls to the server. Their code, the tRPC client and the wire format, is not needed to show the first door: it is
 * prefetched with `prepare`, or loaded with the first call.
 */
export function createApi(session: TabSession): DoorApi {
  let connecting: Promise<Connected> | undefined;
  const connected = () => {
    connecting ??= import('./connection.ts').then(
      ({ connect }) => connect(session),
      (error: unknown) => {
        connecting = undefined;
        throw error;
      },
    );
    return connecting;
  };
  return {
    prepare: async () => void (await connected()),
    items: (rules) => deferItems(async () => (await connected()).items(rules)),
    sharing: (rules) => deferSharing(async () => (await connected()).sharing(rules)),
    enquiry: deferEnquiry(async () => (await connected()).enquiry),
  };
}

/** The same calls, each of which waits for the code first. */
type Deferred<Calls> = (connected: () => Promise<Calls>) => Calls;

const deferItems: Deferred<ReturnType<DoorApi['items']>> = (connected) => ({
  create: async (...args) => (await connected()).create(...args),
  load: async (...args) => (await connected()).load(...args),
  configure: async (...args) => (await connected()).configure(...args),
  restore: async (...args) => (await connected()).restore(...args),
  tryRead: async (...args) => (await connected()).tryRead(...args),
});

const deferSharing: Deferred<ReturnType<DoorApi['sharing']>> = (connected) => ({
  share: async (...args) => (await connected()).share(...args),
  open: async (...args) => (await connected()).open(...args),
  makeMine: async (...args) => (await connected()).makeMine(...args),
});

const deferEnquiry: Deferred<DoorApi['enquiry']> = (connected) => ({
  submitEnquiry: async (...args) => (await connected()).submitEnquiry(...args),
  updateItem: async (...args) => (await connected()).updateItem(...args),
  uploadTarget: async (...args) => (await connected()).uploadTarget(...args),
  putPicture: async (...args) => (await connected()).putPicture(...args),
  recordPicture: async (...args) => (await connected()).recordPicture(...args),
  generateBom: async (...args) => (await connected()).generateBom(...args),
});
