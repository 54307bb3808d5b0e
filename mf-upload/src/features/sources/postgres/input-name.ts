import type { ConnectionForm } from './check-connection';

/** The name of a field's input. */
export const inputName = (field: keyof ConnectionForm) => `postgres-${field}`;
