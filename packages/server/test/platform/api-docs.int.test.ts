import { describe, expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'

const server = await serverOfFile()
const response = await server.app.inject({ method: 'GET', url: '/api/openapi.json' })
const api = response.json<ApiDocs>()
const operations = operationsOf(api)

type Fields = Record<string, object>
interface Content {
  schema: { properties?: Fields; required?: string[] }
}
interface ApiDocs {
  openapi: string
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, Content> }; responses: Record<number, object> }>
  >
}

function operationsOf({ paths }: ApiDocs) {
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method === 'post' || method === 'put')
      .map(([method, { requestBody }]) => {
        const schema = Object.values(requestBody?.content ?? {})[0]?.schema
        return {
          call: `${method.toUpperCase()} ${url}`,
          fields: schema?.properties,
          required: schema?.required ?? [],
        }
      }),
  )
}

/** Calls whose parameters are all in the URL. */
const WITHOUT_BODY = [
  'POST /api/imports/{id}/check',
  'POST /api/imports/{id}/delete',
  'POST /api/imports/{id}/problems',
  'POST /api/imports/{id}/start',
  'POST /api/imports/{id}/stop',
  'POST /api/imports/{id}/undo',
  'POST /api/integrations/feeds/files/{fileId}/send-anyway',
  'POST /api/integrations/feeds/{id}/delete',
  'POST /api/integrations/feeds/{id}/download',
  'POST /api/integrations/feeds/{id}/new-address',
  'POST /api/integrations/keys/{id}/end',
  'POST /api/integrations/keys/{id}/revoke',
  'POST /api/integrations/sources/{id}/end',
  'POST /api/integrations/sources/{id}/replace-key',
  'POST /api/integrations/webhooks/deliveries/{deliveryId}/resend',
  'POST /api/integrations/webhooks/{id}/delete',
  'POST /api/integrations/webhooks/{id}/end-old-secret',
  'POST /api/integrations/webhooks/{id}/off',
  'POST /api/integrations/webhooks/{id}/on',
  'POST /api/integrations/webhooks/{id}/test',
  'POST /api/leads/{id}/delete',
  'POST /api/leads/{id}/restore',
  'POST /api/leads/{id}/right-to-rent/{checkId}/delete',
  'POST /api/leads/{id}/send-questionnaire',
  'POST /api/leads/{id}/viewing-outcome/undo',
  'POST /api/listings/{id}/publish',
  'POST /api/listings/{id}/take-off',
  'POST /api/projects/{id}/delete',
  'POST /api/projects/{id}/download-units',
  'POST /api/properties/{id}/delete-property',
  'POST /api/roles/{id}/toggle-active',
  'POST /api/users/calendar-feed',
  'POST /api/users/calendar-feed/end',
  'POST /api/users/logout',
  'POST /api/users/profile/image/{id}',
  'POST /api/users/sessions/{id}/end',
  'POST /api/users/{id}/reset-password',
  'POST /api/users/{id}/reset-two-factor',
  'POST /api/users/{id}/unlock',
  'POST /api/views/{id}/delete',
]

const TYPES = ['type', 'anyOf', 'enum']

/** True for a schema that declares the type of every value, at any depth. */
function saysWhat(schema: object): boolean {
  const { properties, items } = schema as { properties?: Fields; items?: object }
  if (properties) return Object.keys(properties).length > 0 && Object.values(properties).every(saysWhat)
  return items ? saysWhat(items) : TYPES.some((keyword) => keyword in schema)
}

describe('the OpenAPI description', () => {
  test('declares the body of every call that has one, field by field', () => {
    const described = operations.filter(({ call }) => !WITHOUT_BODY.includes(call))
    expect(described.length).toBeGreaterThan(30)
    const vague = described.filter(({ fields }) => !fields || !saysWhat({ properties: fields }))
    expect(vague.map(({ call }) => call)).toEqual([])
  })

  test('declares what each call responds when it succeeds, also with a file', () => {
    const silent = Object.entries(api.paths).flatMap(([url, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        Object.keys(responses).some((status) => Number(status) < 400) ? [] : [`${method} ${url}`],
      ),
    )
    expect(silent).toEqual([])
  })

  test('declares no body for other calls', () => {
    const silent = operations.filter(({ fields }) => fields === undefined)
    expect(silent.map(({ call }) => call).toSorted()).toEqual(WITHOUT_BODY)
  })

  test('declares required fields, and the error of a malformed one', () => {
    const confirm = operations.find(({ call }) => call === 'POST /api/leads/{id}/confirm-viewing')
    expect(confirm?.required).toEqual(['viewingDate', 'viewingUserId'])
    expect(confirm?.fields).toMatchObject({
      viewingDate: { 'x-malformed': 'date' },
      viewingUserId: { 'x-malformed': 'enumerable' },
    })
  })
})
