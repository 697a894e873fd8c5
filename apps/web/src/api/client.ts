import type { DoorApi } from './door-api.ts';
import type { Session } from './session.ts';

type Connected = Pick<DoorApi, 'items' | 'sharing' | 'enquiry'>;

/**
 * The calls of a shop. Their code and the wire format are not needed to show the first door: they come while nobody waits,
 * or with the first call.
 */
export function doorApi(session: Session): DoorApi {
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
    items: (catalogue) => itemsOnce(async () => (await connected()).items(catalogue)),
    sharing: (catalogue) => sharingOnce(async () => (await connected()).sharing(catalogue)),
    enquiry: enquiryOnce(async () => (await connected()).enquiry),
  };
}

type Once<Calls> = (connected: () => Promise<Calls>) => Calls;

const itemsOnce: Once<ReturnType<DoorApi['items']>> = (connected) => ({
  create: async (...given) => (await connected()).create(...given),
  load: async (...given) => (await connected()).load(...given),
  configure: async (...given) => (await connected()).configure(...given),
  restore: async (...given) => (await connected()).restore(...given),
  reread: async (...given) => (await connected()).reread(...given),
});

const sharingOnce: Once<ReturnType<DoorApi['sharing']>> = (connected) => ({
  share: async (...given) => (await connected()).share(...given),
  open: async (...given) => (await connected()).open(...given),
  makeMine: async (...given) => (await connected()).makeMine(...given),
});

const enquiryOnce: Once<DoorApi['enquiry']> = (connected) => ({
  submitEnquiry: async (...given) => (await connected()).submitEnquiry(...given),
  updateItem: async (...given) => (await connected()).updateItem(...given),
  uploadTarget: async (...given) => (await connected()).uploadTarget(...given),
  putPicture: async (...given) => (await connected()).putPicture(...given),
  recordPicture: async (...given) => (await connected()).recordPicture(...given),
  generateBom: async (...given) => (await connected()).generateBom(...given),
});
