import { nanoid } from '@reduxjs/toolkit';

/**
 * Keeps values that an action stands for and never carries: a password, or a call that has one in it. Actions are shown and stored by
 * tools, and are everybody's to read; what is kept here is given out once, to whoever has its id.
 */
export function handOver<Value>() {
  const kept = new Map<string, Value>();
  return {
    /** @returns the id to put into the action */
    keep(value: Value): string {
      const id = nanoid();
      kept.set(id, value);
      return id;
    },
    /** @throws when it was taken already, as by an action that somebody plays a second time */
    take(id: string): Value {
      const value = kept.get(id);
      if (value === undefined) throw new Error('What this action stands for has been used already.');
      kept.delete(id);
      return value;
    },
  };
}
