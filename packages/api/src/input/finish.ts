import { suites } from '@door/domain/item/item';
import { z } from 'zod';

export const finishInput = z.enum(suites, `must be one of: ${suites.join(', ')}`);
