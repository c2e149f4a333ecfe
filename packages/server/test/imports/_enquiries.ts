import { sql } from 'kysely'
import { beforeEach, expect } from 'vitest'
import type { TestServer } from '../_harness.ts'
import { leadBody } from '../_leads.ts'
import type { SignedIn } from '../_people.ts'
import { importCalls, makeDraft, type MadeImport } from './_imports.ts'

export const COLUMNS = [
  'ID > externalId',
  'First > firstName',
  'Last > lastName',
  'Email > email',
  'Phone > phone',
  'Registered > dateSubmitted',
  'Message > notes',
  'Stage > status',
  'Viewing > viewingDate',
  'Agent > viewingUserId',
  'Home > property.name',
]
const FIELDS = [
  'id',
  'first',
  'last',
  'email',
  'phone',
  'registered',
  'notes',
  'stage',
  'viewing',
  'agent',
  'home',
] as const

type Cells = Partial<Record<(typeof FIELDS)[number], string>>

/** Files of enquiries; each test has an old system of its own, whose people nobody else has. */
export function enquiryFiles(server: TestServer, agent: SignedIn) {
  const { run } = importCalls(server, agent)
  let systems = 0
  let system = ''
  beforeEach(() => {
    systems += 1
    system = `Other CRM ${systems}`
  })

  const person = (id: string, over: Cells = {}): string[] => {
    const cells: Cells = {
      id,
      first: 'Ann',
      last: `Lee ${id}`,
      email: `other${systems}-${id}@example.com`,
      phone: `07700 9${String(systems * 100 + Number(id)).padStart(5, '0')}`,
      registered: '01/02/2026 10:00',
      notes: 'Wants a garden',
      stage: '1',
      home: 'Plot 1',
      ...over,
    }
    return FIELDS.map((field) => cells[field] ?? '')
  }

  const draft = (lines: readonly (readonly string[])[], made: MadeImport = {}) =>
    makeDraft(server, agent, COLUMNS, lines, {
      system,
      words: {
        status: ['1', '4', '5'].map((text) => ({ text, rows: 1, to: Number(text) })),
        viewingUserId: [{ text: 'me', rows: 1, to: agent.userId }],
      },
      ...made,
    })

  async function imported(lines: readonly (readonly string[])[], made: MadeImport = {}) {
    const id = await draft(lines, made)
    await run(id)
    const leads = await server.db
      .selectFrom('lead')
      .selectAll()
      .where(sql<boolean>`imported_from @> ${JSON.stringify({ importId: id })}::jsonb`)
      .orderBy('id')
      .execute()
    return { id, leads, idAt: (place: number) => leads[place]?.id ?? 0 }
  }

  async function post(path: string, payload: object): Promise<{ statusCode: number; body: string }> {
    const url = `/api/${path}`
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url,
      headers: agent.headers,
      payload,
    })
    return { statusCode, body }
  }

  async function anonymise(id: number): Promise<void> {
    const response = await post('privacy/anonymise', { ids: [id], confirm: 'ANONYMISE' })
    expect(JSON.parse(response.body)).toEqual({ done: [id], failed: [] })
  }

  async function saved(id: number, over: Record<string, unknown>): Promise<void> {
    const lead = (await server.app.inject({ url: `/api/leads/${id}`, headers: agent.headers })).json<
      Record<string, unknown>
    >()
    const response = await post(`leads/${id}`, { ...leadBody(lead), ...over })
    expect([response.statusCode, response.body]).toEqual([200, 'true'])
  }

  return { person, draft, imported, post, anonymise, saved, system: () => system }
}
