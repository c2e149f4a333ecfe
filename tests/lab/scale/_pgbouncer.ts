import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unprivilegedAccount } from '../../../packages/server/src/db/embedded/account.ts'
import { openFolder } from '../../../packages/server/test/_embedded-folders.ts'
import { freePort } from '../../../packages/server/test/_server-process.ts'
import { inRoot } from '../../../scripts/lib/root.ts'

/** Debian's place is not in every account's path. */
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }

export const hasPgBouncer = (): boolean => spawnSync('pgbouncer', ['--version'], { env }).status === 0

/** Runs the work with the URL of PgBouncer in front of a database, with `deploy/cluster/pgbouncer.ini`. */
export async function withPgBouncer(database: URL, work: (url: string) => Promise<void>): Promise<void> {
  const folder = openFolder('pgbouncer')
  const port = await freePort()
  const users = path.join(folder, 'userlist.txt')
  const file = path.join(folder, 'pgbouncer.ini')
  // A local socket asks for none.
  const password = database.password === '' ? 'for-the-tests-of-pools' : database.password
  const socket = database.searchParams.get('host')
  const place = socket === null ? `host=${database.hostname} port=${database.port}` : `host=${socket}`
  const given = database.searchParams.get('sslrootcert')
  const authority = path.join(folder, 'ca.crt')
  if (given !== null) copyFileSync(given, authority)
  writeFileSync(users, `"${database.username}" "${password}"\n`)
  const configuration = readFileSync(inRoot('deploy/cluster/pgbouncer.ini'), 'utf8')
  writeFileSync(
    file,
    configuration
      .replace('host=127.0.0.1 port=5000', place)
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('/etc/pgbouncer/userlist.txt', users)
      .replace('/etc/pgbouncer/ca.crt', authority)
      .replace('verify-full', given === null ? 'disable' : 'verify-full'),
  )
  for (const each of [users, file, ...(given === null ? [] : [authority])]) chmodSync(each, 0o644)
  const pooler = spawn('pgbouncer', ['--quiet', file], { ...unprivilegedAccount(), env, stdio: 'inherit' })
  const ended = once(pooler, 'exit')
  try {
    await work(`postgres://${database.username}:${password}@127.0.0.1:${port}${database.pathname}`)
  } finally {
    pooler.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true })
  }
}
