import { expect, it } from 'vitest'
import { mergedChange, withChange } from './import-changes.ts'
import { anImport, someCounts } from './import.fixtures.ts'

const CHECKED = anImport({ state: 'checked', counts: someCounts() })

it('shows a change before the server has answered', () => {
  const changed = withChange(anImport(), {
    system: 'Acme CRM',
    columns: [{ at: 5, becomes: 'dateSubmitted', dateOrder: 'mdy' }],
    values: { status: { Offered: 'leave-out' } },
    defaults: { handlerUserId: 7 },
    options: { old: 'leave-out' },
  })
  expect(changed).toMatchObject({
    system: 'Acme CRM',
    defaults: { status: 1, handlerUserId: 7 },
    options: { old: 'leave-out', known: 'update' },
  })
  expect(changed.columns[5]).toMatchObject({ becomes: 'dateSubmitted', dateOrder: 'mdy' })
  expect(changed.columns[4]).toEqual(anImport().columns[4])
  expect(changed.values['status']?.map(({ to }) => to)).toEqual([1, 5, 'leave-out'])
})

it.each([
  [{ options: { waiting: true } }, 'checked'],
  [{ options: { invite: true }, version: 3 }, 'checked'],
  [{ options: { waiting: true, old: 'leave-out' } }, 'draft'],
  [{ system: 'Acme CRM' }, 'draft'],
] as const)('after %j a checked import is %s', (change, state) => {
  expect(withChange(CHECKED, change)).toMatchObject({
    state,
    counts: state === 'checked' ? someCounts() : null,
  })
})

it('merges changes that wait for their turn; the later one outweighs', () => {
  expect(
    mergedChange(
      {
        system: 'Old',
        columns: [
          { at: 1, becomes: 'keep' },
          { at: 2, becomes: 'drop' },
        ],
        values: { status: { Viewed: 5, Let: 12 } },
        options: { waiting: true },
      },
      {
        columns: [{ at: 2, becomes: 'email' }],
        values: { status: { Let: null }, source: { Web: 'none' } },
        defaults: { status: 1 },
      },
    ),
  ).toEqual({
    system: 'Old',
    columns: [
      { at: 1, becomes: 'keep' },
      { at: 2, becomes: 'email' },
    ],
    values: { status: { Viewed: 5, Let: null }, source: { Web: 'none' } },
    defaults: { status: 1 },
    options: { waiting: true },
  })
})
