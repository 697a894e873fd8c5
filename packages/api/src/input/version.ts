import { z } from 'zod';

/** `LastUpdated` as the item carried it. */
export const versionInput = z.iso.datetime({ offset: true, error: 'must be the LastUpdated of the item' });
