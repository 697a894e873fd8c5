import type { Item } from '@door/domain/door/model/item';
import type { AppServices } from '../../designer/app/app-context.ts';
import { housePng } from '../../designer/house/house-png.ts';
import type { EnquiryText } from '../../shared/calls/door-api.ts';
import { houseMessages } from './messages.ts';

/** The picture of the door in the visitor's house, which goes with an enquiry. */
export interface HouseSending {
  readonly consent: EnquiryText['consents'][number];
  /** null: there is no photo any more, or the browser cannot paint it. */
  readonly picture: () => Promise<Blob | null>;
  /** What is said where it could not be sent. */
  readonly notSent: string;
}

export const houseSending = (
  item: () => Item,
  { catalogue, session }: Pick<AppServices, 'catalogue' | 'session'>,
): HouseSending => ({
  consent: { kind: 'house-picture', text: houseMessages.send },
  picture: () => housePng({ item: item(), catalogue }, session.clientId),
  notSent: houseMessages.notSent,
});
