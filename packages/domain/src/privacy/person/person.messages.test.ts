import { expect, it } from 'vitest'
import { createDateFormatter } from '../../platform/values/time.ts'
import { matchFacts } from './match-facts.ts'
import { personFileName } from './person.messages.ts'
import { SOME_MATCHES } from './person.fixtures.ts'

it('names the file and the facts of a match', () => {
  expect(personFileName('02/03/2026')).toBe('Person-02-03-2026.zip')
  expect(SOME_MATCHES.map((match) => matchFacts(match, createDateFormatter()))).toEqual([
    'Submitted 01/03/2026. Same email and phone.',
    'Submitted 02/12/2025. Same email and phone. Deleted 31/01/2026.',
    'Submitted 26/01/2025. Same phone.',
  ])
})
