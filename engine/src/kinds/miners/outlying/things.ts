import type { Frame } from '../../../insights/frame/frame';
import { LIMITS } from './limits';

interface Things {
  column: string;
  codes: Int32Array;
}

const things = new WeakMap<Frame, readonly Things[]>();

/** What rows belong to: units and entities, and what a text says word for word again. Whom a number sets apart (`Keeper 1202`) reads as prose. */
export function thingsOf(frame: Frame): readonly Things[] {
  const known = things.get(frame) ?? [
    ...frame.units.flatMap(({ column, codes, named }) => (named && column !== null ? [{ column, codes }] : [])),
    ...frame.entities.map(({ column, codes }) => ({ column: column.name, codes })),
    ...frame.texts.flatMap(({ column, values }) => {
      const places = new Map<string, number>();
      const codes = Int32Array.from(values, (value) => {
        if (value === null) return -1;
        const place = places.get(value) ?? places.size;
        places.set(value, place);
        return place;
      });
      return codes.filter((code) => code >= 0).length >= LIMITS.rowsOfThing * places.size ? [{ column: column.name, codes }] : [];
    }),
  ];
  things.set(frame, known);
  return known;
}
