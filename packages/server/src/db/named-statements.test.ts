import { expect, test } from 'vitest'
import { ONE_PLAN, statementNames } from './named-statements.ts'

const TEXT = 'select id from lead where id = $1'

function nameAfterUses(uses: number, text: string, names = statementNames()): string | null {
  for (let use = 1; use < uses; use += 1) names.of(text, [1])
  return names.of(text, [1])
}

test('a repeated statement gets a name, the same each time', () => {
  const names = statementNames()
  expect(nameAfterUses(2, TEXT, names)).toBeNull()
  const name = names.of(TEXT, [1])
  expect(name).toMatch(/^latchkey_\w{40}$/)
  expect(names.of(TEXT, [2])).toBe(name)
  expect(nameAfterUses(3, `${TEXT} for update`, names)).not.toBe(name)
})

test('two owners of names give a statement the same name', () => {
  const [ones, others] = [statementNames(), statementNames()]
  nameAfterUses(3, 'select 1 where $1', others)
  expect(nameAfterUses(3, TEXT, ones)).toBe(nameAfterUses(3, TEXT, others))
})

test('statements with patterns or offsets have no name', () => {
  expect(nameAfterUses(9, 'select id from lead where name_key like $1')).toBeNull()
  expect(nameAfterUses(9, 'select id from lead where name_key LIKE lower($1)')).toBeNull()
  expect(nameAfterUses(9, 'select id from lead limit 25 offset $1')).toBeNull()
})

test('those with one best plan have one', () => {
  const onePlan = ONE_PLAN.toOperationNode().sqlFragments[0]
  expect(nameAfterUses(3, `${onePlan} select id from lead where name_key like $1 offset $2`)).not.toBeNull()
})

/** The name of a statement without values once it is repeated. */
function nameWithoutValues(text: string): string | null {
  const names = statementNames()
  names.of(text, [])
  names.of(text, [])
  return names.of(text, [])
}

test('of the statements without values those that read have a name', () => {
  expect(nameWithoutValues('select 1')).not.toBeNull()
  expect(nameWithoutValues('\n  with one as (select 1) select * from one')).not.toBeNull()
  for (const command of ['begin', 'commit', 'rollback']) expect(nameWithoutValues(command)).toBeNull()
})

test('the number of names is limited', () => {
  const names = statementNames(2)
  const given = ['one', 'two', 'three'].map((column) => nameAfterUses(3, `select ${column} where $1`, names))
  expect(given).toEqual([expect.any(String), expect.any(String), null])
})

test('statements used once are forgotten', () => {
  const names = statementNames()
  names.of(TEXT, [1])
  names.of(TEXT, [1])
  for (let nr = 0; nr < 1000; nr += 1) names.of(`select ${nr} where $1`, [1])
  expect(names.of(TEXT, [1])).toBeNull()
})
