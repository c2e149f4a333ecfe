import { spawnSync, type ChildProcess } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { admin } from '../../../packages/server/test/_database.setup.ts'
import { openFolder } from '../../../packages/server/test/_embedded-folders.ts'
import { freePort } from '../../../packages/server/test/_server-process.ts'
import { makeCertificates } from '../cluster/_certificates.ts'
import { membersOf, untilTrue } from './_members.ts'
import {
  copyScripts,
  dataOf,
  end,
  keepLogs,
  PASSWORD,
  runScript,
  startEtcd,
  startHaProxy,
  startPatroni,
} from './_node-programs.ts'
import { canMakeNetworks, openNetwork, type Node } from './_network.ts'

const NODES = 3

/** Programs and their Debian packages. */
const PROGRAMS = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbackrest: 'pgbackrest',
  haproxy: 'haproxy',
  nginx: 'nginx',
  ip: 'iproute2',
  setpriv: 'util-linux',
} as const

/** The missing package or tool; null when Patroni can be tested. */
export function missingForPatroni(): string | null {
  const packages = Object.entries(PROGRAMS).flatMap(([program, name]) =>
    spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`]).status === 0 ? [] : [name],
  )
  if (packages.length > 0) return `install ${packages.join(', ')}`
  if (process.getuid?.() !== 0 || !canMakeNetworks()) return 'root and network namespaces'
  return null
}

/** Three PostgreSQL nodes under Patroni, one of them a synchronous standby, behind HAProxy. */
export interface PatroniCluster {
  /** The address of the primary, whichever node that is. */
  readonly url: string
  /** The address of a replica. */
  readonly readUrl: string
  primary(): Promise<Node>
  /** Kills the PostgreSQL of a node with SIGKILL. */
  kill(node: Node): void
  /** Makes a synchronous standby the primary. */
  switchOver(): Promise<void>
  /** Waits until one node is the primary and all others follow it, one of them synchronously. */
  untilHealthy(): Promise<void>
  /** Waits until another node is the primary. */
  untilWithout(former: Node): Promise<void>
  /** A full backup; needs a repository. */
  backUp(): Promise<void>
  /** Takes all nodes back to a time; needs a repository. */
  restoreTo(time: string): Promise<void>
}

export interface PatroniOptions {
  /** True if archives and backups have a repository. */
  readonly hasRepository?: boolean
}

export async function withPatroni(
  work: (cluster: PatroniCluster) => Promise<void>,
  { hasRepository = false }: PatroniOptions = {},
): Promise<void> {
  const folder = openFolder('patroni')
  const network = openNetwork(NODES)
  const { nodes } = network
  const certificates = makeCertificates(folder, nodes)
  const members = membersOf(certificates, nodes)
  for (const node of nodes) copyScripts(node, folder, { certificates, hasRepository })
  const running: ChildProcess[] = []
  const postgres = new Map<Node, ChildProcess>()
  const [port, readPort] = [await freePort(), await freePort()]
  const tls = `sslmode=verify-full&sslrootcert=${certificates.authority}`
  const urlOf = (at: number) => `postgres://latchkey:${PASSWORD}@127.0.0.1:${at}/latchkey?${tls}`
  const start = (node: Node) => void postgres.set(node, startPatroni(node, nodes, folder))
  try {
    for (const node of nodes) running.push(startEtcd(node, nodes, folder))
    nodes.forEach(start)
    running.push(startHaProxy(folder, certificates, { primary: port, replica: readPort }))
    const cluster: PatroniCluster = {
      url: urlOf(port),
      readUrl: urlOf(readPort),
      primary: members.primary,
      kill: ({ name }) => {
        const [pid] = readFileSync(path.join(folder, name, 'postgres/data/postmaster.pid'), 'utf8').split(
          '\n',
        )
        process.kill(Number(pid), 'SIGKILL')
      },
      switchOver: members.switchOver,
      untilHealthy: members.untilHealthy,
      untilWithout: async (former) => {
        const others = nodes.filter((node) => node !== former)
        await untilTrue(async () => {
          const leader = (await members.seenBy(others)).find(({ role }) => role === 'leader')
          return leader !== undefined && leader.name !== former.name
        })
      },
      backUp: async () => {
        const primary = await members.primary()
        for (const command of [['stanza-create'], ['backup', '--type=full']])
          await runScript(primary, folder, 'pgbackrest.sh', command)
      },
      restoreTo: async (time) => {
        const first = await members.primary()
        await Promise.all([...postgres.values()].map(end))
        await runScript(first, folder, 'restore.sh', [time])
        await certificates.ask(`https://${first.address}:2379/v2/keys/service/latchkey?recursive=true`, {
          method: 'DELETE',
        })
        const others = nodes.filter((node) => node !== first)
        for (const node of others) rmSync(path.join(dataOf(node, folder), 'data'), { recursive: true })
        start(first)
        await untilTrue(async () => (await members.seenBy([first])).some(({ role }) => role === 'leader'))
        others.forEach(start)
        await members.untilHealthy()
      },
    }
    await members.untilHealthy()
    await makeDatabase(await members.primary(), tls)
    await work(cluster)
  } catch (error) {
    keepLogs(folder)
    throw error
  } finally {
    // Patroni stops its PostgreSQL; the rest goes in the opposite order of its start.
    for (const child of [...running, ...postgres.values()].toReversed()) await end(child)
    network.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeDatabase({ address }: Node, tls: string): Promise<void> {
  const owner = { connectionString: `postgres://postgres:${PASSWORD}@${address}:5432/postgres?${tls}` }
  await admin(owner, `create role latchkey login createrole password '${PASSWORD}'`)
  await admin(owner, 'create database latchkey owner latchkey')
}
