import { type EnquirySort, enquirySorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import type { ListDefinition } from '../list/list-definition.ts';
import { officeMessages } from '../messages/office.ts';

const { columns, sorts } = officeMessages.enquiries;

export const enquiryList: ListDefinition<EnquirySort> = {
  list: 'enquiries',
  sorts: enquirySorts,
  usualSort: usualSorts.enquiries,
  sortLabels: sorts,
  columns: [
    { value: 'door', label: columns.door, isUsual: true },
    { value: 'number', label: columns.number, isUsual: true },
    { value: 'state', label: columns.state, isUsual: true },
    { value: 'assignee', label: columns.answers, isUsual: true },
    { value: 'phone', label: columns.phone, isUsual: false },
    { value: 'submitted', label: columns.came, isUsual: true },
  ],
};
