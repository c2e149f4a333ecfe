import { TEXT_MAX } from '../platform/limits.ts'
import { EMAIL, normalisedEmail } from '../platform/values/email.ts'
import { isLongerThan } from '../platform/values/text.ts'
import { USERNAME_MAX } from '../session/session.rules.ts'
import type { ImportFault } from './import.contract.ts'
import { rowReader, type RowCells, type RowSetup } from './import-row.ts'
import { readNames } from './row-names.ts'

/** A row as the user that it becomes. */
export interface StaffRow {
  readonly values: {
    readonly username: string
    readonly firstName: string
    readonly lastName: string
    /** In ascending order. */
    readonly roleIds: readonly number[]
  }
  /** The fields of `import.fields.ts` for which the row has a value. */
  readonly given: ReadonlySet<string>
  /** The username, in any case. */
  readonly key: string
  readonly name: string
  /** By a word. */
  readonly isLeftOut: boolean
  readonly problems: ImportFault[]
  readonly remarks: ImportFault[]
}

/** Prepares the choices of a file; the function reads one row of it. */
export function staffReader(setup: RowSetup): (line: number, cells: readonly string[]) => StaffRow {
  const read = rowReader('staff', setup)
  return (_line, cells) => {
    const row = read(cells)
    const username = usernameIn(row)
    const names = readNames(row)
    for (const field of ['firstName', 'lastName'] as const) {
      if (!isLongerThan(names[field], TEXT_MAX)) continue
      names[field] = ''
      row.leaveEmpty(field)
    }
    const roleIds = row.optionsOf('roles').filter((id) => typeof id === 'number')
    row.settle()
    return {
      values: { username, ...names, roleIds: roleIds.toSorted((one, other) => one - other) },
      given: row.given,
      key: username.toLowerCase(),
      name: [names.firstName, names.lastName].filter(Boolean).join(' ') || username,
      isLeftOut: row.isLeftOut(),
      problems: row.problems,
      remarks: row.remarks,
    }
  }
}

function usernameIn(row: RowCells): string {
  const username = normalisedEmail(row.textOf('username'))
  const error = usernameError(username)
  if (error === null) return username
  row.problem('username', error)
  return ''
}

function usernameError(username: string): 'required' | 'maxlength' | 'email' | null {
  if (username === '') return 'required'
  if (isLongerThan(username, USERNAME_MAX)) return 'maxlength'
  return EMAIL.test(username) ? null : 'email'
}
