import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { receive, type BodySchema } from '@latchkey/domain/platform/validation/request-body'
import { ID_MAX } from '@latchkey/domain/platform/values/id'
import { Type, type TObject, type TSchema } from 'typebox'
import { notFound } from './error.ts'

/** `/leads/:id`; an impossible id gets 404. */
export const IdParams = Type.Object({ id: Type.Integer({ minimum: 0, maximum: ID_MAX }) })

/** For calls that must not reveal whether a record exists: they check the id themselves. */
export const AnyIdParams = Type.Object({ id: Type.Integer() })

/** `/:page/:limit`; the list clamps them. */
export const PageParams = Type.Object({ page: Type.Integer(), limit: Type.Integer() })

/** `/projects/:id/units/:page/:limit`. */
export const IdPageParams = Type.Object({ ...IdParams.properties, ...PageParams.properties })

export const TokenParams = Type.Object({ token: Type.String() })

/**
 * Validates requests by schema. Errors of bodies and queries are only collected: 404 has priority over 422, and all
 * failing fields are reported together.
 */
export function validateRequests(app: FastifyInstance): void {
  app.setValidatorCompiler(compile)
}

const compile: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  if (httpPart === 'params') return (params) => numbersOf(schema as TObject, params as Record<string, string>)
  return (sent: unknown) => ({ value: receive(schema as BodySchema, sent) })
}

function numbersOf(schema: TObject, params: Record<string, string>) {
  const value: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(params)) {
    const rule: { type?: string; minimum?: number; maximum?: number } | undefined = schema.properties[name]
    if (rule?.type !== 'integer') {
      value[name] = text
      continue
    }
    if (!/^-?\d+$/.test(text)) return { error: notFound() }
    const number = Number(text)
    if (number < (rule.minimum ?? -Infinity) || number > (rule.maximum ?? Infinity))
      return { error: notFound() }
    value[name] = Math.min(Math.max(number, -ID_MAX), ID_MAX)
  }
  return { value }
}
