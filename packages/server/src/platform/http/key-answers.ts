import { HIDDEN_FROM_KEYS } from '@latchkey/domain/integrations/keys/key.contract'
import type { FastifyInstance } from 'fastify'
import { isKey } from './actor.ts'
import { callerOf } from './access-plugin.ts'
import { serializerOf } from './serialization.ts'

/** Answers to programs lack some fields, whichever call gives them (rule I1.4). */
export function hideFromKeys(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const caller = callerOf(request)
    const response = request.routeOptions.schema?.response as Record<number, object> | undefined
    const schema = response?.[reply.statusCode]
    // Errors are rendered without a schema.
    if (caller === undefined || !isKey(caller) || schema === undefined || reply.statusCode >= 400)
      return payload
    const serialize = serializerForKeys(schema)
    reply.serializer((answer: unknown) => serialize(answer))
    return payload
  })
}

/** Serializes what a program with a key gets. */
export const serializerForKeys = (schema: object): ((answer: unknown) => string) =>
  serializerOf(schemaForKeys(schema))

const narrowed = new WeakMap<object, object>()

/** The schema of an answer without these fields; they are in no answer that follows it. */
export function schemaForKeys(schema: object): object {
  const known = narrowed.get(schema)
  if (known) return known
  const made = withoutHidden(schema) as object
  narrowed.set(schema, made)
  return made
}

const isHidden = (name: string): boolean => HIDDEN_FROM_KEYS.some((hidden) => hidden === name)

function withoutHidden(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutHidden)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (keyword === 'properties') return [keyword, withoutHidden(shownIn(value as object))]
    if (keyword === 'required' && Array.isArray(value))
      return [keyword, value.filter((name: string) => !isHidden(name))]
    return [keyword, withoutHidden(value)]
  })
  return Object.fromEntries(parts)
}

const shownIn = (properties: object): object =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !isHidden(name)))
