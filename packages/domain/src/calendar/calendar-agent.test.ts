import { expect, it } from 'vitest'
import { agentIn, agentLabelOf, agentsToChoose } from './calendar-agent.ts'

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

it('an agent who has left can be chosen while the address names them', () => {
  const active = [{ id: 7, username: 'grace@latchkey.example' }]
  const grace = { id: 7, name: 'grace@latchkey.example' }
  const viewing = {
    id: 1,
    firstName: 'Ann',
    lastName: 'Lee',
    viewingDate: 1,
    viewingUserId: 8,
    agentName: 'Sam Reed',
  }
  expect(agentsToChoose(active, 'me', [viewing])).toEqual([grace])
  expect(agentsToChoose(active, 7, [viewing])).toEqual([grace])
  expect(agentsToChoose(active, 8, [viewing])).toEqual([grace, { id: 8, name: 'Sam Reed' }])
  expect(agentsToChoose(active, 9, [viewing])).toEqual([grace, { id: 9, name: 'Unknown agent' }])
})
