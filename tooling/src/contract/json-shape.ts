import * as z from 'zod/mini';

/** The part of JSON Schema (draft 2020-12) that the contracts come out as. */
export interface JsonShape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonShape>;
  required?: string[];
  additionalProperties?: JsonShape | boolean;
  items?: JsonShape;
  anyOf?: JsonShape[];
}

const shape: z.ZodMiniType<JsonShape> = z.lazy(() =>
  z.object({
    type: z.optional(z.string()),
    const: z.optional(z.unknown()),
    enum: z.optional(z.array(z.unknown())),
    properties: z.optional(z.record(z.string(), shape)),
    required: z.optional(z.array(z.string())),
    additionalProperties: z.optional(z.union([z.boolean(), shape])),
    items: z.optional(shape),
    anyOf: z.optional(z.array(shape)),
  }),
);
export const jsonShape = shape;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Several types at once as what they stand for: one shape of several. */
export function spread(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spread);
  if (!isRecord(value)) return value;
  const { type, ...rest } = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spread(inner)]));
  if (Array.isArray(type)) return { anyOf: type.map((each: unknown) => ({ ...rest, type: each })) };
  // A property may itself be named `type`.
  return type === undefined ? rest : { type, ...rest };
}

/** A contract's schema as data, to be kept and compared. Limits of length and the like are left out: they are no part of the shape. */
export const shapeOf = (schema: z.core.$ZodType): JsonShape =>
  shape.parse(spread(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output', reused: 'inline' })));
