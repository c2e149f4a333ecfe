import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { receive, type BodySchema } from '@latchkey/domain/platform/validation/request-body'
import { Type, type TObject, type TSchema } from 'typebox'
import { notFound } from './error.ts'

/** Largest id the database can hold. */
const ID_MAX = 2_147_483_647

/** True for what can be the id of a record. */
export const isId = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= ID_MAX

/** Address of one record: `/leads/:id`. Anything that cannot be an id is answered with 404. */
export const IdParams = Type.Object({ id: Type.Integer({ minimum: 0, maximum: ID_MAX }) })

/** Address of one record for a call that must not say whether there is such a record: it judges every whole number itself. */
export const AnyIdParams = Type.Object({ id: Type.Integer() })

/** Address of one page of a list: `/:page/:limit`. Numbers out of range are the list's to mend. */
export const PageParams = Type.Object({ page: Type.Integer(), limit: Type.Integer() })

/** Address of one page of the records under another: `/projects/:id/units/:page/:limit`. */
export const IdPageParams = Type.Object({ ...IdParams.properties, ...PageParams.properties })

/** Address that carries the token of a mailed link. */
export const TokenParams = Type.Object({ token: Type.String() })

/**
 * Reads every part of a request by its schema. Of a body or a query, what is malformed is only noted: a record that
 * is not there is answered before a field that is wrong, and all failing fields are answered together.
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
