import { companyToWire } from '@door/wire/client-to-wire';
import type { Procedure } from '../../procedure.ts';

export const getCompanyDetails = (procedure: Procedure) => procedure.query(({ ctx }) => companyToWire(ctx.supplier.client));
