import { cloneElement, createElement, type FunctionComponent, type ReactElement } from 'react';

// What a production build has in the place of `@react-spring/web`, by which nivo moves what it draws. No chart of ours moves (`animate={false}`),
// and yet each mark would have springs of its own, which take a phone most of the time in which a chart is drawn.

type Values = Readonly<Record<string, unknown>>;
type Interpolate = (...values: never[]) => unknown;

/** A value that is where it is going. */
class Still {
  constructor(readonly value: unknown) {}
  get(): unknown {
    return this.value;
  }
  to(interpolate: Interpolate): Still {
    return to(this, interpolate);
  }
}

const plain = (value: unknown): unknown => (value instanceof Still ? value.value : value);
const mapped = (values: Values, change: (value: unknown, name: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
const still = (values: Values): Record<string, Still> =>
  mapped(values, (value) => new Still(plain(value))) as Record<string, Still>;

/** What one or several values come to. */
export function to(from: unknown, interpolate: Interpolate): Still {
  const values = (Array.isArray(from) ? from : [from]).map(plain);
  return new Still(interpolate(...(values as never[])));
}

/** Presets of how springs move. */
export const config: Values = {};

const MANNER = new Set([
  'from',
  'to',
  'config',
  'immediate',
  'reset',
  'delay',
  'loop',
  'reverse',
  'pause',
  'cancel',
  'onRest',
  'onStart',
]);

/** Where a spring comes to rest. */
export function useSpring(props: Values): Record<string, Still> {
  const own = Object.entries(props).filter(([name]) => !MANNER.has(name));
  return still({ ...(props.from as Values), ...(props.to as Values), ...Object.fromEntries(own) });
}

type Phase<Item> = Values | ((item: Item, index: number) => Values) | null | undefined;
interface Transition<Item> {
  keys?: ((item: Item) => string | number) | readonly (string | number)[] | null;
  initial?: Phase<Item>;
  from?: Phase<Item>;
  enter?: Phase<Item>;
  update?: Phase<Item>;
}
type Draw<Item> = (values: Record<string, Still>, item: Item, state: object, index: number) => ReactElement | null;

/** Every item as it is once it has come in. */
export function useTransition<Item>(items: readonly Item[], { keys, initial, from, enter, update }: Transition<Item>) {
  return (draw: Draw<Item>) =>
    items.map((item, index) => {
      const at = (phase: Phase<Item>) => (typeof phase === 'function' ? phase(item, index) : phase);
      const key = typeof keys === 'function' ? keys(item) : (keys?.[index] ?? index);
      const drawn = draw(still({ ...at(from), ...at(initial), ...at(enter), ...at(update) }), item, { key, item }, index);
      return drawn && cloneElement(drawn, { key });
    });
}

const elements = new Map<string, FunctionComponent<Values>>();

function element(tag: string): FunctionComponent<Values> {
  const known = elements.get(tag);
  if (known) return known;
  const made = (props: Values) =>
    createElement(
      tag,
      mapped(props, (value, name) => (name === 'style' && value ? mapped(value as Values, plain) : plain(value))),
    );
  elements.set(tag, made);
  return made;
}

/** Elements by their names, whose attributes and styles may be such values. */
export const animated = new Proxy({} as Readonly<Record<string, FunctionComponent<Values>>>, {
  get: (_, tag) => element(String(tag)),
});
