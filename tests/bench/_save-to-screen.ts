import type { Lead, LeadRow } from '../../packages/domain/src/leads/lead.contract.ts'
import type { Page } from '../../packages/domain/src/platform/lists/page.ts'
import { connectPushes } from '../../packages/server/test/_push-client.ts'
import { signIn, type Agent } from './_agent.ts'

const LIST = 'leads/enquiries/1/25'

/** Milliseconds from the POST of one agent to the new row on another's screen after the push; and of the list alone. */
export async function saveToScreen(
  url: string,
  saver: Agent,
  times: number,
): Promise<{ savesMs: number[]; listsMs: number[] }> {
  const watcher = await signIn(url)
  const pushes = await connectPushes(url, watcher.token)
  const [savesMs, listsMs]: [number[], number[]] = [[], []]
  try {
    const { models } = await watcher.get<Page<LeadRow>>(LIST)
    const id = models[0]?.id
    if (id === undefined) throw new Error('There is no enquiry to save')
    for (let turn = 0; turn < times; turn += 1) {
      const lead = await saver.get<Lead>(`leads/${id}`)
      const lastName = `Bench ${turn}`
      const pushed = pushes.next('leads-refresh')
      const from = performance.now()
      const saved = saver.post(`leads/${id}`, { ...lead, lastName })
      await pushed
      const pushedAt = performance.now()
      const page = await watcher.get<Page<LeadRow>>(LIST)
      const now = performance.now()
      if (!page.models.some((row) => row.id === id && row.lastName === lastName))
        throw new Error('The pushed change was not in the list')
      savesMs.push(now - from)
      listsMs.push(now - pushedAt)
      await saved
    }
  } finally {
    pushes.close()
  }
  return { savesMs, listsMs }
}
