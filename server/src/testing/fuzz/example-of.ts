import { z } from 'zod';
import { PASSWORD } from '../test-app';

/** The parts of a JSON Schema that the API's description uses. */
export interface JsonSchema {
  type?: string | undefined;
  format?: string | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  minimum?: number | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  items?: JsonSchema | undefined;
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
}

export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: z.string().optional(),
    format: z.string().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    minimum: z.number().optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    items: jsonSchema.optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
  }),
);

const UUID = 'b9ed4ad0-7f0f-4d6c-9d7b-1f6e8c1f4d11';
/** Texts by the name of their field, such that a call goes as far as it can. */
const KNOWN: Record<string, string> = {
  email: 'fuzz@example.com',
  password: PASSWORD,
  current_password: PASSWORD,
  sheet_url: 'https://docs.google.com/spreadsheets/d/abc/edit',
  host: '127.0.0.1',
  remote: 'mf-reports',
  buildId: '1.0.0-0123456789',
};

/** A value that fits the schema, or nearly. */
export const exampleOf = (schema: JsonSchema, name = ''): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return exampleOf(first, name);
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, each]) => [key, exampleOf(each, key)]));
  switch (schema.type) {
    case 'array':
      return schema.items ? [exampleOf(schema.items, name)] : [];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'object':
      return {};
    case undefined:
    default:
      return KNOWN[name] ?? (schema.format === 'uuid' ? UUID : 'text');
  }
};

/** Paths to all values within, the whole first. */
export const placesIn = (value: unknown, path: (string | number)[] = []): (string | number)[][] => {
  const inner = Array.isArray(value)
    ? value.flatMap((each, index) => placesIn(each, [...path, index]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]))
      : [];
  return [path, ...inner];
};

/** The value as JSON text with `text` in this place, whatever it is. */
export const withJsonAt = (value: unknown, [head, ...rest]: (string | number)[], text: string): string => {
  if (head === undefined) return text;
  if (Array.isArray(value))
    return `[${value.map((each, index) => (index === head ? withJsonAt(each, rest, text) : JSON.stringify(each))).join(',')}]`;
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${key === head ? withJsonAt(each, rest, text) : JSON.stringify(each)}`).join(',')}}`;
};
