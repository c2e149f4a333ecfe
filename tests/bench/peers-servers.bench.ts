import { randomBytes } from 'node:crypto'
import { readConfig } from '../../packages/server/src/config/env.ts'
import type { Lead } from '../../packages/domain/src/leads/lead.contract.ts'
import { seedDatabase } from '../../scripts/lib/seed-database.ts'
import { withRealPostgres } from '../../scripts/real-postgres.ts'
import { signIn } from './_agent.ts'
import { figure, percentile, rounded } from './_figures.ts'
import { installPeers } from './_install-peers.ts'
import { callsPerSecond, type LoadedCall } from './_load.ts'
import { withOwnFolder } from './_product.ts'
import { served } from './_served.ts'

/** Numbers of leads, measured one after the other. */
const SIZES = (process.env['BENCH_LEADS'] ?? '10000,100000').split(',').map(Number)

/** Turns, in which each server is called in order, and the duration of each call in milliseconds. */
const [TURNS, TURN_MS] = [Number(process.env['BENCH_SAMPLES'] ?? 5), 2000]
const CONNECTIONS = 10

const PEER_SECRET = randomBytes(32).toString('hex')

/** A lead's home and email, in the words of the generated data. */
const HOME = 'leeds'
const emailOf = (connection: number, turn: number) => String(100 + ((7 * turn + connection) % 900))

type Call = (connection: number, turn: number) => LoadedCall
type Calls = Readonly<Record<'list' | 'filter by email' | 'home and sort' | 'save', Call>>

/** The product: the whole draft is sent, locked, validated, compared, audited and pushed. */
const callsOfProduct = (drafts: readonly Lead[]): Calls => ({
  list: () => ({ path: '/api/leads/enquiries/1/25' }),
  'filter by email': (connection, turn) => ({
    path: `/api/leads/enquiries/1/25?filter[email]=${emailOf(connection, turn)}`,
  }),
  'home and sort': () => ({
    path: `/api/leads/enquiries/1/25?filter[propertyName]=${HOME}&sort=propertyName`,
  }),
  save: (connection, turn) => ({
    path: `/api/leads/${drafts[connection]?.id}`,
    body: { ...drafts[connection], version: null, notes: `Bench ${turn}` },
  }),
})

/** A bare server: one column of one row is written. */
const callsOfFastify = (ids: readonly number[]): Calls => ({
  list: () => ({ path: '/leads' }),
  'filter by email': (connection, turn) => ({ path: `/leads?order=name&email=${emailOf(connection, turn)}` }),
  'home and sort': () => ({ path: `/leads?order=home&home=${HOME}` }),
  save: (connection, turn) => ({
    path: `/leads/${ids[connection]}`,
    body: { status: 1, notes: `Bench ${turn}` },
  }),
})

const COLUMNS = `nodes { rowId firstName lastName email phone status dateSubmitted viewingDate
  homeByHomeId { rowId name addressLine1 city postcode } } totalCount`

const page = (order: string, filter = ''): LoadedCall => ({
  path: '/graphql',
  body: { query: `{ allLeads(first: 25, orderBy: [${order}]${filter}) { ${COLUMNS} } }` },
})

const callsOfPostgraphile = (ids: readonly number[]): Calls => ({
  list: () => page('DATE_SUBMITTED_DESC'),
  'filter by email': (connection, turn) =>
    page('LAST_NAME_ASC', `, filter: { email: { includesInsensitive: "${emailOf(connection, turn)}" } }`),
  'home and sort': () =>
    page(
      'HOME_BY_HOME_ID__NAME_ASC',
      `, filter: { homeByHomeId: { name: { includesInsensitive: "${HOME}" } } }`,
    ),
  save: (connection, turn) => ({
    path: '/graphql',
    body: {
      query: `mutation ($id: Int!, $notes: String!) {
        updateLeadByRowId(input: { rowId: $id, leadPatch: { status: 1, notes: $notes } }) { lead { rowId status } }
      }`,
      variables: { id: ids[connection], notes: `Bench ${turn}` },
    },
  }),
})

await installPeers()
for (const leads of SIZES)
  await withRealPostgres((url) => withOwnFolder(({ dataDir, port }) => measure(leads, url, dataDir, port)))

async function measure(leads: number, url: string, dataDir: string, port: number): Promise<void> {
  const env = (offset: number) => ({
    DATABASE_URL: url,
    DEMO: '1',
    DATA_DIR: dataDir,
    PORT: String(port + offset),
    PEER_SECRET,
  })
  await seedDatabase(readConfig(env(0)), { leads, units: 0 }, () => undefined)
  const product = await served('_product-server.ts', env(0))
  const bare = await served('peers/libraries/fastify-server.ts', env(1))
  const graphile = await served('peers/libraries/postgraphile-server.ts', env(2))
  try {
    const agent = await signIn(product.url)
    const drafts = await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, connection) => agent.get<Lead>(`leads/${connection + 1}`)),
    )
    const ids = drafts.map(({ id }) => id)
    const sides = [
      { name: 'ours', server: { url: product.url, token: agent.token }, calls: callsOfProduct(drafts) },
      { name: 'fastify', server: { url: bare.url, token: String(bare.message) }, calls: callsOfFastify(ids) },
      {
        name: 'postgraphile',
        server: { url: graphile.url, token: String(graphile.message) },
        calls: callsOfPostgraphile(ids),
      },
    ]
    for (const name of Object.keys(callsOfProduct([])) as (keyof Calls)[]) {
      const rates = new Map(sides.map((side) => [side.name, [] as number[]]))
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const side of sides) {
          const load = { connections: CONNECTIONS, ms: TURN_MS }
          rates.get(side.name)?.push(await callsPerSecond(side.server, side.calls[name], load))
        }
      const shareOf = (other: string) => {
        const shares = (rates.get('ours') ?? []).map(
          (rate, turn) => rate / (rates.get(other)?.[turn] ?? Number.NaN),
        )
        return Math.round(100 * percentile(shares, 0.5)) / 100
      }
      figure('peers-servers', {
        case: name,
        leads,
        ...Object.fromEntries(
          [...rates].map(([side, each]) => [`${side}PerSecond`, rounded(percentile(each, 0.5))]),
        ),
        shareOfFastify: shareOf('fastify'),
        shareOfPostgraphile: shareOf('postgraphile'),
      })
    }
  } finally {
    for (const server of [graphile, bare, product]) await server.stop()
  }
}
