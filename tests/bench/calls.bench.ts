import type { Lead } from '../../packages/domain/src/leads/lead.contract.ts'
import { seedDatabase } from '../../scripts/lib/seed-database.ts'
import { signIn, type Agent } from './_agent.ts'
import { figure, percentile, rounded } from './_figures.ts'
import { callsPerSecond, type LoadedCall } from './_load.ts'
import { withOwnFolder } from './_product.ts'
import { served, type Served } from './_served.ts'

/** Numbers of leads, measured one after the other. */
const SIZES = (process.env['BENCH_LEADS'] ?? '10000,100000').split(',').map(Number)

const CONNECTIONS = 10

/** Runs per case, in turns with the bare server, and the duration of each. */
const [TURNS, TURN_MS] = [5, 2000]

/** Bare servers: `same` runs the same queries as the product, `plain` those that one would write first. */
const FLOORS = ['same', 'plain'] as const
type Floor = (typeof FLOORS)[number]

interface Aim {
  readonly of: Floor
  readonly share: number
}

interface Case {
  readonly name: string
  /** Requests per second aimed at, as a share of a bare server's, by the number of leads. */
  readonly aims: Readonly<Record<number, Aim>>
  readonly call: (connection: number, turn: number) => LoadedCall
}

const envOf = (dataDir: string, port: number) => ({ DATA_DIR: dataDir, PORT: String(port) })

const list = (question: string) => () => ({ path: `/enquiries/1/25${question}` })

// Calls per second of the product, as a share of what bare Fastify servers do on the same database.
for (const leads of SIZES) {
  await withOwnFolder(async (config) => {
    await seedDatabase(config, { leads, units: 0 }, () => undefined)
    const product = await served('_product-server.ts', envOf(config.dataDir, config.port))
    const bareServer = '../../packages/server/test/_bare-server.ts'
    const floors: Record<Floor, Served> = {
      same: await served(bareServer, envOf(config.dataDir, config.port + 1)),
      plain: await served(bareServer, envOf(config.dataDir, config.port + 2), 'plain'),
    }
    try {
      const agent = await signIn(product.url)
      const saved = await Promise.all(
        Array.from({ length: CONNECTIONS }, (_, connection) => agent.get<Lead>(`leads/${connection + 1}`)),
      )
      for (const measured of casesOn(saved)) await measure(measured, leads, { product, floors, agent })
    } finally {
      for (const floor of Object.values(floors)) await floor.stop()
      await product.stop()
    }
  })
}

function casesOn(saved: readonly Lead[]): Case[] {
  return [
    {
      name: 'list',
      aims: { 10_000: { of: 'same', share: 0.7 }, 100_000: { of: 'plain', share: 2 } },
      call: list(''),
    },
    {
      name: 'filter by email',
      aims: { 10_000: { of: 'same', share: 0.6 } },
      call: (connection, turn) => list(`?filter[email]=${100 + ((7 * turn + connection) % 900)}`)(),
    },
    {
      name: 'filter by property name, and sort',
      aims: { 10_000: { of: 'same', share: 0.6 }, 100_000: { of: 'plain', share: 0.6 } },
      call: list('?filter[propertyName]=leeds&sort=name'),
    },
    {
      name: 'save',
      aims: { 10_000: { of: 'same', share: 0.3 }, 100_000: { of: 'same', share: 0.3 } },
      call: (connection, turn) => ({
        path: `/leads/${connection + 1}`,
        body: { ...saved[connection], version: null, lastName: `Bench ${turn % 2}` },
      }),
    },
  ]
}

async function measure(
  { name, aims, call }: Case,
  leads: number,
  { product, floors, agent }: { product: Served; floors: Record<Floor, Served>; agent: Agent },
): Promise<void> {
  const load = { connections: CONNECTIONS, ms: TURN_MS }
  const ofProduct = (connection: number, turn: number) => {
    const { path, ...rest } = call(connection, turn)
    return { ...rest, path: `/api${path.startsWith('/leads') ? '' : '/leads'}${path}` }
  }
  const ours: number[] = []
  const bares: Record<Floor, number[]> = { same: [], plain: [] }
  for (let turn = 0; turn < TURNS; turn += 1) {
    ours.push(await callsPerSecond({ url: product.url, token: agent.token }, ofProduct, load))
    for (const floor of FLOORS)
      bares[floor].push(await callsPerSecond({ url: floors[floor].url }, call, load))
  }
  const shareOf = (floor: Floor) => {
    const shares = ours.map((rate, turn) => rate / (bares[floor][turn] ?? Number.NaN))
    return Math.round(100 * percentile(shares, 0.5)) / 100
  }
  const aim = aims[leads]
  figure('calls', {
    case: name,
    leads,
    perSecond: rounded(percentile(ours, 0.5)),
    samePerSecond: rounded(percentile(bares.same, 0.5)),
    plainPerSecond: rounded(percentile(bares.plain, 0.5)),
    shareOfSame: shareOf('same'),
    shareOfPlain: shareOf('plain'),
    ...(aim !== undefined && {
      aim: `${aim.share} of ${aim.of}`,
      reached: shareOf(aim.of) >= aim.share ? 'yes' : 'no',
    }),
  })
}
