// A bare Fastify server with prepared statements and response schemas: no roles, locks, audit or pushes.
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import jwt from 'jsonwebtoken'
import pg from 'pg'

const { DATABASE_URL, PORT, PEER_SECRET = '' } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const app = fastify()

const ORDERS = {
  submitted: 'lead.date_submitted desc, lead.id',
  name: 'lead.last_name, lead.id',
  home: 'home.name, home.id, lead.id',
}

interface Question {
  order?: keyof typeof ORDERS
  email?: string
  home?: string
}

async function list({ order = 'submitted', email, home }: Question) {
  const values = [email, home].filter((value) => value !== undefined).map((value) => `%${value}%`)
  const conditions = [email && 'lead.email ilike $1', home && `home.name ilike $${values.length}`].filter(
    Boolean,
  )
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`
  const joined = 'join peer.homes home on home.id = lead.home_id'
  const [rows, count] = await Promise.all([
    pool.query({
      name: `rows ${order} ${where}`,
      text: `select lead.id, first_name, last_name, email, phone, status, date_submitted::float8, viewing_date::float8,
        json_build_object('id', home.id, 'name', home.name, 'address_line1', home.address_line1, 'city', home.city,
          'postcode', home.postcode) as home
        from peer.leads lead ${joined} ${where} order by ${ORDERS[order]} limit 25`,
      values,
    }),
    pool.query<{ total: number }>({
      name: `count ${where}`,
      text: `select count(*)::int as total from peer.leads lead ${home ? joined : ''} ${where}`,
      values,
    }),
  ])
  const total = count.rows[0]?.total ?? 0
  return { models: rows.rows, page: 1, limit: 25, total, lastPage: Math.ceil(total / 25) }
}

const [text, number, date] = [{ type: 'string' }, { type: 'number' }, { type: ['number', 'null'] }]
const home = {
  type: 'object',
  properties: { id: number, name: text, address_line1: text, city: text, postcode: text },
}
const model = {
  type: 'object',
  properties: {
    id: number,
    first_name: text,
    last_name: text,
    email: text,
    phone: text,
    status: number,
    date_submitted: number,
    viewing_date: date,
    home,
  },
}
const page = {
  type: 'object',
  properties: {
    models: { type: 'array', items: model },
    page: number,
    limit: number,
    total: number,
    lastPage: number,
  },
}

app.addHook('onRequest', async ({ headers }) => {
  jwt.verify(headers.authorization?.slice('Bearer '.length) ?? '', PEER_SECRET)
})
app.get<{ Querystring: Question }>('/leads', { schema: { response: { 200: page } } }, ({ query }) =>
  list(query),
)
app.post<{ Params: { id: string }; Body: { status: number; notes: string } }>(
  '/leads/:id',
  {
    schema: {
      body: {
        type: 'object',
        required: ['status', 'notes'],
        properties: {
          status: { type: 'integer', minimum: 1, maximum: 12 },
          notes: { type: 'string', maxLength: 5000 },
        },
      },
    },
  },
  async ({ params, body }) => {
    const { rows } = await pool.query({
      name: 'save',
      text: 'update peer.leads set status = $2, notes = $3 where id = $1 returning id, status',
      values: [params.id, body.status, body.notes],
    })
    return rows[0] ?? null
  },
)

await pool.query(readFileSync(new URL('prepare.sql', import.meta.url), 'utf8'))
for (const table of ['leads', 'homes']) await pool.query(`vacuum analyze peer.${table}`)
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.send?.(jwt.sign({ user: 1 }, PEER_SECRET))
await new Promise((resolve) => process.once('disconnect', resolve))
process.exit(0)
