import * as z from 'zod/mini';

/** What a ticket is about: the product's own categories, whatever they are called in the reader's language. */
export const ticketTopic = z.enum(['api', 'login', 'report', 'import', 'feature', 'billing', 'ui']);
export type TicketTopic = z.infer<typeof ticketTopic>;
