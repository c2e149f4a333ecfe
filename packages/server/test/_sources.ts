import type {
  IntakeReceived,
  NewSource,
  Received,
} from '@latchkey/domain/integrations/sources/source.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { LightMyRequestResponse } from 'fastify'
import type { Caller } from './_caller.ts'
import type { TestServer } from './_harness.ts'

/** The example of Zoopla's lead push, with a listing's ref. */
export const zooplaLead = (
  over: { id?: string; ref?: string; contact?: object; message?: string; [name: string]: unknown } = {},
) => {
  const { id = 'dcec2eae-2002-4198-bc1d-fa32e9fdc389', ref = '000000', contact = {}, ...more } = over
  return {
    applicant: {
      id,
      contact: {
        firstName: 'Joe',
        lastName: 'Bloggs',
        phoneNumber: '00000 000000',
        email: 'joe@bloggs.com',
        preferences: { method: 'CONTACT_METHOD_PHONE' },
        ...contact,
      },
      createdAt: '2021-04-12T15:19:53Z',
      enquiryType: 'ENQUIRY_TYPE_SALES',
      message: "Hello\r\n\r\nWe're very interested in viewing this property",
      portalLeadId: '00000000',
      viewingTimes: [{ earliest: '2021-04-18T12:00:00Z', latest: '2021-04-18T17:00:00Z' }],
      listingDetails: {
        id: '000000',
        address: {
          propertyNumberOrName: '1',
          streetName: 'Wadham Gardens',
          locality: '',
          townOrCity: 'LONDON',
          postcode: 'PO5T C0D3',
        },
        sourceId: ref,
      },
      ...more,
    },
  }
}

export interface TestSource extends NewSource {
  readonly name: string
  /** JSON unless it is a text, which is sent as it is. */
  send(body: object | string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  /** Sends a body that the source must accept. */
  taken(body: object): Promise<IntakeReceived>
}

let sources = 0

/** A new source with its calls. */
export async function sourceOf(
  server: TestServer,
  admin: Caller,
  draft: { format: 'latchkey' | 'zoopla' | 'mapping'; mapping?: object; name?: string },
): Promise<TestSource> {
  sources += 1
  const name = draft.name ?? `Source ${sources}`
  const made = (await admin.post('/integrations/sources', { ...draft, name })).json<NewSource>()
  const url = new URL(made.url).pathname
  const send: TestSource['send'] = (body, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { authorization: made.key, 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { ...made, name, send, taken: async (body) => (await send(body)).json<IntakeReceived>() }
}

export const receivedBy = async (admin: Caller, query = ''): Promise<Received[]> =>
  (await admin.get(`/integrations/received/1/25${query}`)).json<Page<Received>>().models
