// A separate process: starts the embedded database of a folder, then inserts rows one by one and prints each
// acknowledged number. Tests kill it in the middle.
import pg from 'pg'
import { startEmbedded } from '../src/db/embedded/embedded.ts'

const embedded = await startEmbedded(process.argv[2] ?? '', { busyWaitMs: 30_000 })
const client = new pg.Client(embedded.connection)
await client.connect()
await client.query('create table if not exists acknowledged (number integer primary key)')
const { rows } = await client.query<{ next: number }>(
  'select coalesce(max(number), 0) + 1 as next from acknowledged',
)
process.stdout.write(`postgres ${embedded.pid}\n`)
for (let number = rows[0]?.next ?? 1; ; number += 1) {
  await client.query('insert into acknowledged values ($1)', [number])
  process.stdout.write(`${number}\n`)
}
