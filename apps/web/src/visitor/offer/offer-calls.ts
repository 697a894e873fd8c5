import type { PublicRouter } from '@door/api/routers';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { failureOf } from '../../shared/calls/failure.ts';
import { createPublicClient } from '../../shared/calls/public-client.ts';
import type { TabSession } from '../../shared/calls/tab-session.ts';
import { keepDevice, readDevice } from '../my-order/kept-device.ts';

/** What the supplier offers under a link. */
export type Offer = inferRouterOutputs<PublicRouter>['getOffer'];

/** What of the order of an offer is paid and due. */
export type PaymentState = NonNullable<inferRouterOutputs<PublicRouter>['paymentState']>;

type ReadOrder = inferRouterOutputs<PublicRouter>['getMyOrder'];

/** What was bought, as the page shows it. */
export type MyOrder = Extract<ReadOrder, { readonly IsUnchanged: false }>;

/** The times at which somebody can come. */
export type FittingSlots = inferRouterOutputs<PublicRouter>['fittingSlots'];

interface HeldVisit {
  readonly visitOf: string;
  readonly held: { readonly Start: string; readonly KeptUntil: string };
  /** Whether it has a day already. */
  readonly isMove: boolean;
}

/** An offer with everything that was sent: it is open, being revised, or accepted. */
export type ReadableOffer = Offer & {
  readonly [Part in 'Paper' | 'ToConfirm']: NonNullable<Offer[Part]>;
};

export const isReadable = (offer: Offer): offer is ReadableOffer => offer.Paper !== null && offer.ToConfirm !== null;

/** What a customer says of a fault. */
export type ReportedFault = Pick<inferRouterInputs<PublicRouter>['reportFault'], 'LineId' | 'Area' | 'Kind' | 'Text'>;

/** The calls of the customer who has the link. Each may be sent again: it is answered once. */
export function offerCalls(session: TabSession, token: string) {
  const client = createPublicClient(session, () => readDevice(token));
  return {
    startPayment: (instalment: number, id: string) =>
      client.startPayment.mutate({ Token: token, Instalment: instalment, Id: id }),
    paymentState: (): Promise<PaymentState | null> => client.paymentState.query(token),
    read: (): Promise<Offer> => client.getOffer.query(token),
    /** @param seen `Revision` of what the page shows; '' for nothing */
    readOrder: (seen: string): Promise<ReadOrder> => client.getMyOrder.query({ Token: token, Seen: seen }),
    sendCode: async (attempt: string) => {
      await client.requestCode.mutate({ Token: token, Id: attempt });
    },
    enterCode: async (code: string, attempt: string) => {
      const { Device } = await client.enterCode.mutate({ Token: token, Id: attempt, Code: code });
      keepDevice(token, Device);
    },
    setReminders: async ({ Sms, ...wanted }: NonNullable<MyOrder['Mails']>) => {
      await client.setReminders.mutate({ Token: token, ...wanted, ...(Sms !== null && { Sms }) });
    },
    forget: async (deviceId: string) => {
      await client.forgetDevice.mutate({ Token: token, DeviceId: deviceId });
    },
    confirmDrawing: async ({ Version, Hash, ToConfirm }: NonNullable<MyOrder['Drawing']>, name: string) => {
      await client.confirmOrder.mutate({ Token: token, Version, Hash, Name: name, Confirmed: [...ToConfirm] });
    },
    signHandover: async (
      { HandoverId, ToConfirm }: NonNullable<MyOrder['Handover']>,
      name: string,
      attempt: string,
    ) => {
      const Answer = { As: 'signed' as const, Name: name, Confirmed: [...ToConfirm] };
      await client.answerHandover.mutate({ Token: token, Id: attempt, HandoverId, Answer });
    },
    objectToHandover: async ({ HandoverId }: NonNullable<MyOrder['Handover']>, Text: string, attempt: string) => {
      await client.answerHandover.mutate({ Token: token, Id: attempt, HandoverId, Answer: { As: 'wrong', Text } });
    },
    /** Uploads a photo beside what is written; its address is sent with that. */
    uploadPhoto: async (png: Blob): Promise<string> => {
      const { url, method, headers, blobUrl } = await client.orderPhotoTarget.query({ Token: token });
      const { ok } = await fetch(url, { method, headers, body: png });
      if (!ok) throw new Error('The photo was not uploaded.');
      return blobUrl;
    },
    askAboutOrder: async (question: string, attempt: string, photoUrls: readonly string[] = []) => {
      await client.askAboutOrder.mutate({ Token: token, Id: attempt, Text: question, PhotoUrls: [...photoUrls] });
    },
    reportFault: async (fault: ReportedFault, attempt: string, photoUrls: readonly string[]) => {
      await client.reportFault.mutate({ Token: token, Id: attempt, ...fault, PhotoUrls: [...photoUrls] });
    },
    reopenFault: async (FaultId: string, Text: string, attempt: string) => {
      await client.reopenFault.mutate({ Token: token, EventId: attempt, FaultId, Text });
    },
    fittingSlots: (): Promise<FittingSlots> => client.fittingSlots.query({ Token: token }),
    holdSlot: async (visitOf: string, start: string, id: string) => {
      await client.holdSlot.mutate({ Token: token, VisitOf: visitOf, Start: start, Id: id });
    },
    /** What was kept too long is tried again at once. */
    bookVisit: async ({ visitOf, held, isMove }: HeldVisit, id: string) => {
      const message = { Token: token, VisitOf: visitOf, Id: id };
      const book = () => (isMove ? client.rebook : client.bookSlot).mutate(message);
      try {
        await book();
      } catch (error) {
        if (failureOf(error) !== 'conflict' || Date.parse(held.KeptUntil) > Date.now()) throw error;
        await client.holdSlot.mutate({ ...message, Start: held.Start });
        await book();
      }
    },
    renewLink: async (attempt: string) => {
      await client.rotateMyLink.mutate({ Token: token, Id: attempt });
    },
    accept: async (
      { Version, Hash }: Offer,
      { name, confirmed }: { readonly name: string; readonly confirmed: readonly string[] },
    ) => {
      await client.acceptOffer.mutate({ Token: token, Version, Hash, Name: name, Confirmed: [...confirmed] });
    },
    decline: async ({ Version }: Pick<Offer, 'Version'>, reason: string) => {
      await client.declineOffer.mutate({ Token: token, Version, Reason: reason });
    },
    ask: async (question: string, attempt: string) => {
      await client.askAboutOffer.mutate({ Token: token, AttemptId: attempt, Question: question });
    },
  };
}

export type OfferCalls = ReturnType<typeof offerCalls>;
