import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { admin } from '../../packages/server/test/_database.setup.ts'
import { openFolder } from '../../packages/server/test/_embedded-folders.ts'
import { freePort } from '../../packages/server/test/_server-process.ts'
import { unprivilegedAccount } from '../../packages/server/src/db/embedded/account.ts'
import { inRoot } from '../../scripts/lib/root.ts'
import { canMakeNetworks, openNetwork, type Node } from './_network.ts'

const NODES = 3

/** Longest wait for all nodes to be in order, in milliseconds. */
const HEALTHY_WITHIN_MS = 120_000

const PASSWORD = 'for-the-tests-of-the-cluster'

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

/** What the machine lacks; null when Patroni can be tested. */
export function missingForPatroni(): string | null {
  const packages = Object.entries(PROGRAMS).flatMap(([program, name]) =>
    spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`]).status === 0 ? [] : [name],
  )
  if (packages.length > 0) return `install ${packages.join(', ')}`
  if (process.getuid?.() !== 0 || !canMakeNetworks()) return 'root and network namespaces'
  return null
}

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
}

/** Three PostgreSQL nodes under Patroni, one of them a synchronous standby, behind HAProxy. */
export interface PatroniCluster {
  /** Of the primary, whichever node that is. */
  readonly url: string
  /** Of a replica. */
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
  /** For archives and backups. */
  readonly hasRepository?: boolean
}

export async function withPatroni(
  work: (cluster: PatroniCluster) => Promise<void>,
  { hasRepository = false }: PatroniOptions = {},
): Promise<void> {
  const folder = openFolder('patroni')
  copyScripts(folder, hasRepository)
  const network = openNetwork(NODES)
  const { nodes } = network
  const running: ChildProcess[] = []
  const postgres = new Map<Node, ChildProcess>()
  const [port, readPort] = [await freePort(), await freePort()]
  const start = (node: Node) => void postgres.set(node, startPatroni(node, nodes, folder))
  try {
    for (const node of nodes) running.push(startEtcd(node, nodes, folder))
    nodes.forEach(start)
    running.push(startHaProxy(folder, port, readPort))
    const cluster: PatroniCluster = {
      url: urlOf('latchkey', port),
      readUrl: urlOf('latchkey', readPort),
      primary: () => primaryOf(nodes),
      kill: ({ name }) => {
        const [pid] = readFileSync(path.join(folder, name, 'postgres/data/postmaster.pid'), 'utf8').split(
          '\n',
        )
        process.kill(Number(pid), 'SIGKILL')
      },
      switchOver: () => switchOver(nodes),
      untilHealthy: () => untilHealthy(nodes),
      untilWithout: async (former) => {
        const others = nodes.filter((node) => node !== former)
        await untilTrue(async () => {
          const leader = (await membersOf(others)).find(({ role }) => role === 'leader')
          return leader !== undefined && leader.name !== former.name
        })
      },
      backUp: async () => {
        const primary = await primaryOf(nodes)
        for (const command of [['stanza-create'], ['backup', '--type=full']])
          await runScript(primary, folder, 'pgbackrest.sh', command)
      },
      restoreTo: async (time) => {
        const first = await primaryOf(nodes)
        await Promise.all([...postgres.values()].map(end))
        await runScript(first, folder, 'restore.sh', [time])
        await fetch(`http://${first.address}:2379/v2/keys/service/latchkey?recursive=true`, {
          method: 'DELETE',
        })
        const others = nodes.filter((node) => node !== first)
        for (const node of others) rmSync(path.join(dataOf(node, folder), 'data'), { recursive: true })
        start(first)
        await untilTrue(async () => (await membersOf([first])).some(({ role }) => role === 'leader'))
        others.forEach(start)
        await untilHealthy(nodes)
      },
    }
    await untilHealthy(nodes)
    await makeDatabase(await primaryOf(nodes))
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

/** For the search of the reason, when a run fails. */
function keepLogs(folder: string): void {
  const kept = inRoot('test-results/patroni')
  mkdirSync(kept, { recursive: true })
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.log')))
    copyFileSync(path.join(folder, name), path.join(kept, name))
}

const urlOf = (user: string, port: number) => `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/latchkey`

function startEtcd(node: Node, nodes: readonly Node[], folder: string): ChildProcess {
  const members = nodes.map(({ name, address }) => `${name}=http://${address}:2380`).join(',')
  const data = path.join(folder, node.name, 'etcd')
  mkdirSync(data, { recursive: true })
  chmodSync(data, 0o700)
  const command = ['sh', inRoot('deploy/cluster/etcd.sh'), node.name, node.address, data, members]
  return logged(node.run(command), path.join(folder, `${node.name}-etcd.log`))
}

const accountOfNodes = () => unprivilegedAccount() ?? { uid: 0, gid: 0 }

const scriptsOf = (folder: string) => path.join(folder, 'cluster')

const dataOf = ({ name }: Node, folder: string) => path.join(folder, name, 'postgres')

/** The account may not be able to read the folder of this project. */
function copyScripts(folder: string, hasRepository: boolean): void {
  const scripts = scriptsOf(folder)
  mkdirSync(scripts)
  for (const name of ['patroni.sh', 'patroni.yml', 'pgbackrest.sh', 'restore.sh'])
    writeFileSync(path.join(scripts, name), readFileSync(inRoot(`deploy/cluster/${name}`)))
  if (!hasRepository) return
  const repository = path.join(folder, 'repository')
  makeOwnFolder(repository)
  const configuration = readFileSync(inRoot('deploy/cluster/pgbackrest.example.conf'), 'utf8')
  writeFileSync(
    path.join(scripts, 'pgbackrest.conf'),
    configuration.replace('/var/lib/pgbackrest', repository),
  )
}

/** Of the account. */
function makeOwnFolder(folder: string): void {
  const { uid, gid } = accountOfNodes()
  mkdirSync(folder, { recursive: true })
  chownSync(folder, uid, gid)
}

function startPatroni(node: Node, nodes: readonly Node[], folder: string): ChildProcess {
  const data = dataOf(node, folder)
  makeOwnFolder(data)
  const hosts = nodes.map(({ address }) => `${address}:2379`).join(',')
  const command = ['sh', path.join(scriptsOf(folder), 'patroni.sh'), node.name, node.address, data, hosts]
  const env = { PATRONI_SUPERUSER_PASSWORD: PASSWORD, PATRONI_REPLICATION_PASSWORD: PASSWORD }
  return logged(
    node.run(command, { account: accountOfNodes(), env }),
    path.join(folder, `${node.name}-patroni.log`),
  )
}

/** Runs one of the scripts on the data of a node; throws when it fails. */
async function runScript(node: Node, folder: string, name: string, args: readonly string[]): Promise<void> {
  const command = ['sh', path.join(scriptsOf(folder), name), dataOf(node, folder), ...args]
  const child = node.run(command, { account: accountOfNodes() })
  logged(child, path.join(folder, `${node.name}-${name}.log`))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed.`)
}

/** `deploy/cluster/haproxy.cfg` on other ports. */
function startHaProxy(folder: string, port: number, readPort: number): ChildProcess {
  const file = path.join(folder, 'haproxy.cfg')
  const configuration = readFileSync(inRoot('deploy/cluster/haproxy.cfg'), 'utf8')
  writeFileSync(file, configuration.replace(':5000', `:${port}`).replace(':5001', `:${readPort}`))
  const env = { PATH: `${process.env['PATH']}:/usr/sbin` }
  return logged(spawn('haproxy', ['-db', '-f', file], { env }), path.join(folder, 'haproxy.log'))
}

function logged(child: ChildProcess, file: string): ChildProcess {
  const log = createWriteStream(file, { flags: 'a' })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** What a node that answers knows of the cluster. */
async function membersOf(nodes: readonly Node[]): Promise<readonly Member[]> {
  for (const { address } of nodes) {
    try {
      const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) })
      return ((await response.json()) as { members: Member[] }).members
    } catch {
      // Another one may.
    }
  }
  return []
}

async function primaryOf(nodes: readonly Node[]): Promise<Node> {
  const leader = (await membersOf(nodes)).find(({ role }) => role === 'leader')
  const node = nodes.find(({ name }) => name === leader?.name)
  if (node === undefined) throw new Error('No node is the primary.')
  return node
}

/**
 * One primary, and all others follow it, one of them synchronously. In the view of every node: that of one which has
 * been cut off is old.
 */
const untilHealthy = (nodes: readonly Node[]): Promise<void> =>
  untilTrue(async () => {
    const views = await Promise.all(nodes.map((node) => membersOf([node])))
    const leaders = new Set(views.map((view) => view.find(({ role }) => role === 'leader')?.name))
    return leaders.size === 1 && views.every((view) => isHealthy(view, nodes.length))
  })

function isHealthy(members: readonly Member[], count: number): boolean {
  const areUp = members.length === count && members.every(({ state }) => /running|streaming/.test(state))
  const has = (wanted: string) => members.filter(({ role }) => role === wanted).length
  return areUp && has('leader') === 1 && has('sync_standby') === 1
}

async function untilTrue(check: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + HEALTHY_WITHIN_MS
  while (!(await check())) {
    if (performance.now() > until) throw new Error('The nodes are not in order.')
    await delay(250)
  }
}

async function switchOver(nodes: readonly Node[]): Promise<void> {
  const members = await membersOf(nodes)
  const nameOf = (wanted: string) => members.find(({ role }) => role === wanted)?.name
  const { address } = await primaryOf(nodes)
  const response = await fetch(`http://${address}:8008/switchover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leader: nameOf('leader'), candidate: nameOf('sync_standby') }),
  })
  if (!response.ok) throw new Error(`The switchover was rejected: ${await response.text()}`)
}

async function makeDatabase({ address }: Node): Promise<void> {
  const owner = { connectionString: `postgres://postgres:${PASSWORD}@${address}:5432/postgres` }
  await admin(owner, `create role latchkey login createrole password '${PASSWORD}'`)
  await admin(owner, 'create database latchkey owner latchkey')
}
