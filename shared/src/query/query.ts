import type { EventMap, EventName } from '../contracts/events';

/** What tells one answer of a query from another: a part of the entry's key, so plain data. */
export type QueryArg = string | number | boolean | null | undefined | { readonly [name: string]: QueryArg };

export type BusEvent = { [K in EventName]: { name: K; payload: EventMap[K] } }[EventName];

// Methods, which the compiler lets stand for those of unknown data: the store passes data through and never looks at them.
export interface QueryDescription<Arg, Data> {
  /** Names the resource, once on a page. Queries of one name share what was answered, whichever remote asked first. */
  key: string;
  /** What is logged when the call failed. */
  failure: string;
  /**
   * Asks the server.
   *
   * @param known what was answered before; a list that was scrolled far asks for as much again
   * @throws whatever the call throws; the entry then keeps what it had
   */
  fetch(arg: Arg, signal: AbortSignal, known: Data | null): Promise<Data>;
  /** Milliseconds for which an answer is not asked for again. */
  staleMs: number;
  /** Whether an answer is of a moment only, and is asked for at each visit. */
  isPassing?(data: Data): boolean;
  /** After these events an answer is out of date: what is on the screen is asked for at once, the rest when it is next looked at. */
  refreshOn?: readonly EventName[];
  /** What an event says of an answer before the server is asked; null drops it, and the same answer leaves it as it is. */
  amend?(data: Data, event: BusEvent, arg: Arg): Data | null;
  /** How many answers that no screen shows are kept; the oldest goes first. */
  keep?: number;
}

export interface Query<Arg, Data> extends QueryDescription<Arg, Data> {
  keyOf(arg: Arg): string;
}

/** Data of the server that outlive the screen that asked for them. Described once, in its module. */
export const defineQuery = <Data, Arg extends QueryArg = undefined>(
  description: QueryDescription<Arg, Data>,
): Query<Arg, Data> => ({
  ...description,
  keyOf: (arg) => (arg === undefined ? description.key : `${description.key} ${JSON.stringify(arg)}`),
});
