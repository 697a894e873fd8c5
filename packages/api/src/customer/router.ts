import { router } from '../procedure.ts';
import { addEnquiry } from './add-enquiry.ts';
import { create } from './create.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { getCustomerById } from './get-customer-by-id.ts';
import { list } from './list.ts';
import { merge } from './merge.ts';
import { updateCustomer } from './update-customer.ts';

export const customerRouter = router({
  addEnquiry,
  create,
  erasePerson,
  exportPerson,
  getCustomerById,
  list,
  merge,
  updateCustomer,
});
