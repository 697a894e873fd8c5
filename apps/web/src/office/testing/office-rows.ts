import { type ItemId, itemId } from '@door/domain/door/model/ids';
import { aDoor } from '@door/domain/testing/a-door';
import type { WireItem } from '@door/wire/wire-item';
import { savedAt } from '../../shared/testing/fakes.ts';
import type { ListedEnquiry, OfficeOutputs, OpenedEnquiry } from '../queries/office-client.ts';
import type { DeepReadonly } from './fake-office.ts';

type ListedWireItem = DeepReadonly<OfficeOutputs['item']['list']['Items'][number]>;
type WireSurvey = DeepReadonly<OfficeOutputs['item']['getSurvey']>;
type WireEnquiry = DeepReadonly<OpenedEnquiry>;

const changed = '2026-11-20T09:00:00.000Z';

export const aWireItem = (id: string, address = ''): WireItem =>
  savedAt(changed, { item: { ...aDoor('single-door'), id: itemId(id) }, job: { address } }).wire;

/** A row of the list of items. */
export const aListedItem = (id: string, address: string, enquiry: Partial<ListedWireItem> = {}): ListedWireItem => ({
  ...aWireItem(id, address),
  Number: 'D-1043',
  Customer: '',
  EnquiryId: null,
  Order: null,
  CustomerId: null,
  State: null,
  Assignee: null,
  MeasuredAt: null,
  Survey: 'none',
  Bom: 'missing',
  BomInError: false,
  ...enquiry,
});

/** A row of the list of enquiries. */
export const aListedEnquiry = (Id: string, Name: string, changes: Partial<ListedEnquiry> = {}): ListedEnquiry => ({
  Id,
  ItemId: itemId('item-1'),
  Number: 'E-1007',
  Reference: '4097812A',
  Door: 'Single Door, Minster, Ruby Red',
  Name,
  Email: 'aoife@example.ie',
  Phone: '',
  Address: '',
  Notes: '',
  State: 'New',
  Outcome: null,
  Assignee: null,
  CustomerId: null,
  SubmittedAt: changed,
  ...changes,
});

export const anOpenedEnquiry = (changes: Partial<WireEnquiry> = {}): WireEnquiry => ({
  ...aListedEnquiry('e1', 'Aoife Brennan'),
  Consents: [
    { Kind: 'terms', Text: 'I accept the terms.', Given: true, SettingsVersion: 3, Hash: 'a'.repeat(64), Page: null },
  ],
  Item: aWireItem('item-1'),
  HousePicture: null,
  ItemNumber: 'D-1043',
  Customer: null,
  SameEmail: [],
  Tasks: [],
  History: [
    { About: 'enquiry', AboutId: 'e1', Kind: 'state', From: null, To: 'New', Reason: '', Who: null, At: changed },
  ],
  ...changes,
});

/** The stored survey of an item, with these measures. */
export const aStoredSurvey = (ItemId: ItemId, changes: Partial<WireSurvey['Survey']> = {}): WireSurvey => ({
  ItemId,
  Survey: {
    Widths: [null, null, null],
    Heights: [null, null, null],
    Diagonals: [null, null],
    Reveals: { Left: null, Right: null, Top: null },
    Notes: '',
    Final: false,
    ...changes,
  },
  Version: 1,
  FinalAt: null,
  FinalBy: null,
  Photos: [],
  Site: { Customer: '', Phone: '', Address: '', Door: 'Single Door, Minster, Ruby Red', Line: null, Quote: null },
  Order: null,
  Locked: { Survey: null, Sizes: null },
});

type OpenedCustomer = DeepReadonly<OfficeOutputs['customer']['getCustomerById']>;

export const aCustomer = (changes: Partial<OpenedCustomer> = {}): OpenedCustomer => ({
  Id: 'c1',
  Kind: 'person',
  Name: 'Aoife Brennan',
  Email: 'aoife@example.ie',
  Phone: '',
  Contacts: [],
  Sites: [{ Id: 's1', Name: '', Address: '4 Mill Lane, Kilkenny' }],
  Notes: '',
  LastUpdated: changed,
  Orders: [],
  History: [],
  ...changes,
});
