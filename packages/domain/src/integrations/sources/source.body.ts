import { Type } from 'typebox'
import { Anything, bodyOf, Text, Whole } from '../../platform/validation/request-body.ts'

export const NewSourceBody = bodyOf({ name: Text, format: Text, mapping: Anything }, ['name', 'format'])

/** The mapping stays when it is left out. */
export const SourceBody = bodyOf(
  { name: Text, mapping: Type.Optional(Anything), version: Whole('invalid') },
  ['name', 'version'],
)

/** The body is an object, as a source would send it. */
export const TrySourceBody = bodyOf({ format: Text, mapping: Anything, body: Anything }, ['format', 'body'])

/** '' for all. */
export const ReceivedQuery = bodyOf({ source: Text, outcome: Text })
