import { expect, it } from 'vitest'
import { agentIn, agentLabelOf, agentsToChoose, type AgentChoice } from './calendar-agent.ts'
import type { CalendarLead } from './viewing.contract.ts'

it.each([
  ['me', 'me'],
  ['7', 7],
  ['', null],
  ['-1', null],
  ['12345678901', null],
])('the agent of "%s" is %s', (text, agent) => {
  expect(agentIn(text)).toBe(agent)
})

it.each([
  ['Grace Patel', 'Grace', 'GP'],
  ['Ana María de la Cruz', 'Ana', 'AMDLC'],
  ['agent@latchkey.example', 'agent', 'A'],
  ['sam.reed@latchkey.example', 'sam', 'SR'],
])('%s is %s and %s', (name, firstName, initials) => {
  expect(agentLabelOf(name, 'first-name')).toBe(firstName)
  expect(agentLabelOf(name, 'initials')).toBe(initials)
})

it('an agent who has left can be chosen while their viewings are shown or the address names them', () => {
  const active = [
    { id: 6, name: 'Alex Morgan', username: 'alex@latchkey.example', isMe: true },
    { id: 7, name: 'Grace Patel', username: 'grace@latchkey.example' },
  ]
  const grace = { value: 7, label: 'Grace Patel' }
  const viewing = {
    id: 1,
    firstName: 'Ann',
    lastName: 'Lee',
    viewingDate: 1,
    viewingUserId: 8,
    agentName: 'Sam Reed',
  }
  const sam = { value: 8, label: 'Sam Reed' }
  const choose = (chosen: AgentChoice, viewings: readonly CalendarLead[], ownId = 6) =>
    agentsToChoose(active, { chosen, viewings, ownId })
  expect(choose('me', [])).toEqual([grace])
  expect(choose(7, [viewing, viewing])).toEqual([grace, sam])
  expect(choose(8, [viewing])).toEqual([grace, sam])
  expect(choose(9, [])).toEqual([grace, { value: 9, label: 'Unknown agent' }])
  // 'Mine' is offered already.
  expect(choose(6, [])).toEqual([grace])
  expect(choose('me', [viewing], 8).map(({ label }) => label)).not.toContain('Sam Reed')
})
