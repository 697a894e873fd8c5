import { batching } from '@door/domain/messages/english/batching';
import { paper } from '@door/domain/messages/english/paper';
import { paperCaptions } from '@door/domain/messages/english/paper-captions';

/** What a document says beside its paper. Another language is a table of the same shape, chosen where a document is made. */
export const words = { ...paperCaptions, batching, paper };
