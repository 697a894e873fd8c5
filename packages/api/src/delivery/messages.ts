import { delivering } from '@door/domain/messages/english/delivering';

/** What is said about loads and deliveries, in the server's language. */
export const deliveringMessages = delivering;
