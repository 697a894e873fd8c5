import { templateToWire } from '@door/wire/catalogue-to-wire';
import type { Gate } from '../../gate.ts';

export const getTemplates = (gate: Gate) =>
  gate.query(({ ctx }) => ctx.supplier.catalogue.rows.templates.map(templateToWire));
