import type { IntakeResponse } from '@latchkey/domain/integrations/sources/source.contract'
import type { TestServer } from '../_harness.ts'

/** Test servers are started with it. */
export const INTAKE_KEY = 'test-intake-key'

/** Sends an enquiry; resolves with the lead's id. */
export async function intake(server: TestServer, body: Record<string, unknown> = {}): Promise<number> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/intake/enquiries',
    headers: { 'x-intake-key': INTAKE_KEY },
    payload: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '07700 900123', ...body },
  })
  return response.json<IntakeResponse>().id
}
