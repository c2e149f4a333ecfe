import type { Lead, LeadRow } from '../../packages/domain/src/leads/lead.contract.ts'
import type { Page } from '../../packages/domain/src/platform/lists/page.ts'
import type { Agent } from './_agent.ts'
import { percentile, rounded, timesOf } from './_figures.ts'

/**
 * Runs the work while an agent saves the newest enquiry over and over.
 * @param idleTimes how often to save before it, for comparison
 * @returns the result, its duration in milliseconds, and figures of the saves
 */
export async function withSaves<Result>(agent: Agent, idleTimes: number, work: () => Promise<Result>) {
  const { models } = await agent.get<Page<LeadRow>>('leads/enquiries/1/1')
  const id = models[0]?.id ?? 0
  const save = async () => {
    const lead = await agent.get<Lead>(`leads/${id}`)
    await agent.post(`leads/${id}`, { ...lead, notes: `Saved at ${performance.now()}` })
  }
  const idle = await timesOf(idleTimes, save)
  const { result, ms, times } = await timesDuring(save, work)
  const saves = {
    saves: times.length,
    savesP95Ms: rounded(percentile(times, 0.95)),
    idleSavesP95Ms: rounded(percentile(idle, 0.95)),
  }
  return { result, ms, saves }
}

/** Repeats a step while the work runs; durations in milliseconds. */
export async function timesDuring<Result>(step: () => Promise<unknown>, work: () => Promise<Result>) {
  const times: number[] = []
  const progress = { ms: 0, isOver: false }
  const from = performance.now()
  const run = work().finally(() => {
    progress.ms = rounded(performance.now() - from)
    progress.isOver = true
  })
  while (!progress.isOver) times.push(...(await timesOf(1, step)))
  return { result: await run, ms: progress.ms, times }
}
