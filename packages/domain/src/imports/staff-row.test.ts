import { describe, expect, it } from 'vitest'
import { aRowSetup, named, NOON, type FixtureColumn } from './enquiry-row.fixtures.ts'
import type { RowSetup } from './import-row.ts'
import { staffReader } from './staff-row.ts'

const EMAIL: FixtureColumn = ['Email', 'username', 'Ann@Example.com ']

function read(columns: readonly FixtureColumn[], changes: Partial<RowSetup> = {}) {
  const cells = columns.map(([, , cell]) => cell)
  return staffReader({ ...aRowSetup(columns, NOON), ...changes })(7, cells)
}

describe('a row with a user', () => {
  it('has name and roles', () => {
    expect(
      read([
        ['Name', 'fullName', 'Mr Ann Marie Lee'],
        EMAIL,
        ['Role', 'roles', 'Lettings Agent'],
        ['Second role', 'roles', 'system administrator'],
      ]),
    ).toEqual({
      values: {
        username: 'Ann@Example.com',
        firstName: 'Ann Marie',
        lastName: 'Lee',
        roleIds: [1, 2],
      },
      given: new Set(['username', 'fullName', 'firstName', 'lastName', 'roles']),
      key: 'ann@example.com',
      name: 'Ann Marie Lee',
      isLeftOut: false,
      problems: [],
      remarks: [],
    })
  })

  it('is named by the username where it has no other name', () => {
    expect(read([EMAIL]).name).toBe('Ann@Example.com')
  })

  it.each([
    ['', 'required'],
    ['ann', 'email'],
    [`${'a'.repeat(250)}@example.com`, 'maxlength'],
  ])('needs a username: %j is %s', (username, error) => {
    const row = read([['Email', 'username', username]])
    expect([named(row.problems), row.values.username, row.key]).toEqual([[`username ${error}`], '', ''])
  })

  it('leaves a long name out, and says so', () => {
    const row = read([EMAIL, ['Surname', 'lastName', 'a'.repeat(256)], ['Desk', 'keep', '4']])
    expect(row.values.lastName).toBe('')
    expect(row.remarks.map(({ field, text }) => [field, text])).toEqual([
      ['lastName', 'This does not fit and is left out'],
    ])
  })
})

describe('a role', () => {
  it('that nobody knows is a problem at its column', () => {
    const { problems } = read([EMAIL, ['Role', 'roles', 'Lettings Agent'], ['Second role', 'roles', 'Boss']])
    expect(problems).toEqual([
      {
        field: 'roles',
        at: 2,
        value: 'Boss',
        name: 'enumerable',
        text: '“Boss” is undecided. Choose what it becomes on Values',
      },
    ])
  })

  it('has the default where no cell says one', () => {
    expect(read([EMAIL, ['Role', 'roles', ' ']], { defaults: { roles: 2 } }).values.roleIds).toEqual([2])
    expect(read([EMAIL]).values.roleIds).toEqual([])
  })

  it('can leave out its rows', () => {
    const words = { roles: [{ text: 'Cleaner', rows: 1, to: 'leave-out' }] }
    expect(read([EMAIL, ['Role', 'roles', 'cleaner']], { words }).isLeftOut).toBe(true)
  })
})
