import { companyToWire } from '@door/wire/client-to-wire';
import type { Gate } from '../../gate.ts';

export const getCompanyDetails = (gate: Gate) => gate.query(({ ctx }) => companyToWire(ctx.supplier.client));
