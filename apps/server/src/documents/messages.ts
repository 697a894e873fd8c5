import { batching } from '@door/domain/messages/english/batching';
import { delivering } from '@door/domain/messages/english/delivering';
import { handingOver } from '@door/domain/messages/english/handing-over';
import { paper, paperCaptions, purchasePaper } from '@door/domain/messages/english/papers';

/** What a document says beside its paper. Another language is a table of the same shape, chosen where a document is made. */
export const messages = { ...paperCaptions, batching, delivering, handingOver, paper, purchase: purchasePaper };
