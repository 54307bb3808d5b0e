import * as z from 'zod/mini';
import { shapeOf } from './json-shape';
import { misfits } from './misfits';

const of = (schema: z.ZodMiniType) => shapeOf(schema);
const text = z.string();
const object = (fields: Record<string, z.ZodMiniType>) => z.object(fields);

describe('a reader can read', () => {
  test.each<[string, z.ZodMiniType, z.ZodMiniType]>([
    ['the same', object({ a: text }), object({ a: text })],
    ['what has more fields', object({ a: text }), object({ a: text, b: text })],
    ['what always has a field that it needs not', object({ a: z.optional(text) }), object({ a: text })],
    ['what lacks a field that it needs not', object({ a: z.optional(text) }), object({})],
    ['a whole number as a number', object({ a: z.number() }), object({ a: z.int() })],
    ['fewer values', z.enum(['a', 'b']), z.enum(['a'])],
    ['one of its kinds', z.union([text, z.number()]), text],
    ['what is never null', z.nullable(text), text],
    ['lists of what it can read', z.array(object({ a: text })), z.array(object({ a: text, b: text }))],
    ['entries of what it can read', z.record(text, object({ a: text })), z.record(text, object({ a: text, b: text }))],
  ])('%s', (_name, reader, writer) => expect(misfits(of(reader), of(writer))).toEqual([]));
});

describe('a reader misses', () => {
  test.each<[z.ZodMiniType, z.ZodMiniType, string]>([
    [object({ a: object({ b: text }) }), object({ a: object({}) }), 'a.b is missing'],
    [object({ a: text }), object({ a: z.optional(text) }), 'a is no longer always there'],
    [object({ a: text }), object({ a: z.number() }), 'a is number, where string is read'],
    [object({ a: z.int() }), object({ a: z.number() }), 'a is number, where integer is read'],
    [object({ a: z.enum(['x']) }), object({ a: z.enum(['x', 'y']) }), 'a may be y, which is not known'],
    [object({ a: z.enum(['x']) }), object({ a: text }), 'a may be anything, where only x is known'],
    [object({ a: text }), object({ a: z.nullable(text) }), 'a is null, where string is read'],
    [z.array(object({ a: text })), z.array(object({})), '[].a is missing'],
    [z.record(text, object({ a: text })), z.record(text, object({})), '[].a is missing'],
  ])('%#', (reader, writer, sentence) => expect(misfits(of(reader), of(writer))).toEqual([sentence]));
});
