import { templateToWire } from '@door/wire/catalogue-to-wire';
import type { Procedure } from '../../procedure.ts';

export const getTemplates = (procedure: Procedure) =>
  procedure.query(({ ctx }) => ctx.supplier.catalogue.rows.templates.map(templateToWire));
