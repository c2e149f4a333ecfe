import { setTimeout as delay } from 'node:timers/promises'
import type { Node } from './_network.ts'

/** Longest wait for all nodes to be in order, in milliseconds. */
const HEALTHY_WITHIN_MS = 120_000

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
}

/** The cluster as seen by the first node that responds. */
export async function membersOf(nodes: readonly Node[]): Promise<readonly Member[]> {
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

export async function primaryOf(nodes: readonly Node[]): Promise<Node> {
  const leader = (await membersOf(nodes)).find(({ role }) => role === 'leader')
  const node = nodes.find(({ name }) => name === leader?.name)
  if (node === undefined) throw new Error('No node is the primary.')
  return node
}

/**
 * One primary, and all others follow it, one of them synchronously. In the view of every node: that of one which has
 * been cut off is old.
 */
export const untilHealthy = (nodes: readonly Node[]): Promise<void> =>
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

export async function untilTrue(check: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + HEALTHY_WITHIN_MS
  while (!(await check())) {
    if (performance.now() > until) throw new Error('The nodes are not in order.')
    await delay(250)
  }
}

export async function switchOver(nodes: readonly Node[]): Promise<void> {
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
