import { expect, it, vi } from 'vitest'
import type { LeadsEnv } from '../leads/leads.calls.ts'
import type { LeadRow, WaitingLeads } from '../leads/lead.contract.ts'
import { aPageOf } from '../platform/lists/page.fixtures.ts'
import { readDueCounts, urgentCounts } from './urgent.ts'

const listed = (total: number) =>
  vi.fn<LeadsEnv['leads']['list']>(() => Promise.resolve({ ...aPageOf<LeadRow>([]), total }))

const callsWith = (list: unknown) => ({ list }) as unknown as LeadsEnv['leads']

const waiting: WaitingLeads = {
  total: 9,
  due: 2,
  overdue: 5,
  toComplete: { total: 0, late: 0 },
  models: [],
}

it('counts what the lists behind the links show', async () => {
  const list = listed(1)
  const due = await readDueCounts(callsWith(list), () => true)
  expect(urgentCounts(waiting, due)).toEqual([
    { count: 5, text: 'overdue', tone: 'red', href: '/main-menu/enquiries?waiting=overdue' },
    { count: 2, text: 'due soon', tone: 'yellow', href: '/main-menu/enquiries?waiting=due' },
    { count: 1, text: 'viewing today', tone: 'plain', href: '/main-menu/viewings?when=today' },
    { count: 1, text: 'deposit deadline', tone: 'yellow', href: '/main-menu/reservations?deposit=due' },
  ])
  expect(list).toHaveBeenCalledWith('Viewing', expect.objectContaining({ choices: { when: 'today' } }))
  expect(list).toHaveBeenCalledWith('Reservation', expect.objectContaining({ choices: { deposit: 'due' } }))
})

it('leaves out what has no leads', async () => {
  const due = await readDueCounts(callsWith(listed(0)), () => true)
  expect(urgentCounts(waiting, due).map(({ text }) => text)).toEqual(['overdue', 'due soon'])
})

it('asks only for permitted lists', async () => {
  const list = listed(3)
  const due = await readDueCounts(callsWith(list), (permission) => permission === 'viewings-view')
  expect(urgentCounts(null, due).map(({ count, text }) => `${count} ${text}`)).toEqual(['3 viewings today'])
  expect(list).toHaveBeenCalledOnce()
})
