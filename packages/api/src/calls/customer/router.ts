import { router } from '../../procedure.ts';
import { addEnquiry } from './add-enquiry.ts';
import { create } from './create.ts';
import { getCustomerById } from './get-customer-by-id.ts';
import { list } from './list.ts';
import { merge } from './merge.ts';
import { updateCustomer } from './update-customer.ts';

export const customerRouter = router({ addEnquiry, create, getCustomerById, list, merge, updateCustomer });
