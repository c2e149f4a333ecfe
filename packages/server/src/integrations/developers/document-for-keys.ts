import type { SentType } from '@latchkey/domain/events/event.enums'
import { SENT_TYPES, webhookBodyOf } from '@latchkey/domain/events/webhook-body.contract'
import type { DocumentForKeys, OpenCall } from '../../platform/http/api-docs.ts'
import { schemaForKeys } from '../../platform/http/key-answers.ts'
import { BODY_EXAMPLES } from './body-examples.ts'

interface Content {
  readonly schema: object
}

interface Operation {
  readonly 'x-areas'?: readonly string[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly securitySchemes: { readonly apiKey: object } }
}

/** Only calls that are open to keys, as a program sees them (rule I6.1). */
export const documentForKeys: DocumentForKeys = (whole, open) => {
  const { paths, components, ...document } = whole as Document
  const openPaths = Object.entries(paths).flatMap(([path, methods]) => {
    const operations = Object.entries(methods).flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path}`
      const facts = open.get(call)
      return facts === undefined ? [] : [[method, operationForKeys(call, operation, facts)] as const]
    })
    return operations.length === 0 ? [] : [[path, Object.fromEntries(operations)] as const]
  })
  return {
    ...document,
    components: { securitySchemes: { apiKey: components.securitySchemes.apiKey } },
    paths: Object.fromEntries(openPaths),
    webhooks: Object.fromEntries(SENT_TYPES.map((type) => [type, { post: webhookOperation(type) }])),
  }
}

/** A receiver answers 2xx. */
const webhookOperation = (type: SentType) => ({
  operationId: type,
  requestBody: { content: { 'application/json': { schema: schemaForKeys(webhookBodyOf(type)) } } },
  responses: { '2XX': { description: 'Received' } },
})

function operationForKeys(call: string, operation: Operation, { description, response }: OpenCall): object {
  const { requestBody, responses, ...rest } = operation
  return {
    ...rest,
    operationId: operationIdOf(call),
    description,
    security: [{ apiKey: [] }],
    ...(requestBody && { requestBody: withExample(call, requestBody) }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => {
        if (Number(status) >= 400 || answer.content === undefined) return [status, answer]
        const content = mapValues(answer.content, ({ schema }) => ({
          schema: schemaForKeys(response ?? schema),
        }))
        return [status, { ...answer, content }]
      }),
    ),
  }
}

/** 'getLeadsById' of 'GET /api/leads/{id}'; clients name their functions by it. */
function operationIdOf(call: string): string {
  const [method = '', path = ''] = call.split(' ')
  const words = path
    .replace('/api/', '')
    .replaceAll('{', 'by-')
    .split(/\W+/)
    .filter((word) => word !== '')
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
}

const withExample = (call: string, { content, ...rest }: NonNullable<Operation['requestBody']>) => ({
  ...rest,
  content: mapValues(content, (media) => ({ ...media, example: BODY_EXAMPLES[call] })),
})

const mapValues = <Value, Mapped>(values: Readonly<Record<string, Value>>, map: (value: Value) => Mapped) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
