import { type CustomerSort, customerSorts, usualSorts } from '@door/domain/lib/search/list-sorts';
import type { ListDefinition } from '../list/list-definition.ts';
import { officeMessages } from '../messages/office.ts';

const { columns, sorts } = officeMessages.customers;

export const customerList: ListDefinition<CustomerSort> = {
  list: 'customers',
  sorts: customerSorts,
  usualSort: usualSorts.customers,
  sortLabels: sorts,
  columns: [
    { value: 'contact', label: columns.contact, isUsual: true },
    { value: 'address', label: columns.address, isUsual: true },
    { value: 'enquiries', label: columns.enquiries, isUsual: true },
    { value: 'quotes', label: columns.quotes, isUsual: true },
    { value: 'orders', label: columns.orders, isUsual: true },
    { value: 'changed', label: columns.changed, isUsual: true },
  ],
};
