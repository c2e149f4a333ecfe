import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'

type Serialize = (data: unknown) => string

/** Shared by all servers of a process, because tests start hundreds; the key is the schema. */
const compiled = new WeakMap<object, Serialize>()

/** Serializes responses by schema. Each is compiled at its first response: all of them take a quarter of a second. */
export function serializeResponses(app: FastifyInstance): void {
  app.setSerializerCompiler(
    ({ schema }) =>
      (data) =>
        serializerOf(schema)(data),
  )
}

/** Compiled once for each schema. */
export function serializerOf(schema: object): Serialize {
  const known = compiled.get(schema)
  if (known) return known
  const serialize = fastJsonStringify(schema) as Serialize
  compiled.set(schema, serialize)
  return serialize
}
