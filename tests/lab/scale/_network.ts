import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'

const BRIDGE = 'latchkey0'

/** The address of the machine itself, in the network of the nodes. */
const GATEWAY = '10.77.0.254/24'

/** A machine of its own to its processes: a network namespace, connected to the others by a bridge. */
export interface Node {
  readonly name: string
  readonly address: string
  /** Runs a program in the node, as root or as an account. */
  run(command: readonly string[], options?: RunOptions): ChildProcess
  /** Packets to and from the node are lost. */
  cutOff(): void
  reconnect(): void
}

interface RunOptions {
  readonly account?: { readonly uid: number; readonly gid: number }
  readonly env?: NodeJS.ProcessEnv
}

const ip = (...args: string[]): void => {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

/** True where namespaces can be made. */
export function canMakeNetworks(): boolean {
  if (spawnSync('ip', ['netns', 'add', 'latchkey-probe']).status !== 0) return false
  ip('netns', 'delete', 'latchkey-probe')
  return true
}

/** Nodes `pg1`, `pg2`, .. with the addresses 10.77.0.1, 10.77.0.2, .. */
export function openNetwork(count: number): { nodes: Node[]; close(): void } {
  const names = Array.from({ length: count }, (_, index) => `pg${index + 1}`)
  // Of a run that was killed.
  removeNetwork(names)
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('address', 'add', GATEWAY, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
  return { nodes: names.map(openNode), close: () => removeNetwork(names) }
}

function openNode(name: string, index: number): Node {
  const [space, link] = [spaceOf(name), linkOf(name)]
  const address = `10.77.0.${index + 1}`
  const inside = (...args: string[]) => ip('netns', 'exec', space, 'ip', ...args)
  ip('netns', 'add', space)
  ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  ip('link', 'set', link, 'master', BRIDGE)
  inside('address', 'add', `${address}/24`, 'dev', 'eth0')
  inside('link', 'set', 'lo', 'up')
  inside('link', 'set', 'eth0', 'up')
  ip('link', 'set', link, 'up')
  return {
    name,
    address,
    run(command, { account, env = {} } = {}) {
      const as = account
        ? ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
        : []
      return spawn('ip', ['netns', 'exec', space, ...as, ...command], {
        env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    },
    cutOff: () => ip('link', 'set', link, 'down'),
    reconnect: () => ip('link', 'set', link, 'up'),
  }
}

const spaceOf = (name: string) => `latchkey-${name}`

const linkOf = (name: string) => `lk-${name}`

function removeNetwork(names: readonly string[]): void {
  for (const name of names) {
    // A namespace takes its end of the link with it, but later.
    spawnSync('ip', ['link', 'delete', linkOf(name)])
    spawnSync('ip', ['netns', 'delete', spaceOf(name)])
  }
  spawnSync('ip', ['link', 'delete', BRIDGE])
}
