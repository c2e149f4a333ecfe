import { setTimeout as delay } from 'node:timers/promises'
import type { Certificates } from '../cluster/_certificates.ts'
import type { Node } from './_network.ts'

/** Longest wait for all nodes to be in order, in milliseconds. */
const HEALTHY_WITHIN_MS = 120_000

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
}

/** Asks Patroni about its nodes, and changes them. */
export function membersOf({ ask }: Pick<Certificates, 'ask'>, nodes: readonly Node[]) {
  /** The cluster as seen by the first of the nodes that responds. */
  async function seenBy(asked: readonly Node[]): Promise<readonly Member[]> {
    for (const { address } of asked) {
      try {
        return ((await ask(`https://${address}:8008/cluster`)) as { members: Member[] }).members
      } catch {
        // Another one may.
      }
    }
    return []
  }

  async function primary(): Promise<Node> {
    const leader = (await seenBy(nodes)).find(({ role }) => role === 'leader')
    const node = nodes.find(({ name }) => name === leader?.name)
    if (node === undefined) throw new Error('No node is the primary.')
    return node
  }

  return {
    seenBy,
    primary,
    /**
     * One primary, and all others follow it, one of them synchronously. In the view of every node: that of one which has
     * been cut off is old.
     */
    untilHealthy: (): Promise<void> =>
      untilTrue(async () => {
        const views = await Promise.all(nodes.map((node) => seenBy([node])))
        const leaders = new Set(views.map((view) => view.find(({ role }) => role === 'leader')?.name))
        return leaders.size === 1 && views.every((view) => isHealthy(view, nodes.length))
      }),
    switchOver: async (): Promise<void> => {
      const members = await seenBy(nodes)
      const nameOf = (wanted: string) => members.find(({ role }) => role === wanted)?.name
      const { address } = await primary()
      const body = { leader: nameOf('leader'), candidate: nameOf('sync_standby') }
      await ask(`https://${address}:8008/switchover`, { method: 'POST', body })
    },
  }
}

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
