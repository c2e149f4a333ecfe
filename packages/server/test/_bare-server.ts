// A separate process for `npm run bench`: a bare Fastify server that runs the product's queries on its database. With
// the argument `plain`, the lists use the statements one would write first.
import fastify from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { Server } from 'socket.io'
import { APP_ROLE } from '../src/db/app-role.ts'
import { placeFor } from '../src/db/embedded/place.ts'
import { readConfig } from '../src/config/env.ts'
import type { Db } from '../src/db/schema.ts'
import { leadListQueries } from '../src/leads/lists/lists.queries.ts'
import type { LeadListKind } from '../src/leads/lists/lists.sql.ts'
import { leadQueries } from '../src/leads/record/lead.queries.ts'
import { readListRequest } from '../src/platform/http/list-request.ts'
import { LEAD_LIST_COLUMNS } from '@latchkey/domain/leads/lead.columns'
import { plainLists } from './_plain-lists.ts'

const config = readConfig(process.env)
const pool = new pg.Pool({
  host: placeFor(config.dataDir).folder,
  user: APP_ROLE,
  database: 'postgres',
  max: 10,
})
const db = new Kysely<Db>({ dialect: new PostgresDialect({ pool }) })
const lists = leadListQueries(db, config.timeZone)
const plain = process.argv[2] === 'plain' ? plainLists(db) : null
const app = fastify()
const io = new Server(app.server)

const ENQUIRIES: LeadListKind = { section: 'Enquiry', order: { column: 'submitted_at', direction: 'desc' } }

app.route<{ Params: { page: string; limit: string } }>({
  method: 'GET',
  url: '/enquiries/:page/:limit',
  handler: async ({ params, query: requested }) => {
    const paging = { page: Number(params.page), limit: Number(params.limit) }
    const request = readListRequest(paging, requested, LEAD_LIST_COLUMNS.Enquiry)
    if (plain) return plain.page({ ...paging, filters: request.filters, isByName: request.sort !== null })
    const query = {
      ...request,
      handler: null,
      isWaiting: false,
      checkAgainFrom: null,
      viewings: null,
      submitted: null,
      depositBy: null,
    }
    const found = (await lists.first(ENQUIRIES, query)) ?? (await lists.search(ENQUIRIES, query))
    if (found) return found
    const total = await lists.count(ENQUIRIES, query)
    return { total, rows: await lists.page(ENQUIRIES, query, total) }
  },
})

const text = { type: 'string', minLength: 1, maxLength: 255 }
const person = ['firstName', 'lastName', 'email', 'phone'] as const

// Locks, validates, audits and pushes, as a save of the product does.
app.route<{ Params: { id: string }; Body: Record<(typeof person)[number], string> }>({
  method: 'POST',
  url: '/leads/:id',
  schema: {
    body: {
      type: 'object',
      required: [...person],
      properties: Object.fromEntries(person.map((name) => [name, text])),
    },
  },
  handler: async (request) => {
    const id = Number(request.params.id)
    const { firstName: first_name, lastName: last_name, email, phone } = request.body
    await db.transaction().execute(async (transaction) => {
      const queries = leadQueries(transaction)
      const saved = await queries.lock(id)
      await queries.update(id, { first_name, last_name, email, phone })
      await transaction
        .insertInto('audit')
        .values({
          at: new Date(),
          user_id: null,
          address: request.ip,
          action: 'lead.update',
          entity: 'lead',
          entity_id: id,
          changes: JSON.stringify([{ field: 'lastName', from: saved?.last_name, to: last_name }]),
        })
        .execute()
    })
    io.emit('leads-refresh', {})
    return true
  },
})

await app.listen({ port: config.port, host: '127.0.0.1' })
process.send?.('listening')
await new Promise((resolve) => process.once('disconnect', resolve))
await app.close()
await pool.end()
process.exit(0)
