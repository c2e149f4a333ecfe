import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { unprivilegedAccount } from '../../../packages/server/src/db/embedded/account.ts'
import { inRoot } from '../../../scripts/lib/root.ts'
import type { Certificates } from '../cluster/_certificates.ts'
import type { Node } from './_network.ts'

export const PASSWORD = 'for-the-tests-of-the-cluster'

/** Keeps logs to search for the reason when a run fails. */
export function keepLogs(folder: string): void {
  const kept = inRoot('test-results/patroni')
  mkdirSync(kept, { recursive: true })
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.log')))
    copyFileSync(path.join(folder, name), path.join(kept, name))
}

export function startEtcd(node: Node, nodes: readonly Node[], folder: string): ChildProcess {
  const members = nodes.map(({ name, address }) => `${name}=https://${address}:2380`).join(',')
  const data = path.join(folder, node.name, 'etcd')
  mkdirSync(data, { recursive: true })
  chmodSync(data, 0o700)
  const command = [
    'sh',
    path.join(scriptsOf(node, folder), 'etcd.sh'),
    node.name,
    node.address,
    data,
    members,
  ]
  return logged(node.run(command), path.join(folder, `${node.name}-etcd.log`))
}

const accountOfNodes = () => unprivilegedAccount() ?? { uid: 0, gid: 0 }

const scriptsOf = ({ name }: Node, folder: string) => path.join(folder, name, 'cluster')

export const dataOf = ({ name }: Node, folder: string) => path.join(folder, name, 'postgres')

export interface Copied {
  readonly certificates: Certificates
  readonly hasRepository: boolean
}

/** Copies scripts to a node, whose account may not be able to read the folder of this project. */
export function copyScripts(node: Node, folder: string, { certificates, hasRepository }: Copied): void {
  const scripts = scriptsOf(node, folder)
  mkdirSync(scripts, { recursive: true })
  for (const name of ['etcd.sh', 'patroni.sh', 'patroni.yml', 'pgbackrest.sh', 'restore.sh'])
    writeFileSync(path.join(scripts, name), readFileSync(inRoot(`deploy/cluster/${name}`)))
  const tls = path.join(scripts, 'tls')
  makeOwnFolder(tls)
  for (const name of ['ca.crt', 'node.crt', 'node.key']) {
    copyFileSync(path.join(certificates.folderOf(node.name), name), path.join(tls, name))
    chownSync(path.join(tls, name), accountOfNodes().uid, accountOfNodes().gid)
  }
  if (!hasRepository) return
  const repository = path.join(folder, 'repository')
  makeOwnFolder(repository)
  const configuration = readFileSync(inRoot('deploy/cluster/pgbackrest.example.conf'), 'utf8')
  writeFileSync(
    path.join(scripts, 'pgbackrest.conf'),
    configuration.replace('/var/lib/pgbackrest', repository),
  )
}

/** Makes the folder of the account. */
function makeOwnFolder(folder: string): void {
  const { uid, gid } = accountOfNodes()
  mkdirSync(folder, { recursive: true })
  chownSync(folder, uid, gid)
}

export function startPatroni(node: Node, nodes: readonly Node[], folder: string): ChildProcess {
  const data = dataOf(node, folder)
  makeOwnFolder(data)
  const hosts = nodes.map(({ address }) => `${address}:2379`).join(',')
  const command = [
    'sh',
    path.join(scriptsOf(node, folder), 'patroni.sh'),
    node.name,
    node.address,
    data,
    hosts,
  ]
  const env = { PATRONI_SUPERUSER_PASSWORD: PASSWORD, PATRONI_REPLICATION_PASSWORD: PASSWORD }
  return logged(
    node.run(command, { account: accountOfNodes(), env }),
    path.join(folder, `${node.name}-patroni.log`),
  )
}

/** Runs one of the scripts on the data of a node; throws when it fails. */
export async function runScript(
  node: Node,
  folder: string,
  name: string,
  args: readonly string[],
): Promise<void> {
  const command = ['sh', path.join(scriptsOf(node, folder), name), dataOf(node, folder), ...args]
  const child = node.run(command, { account: accountOfNodes() })
  logged(child, path.join(folder, `${node.name}-${name}.log`))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed.`)
}

/** HAProxy listens on these ports for the primary and for a replica. */
export interface HaProxyPorts {
  readonly primary: number
  readonly replica: number
}

/** `deploy/cluster/haproxy.cfg` on other ports. */
export function startHaProxy(folder: string, certificates: Certificates, ports: HaProxyPorts): ChildProcess {
  const file = path.join(folder, 'haproxy.cfg')
  const configuration = readFileSync(inRoot('deploy/cluster/haproxy.cfg'), 'utf8')
  writeFileSync(
    file,
    configuration
      .replace(':5000', `:${ports.primary}`)
      .replace(':5001', `:${ports.replica}`)
      .replaceAll('/etc/haproxy/tls', certificates.folderOf()),
  )
  const env = { PATH: `${process.env['PATH']}:/usr/sbin` }
  return logged(spawn('haproxy', ['-db', '-f', file], { env }), path.join(folder, 'haproxy.log'))
}

function logged(child: ChildProcess, file: string): ChildProcess {
  const log = createWriteStream(file, { flags: 'a' })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  return child
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
