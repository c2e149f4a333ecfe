import { createServer } from 'node:http'
import { PgOrderByRelatedPlugin } from '@graphile-contrib/pg-order-by-related'
import jwt from 'jsonwebtoken'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { PgLazyJWTPreset } from 'postgraphile/presets/lazy-jwt'
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter'

const { DATABASE_URL = '', PORT, PEER_SECRET = '' } = process.env
const token = jwt.sign({ role: new URL(DATABASE_URL).username }, PEER_SECRET, { audience: 'postgraphile' })

const instance = postgraphile({
  extends: [PostGraphileAmberPreset, PgLazyJWTPreset, PostGraphileConnectionFilterPreset],
  plugins: [PgOrderByRelatedPlugin],
  pgServices: [makePgService({ connectionString: DATABASE_URL, schemas: ['peer'], poolConfig: { max: 10 } })],
  schema: {
    connectionFilterRelations: true,
    pgJwtSecret: PEER_SECRET,
    orderByRelatedColumnAggregates: false,
  },
  grafserv: { pgJwtSecret: PEER_SECRET, graphiql: false, watch: false },
  grafast: { explain: false },
})
const server = createServer()
await instance.createServ(grafserv).addTo(server)
await instance.getSchema()
server.listen(Number(PORT), '127.0.0.1', () => process.send?.(token))
await new Promise((resolve) => process.once('disconnect', resolve))
process.exit(0)
