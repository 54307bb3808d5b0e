import type { JsonShape } from './json-shape';

const valuesOf = (shape: JsonShape): unknown[] | null => ('const' in shape ? [shape.const] : (shape.enum ?? null));
const partOf = (shape: JsonShape, name: string): JsonShape | null => {
  const listed = shape.properties?.[name];
  if (listed) return listed;
  return typeof shape.additionalProperties === 'object' ? shape.additionalProperties : null;
};

function objectMisfits(reader: JsonShape, writer: JsonShape, at: string): string[] {
  const fields = Object.entries(reader.properties ?? {}).flatMap(([name, part]) => {
    const written = partOf(writer, name);
    const place = at ? `${at}.${name}` : name;
    const isNeeded = reader.required?.includes(name) ?? false;
    if (isNeeded && !writer.required?.includes(name)) return [`${place} is ${written ? 'no longer always there' : 'missing'}`];
    return written ? misfits(part, written, place) : [];
  });
  const [inner, written] = [reader.additionalProperties, writer.additionalProperties];
  const entries = typeof inner === 'object' && typeof written === 'object' ? misfits(inner, written, `${at}[]`) : [];
  return [...fields, ...entries];
}

/**
 * What a reader of one shape would miss or not understand in data of another: fields it needs that are not always there, types and values
 * it does not know. Fields that it does not know do no harm. Empty when it can read all of it.
 */
export function misfits(reader: JsonShape, writer: JsonShape, at = ''): string[] {
  if (reader.anyOf || writer.anyOf) {
    const [known, given] = [reader.anyOf ?? [reader], writer.anyOf ?? [writer]];
    return given.flatMap((each) => {
      const failures = known.map((one) => misfits(one, each, at));
      return failures.some(({ length }) => length === 0) ? [] : (failures.sort((a, b) => a.length - b.length)[0] ?? []);
    });
  }
  const [known, given] = [valuesOf(reader), valuesOf(writer)];
  if (known) {
    const strange = given?.filter((value) => !known.includes(value));
    if (!strange) return [`${at} may be anything, where only ${known.map(String).join(', ')} is known`];
    return strange.map((value) => `${at} may be ${String(value)}, which is not known`);
  }
  const type = (shape: JsonShape) => (shape.type === 'integer' ? 'number' : shape.type);
  const writes = type(writer) ?? (given ? typeof given[0] : undefined);
  if (reader.type && (type(reader) !== writes || (reader.type === 'integer' && writer.type !== 'integer'))) {
    return [`${at} is ${writer.type ?? writes ?? 'of no type'}, where ${reader.type} is read`];
  }
  if (reader.type === 'array' && reader.items) return misfits(reader.items, writer.items ?? {}, `${at}[]`);
  return reader.type === 'object' ? objectMisfits(reader, writer, at) : [];
}
