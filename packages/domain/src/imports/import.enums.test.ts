import { expect, it } from 'vitest'
import { isPermitted } from '../navigation/guard.ts'
import { PAGES } from '../navigation/pages.ts'
import { PERMISSIONS } from '../permissions/permission.enums.ts'
import { permittedKinds } from './import.enums.ts'

it.each(PERMISSIONS)('the pages open with %s only if something can then be imported', (permission) => {
  const held = ['data-import', permission] as const
  const kinds = permittedKinds((each) => held.includes(each))
  expect(isPermitted(PAGES.imports.access, held)).toBe(kinds.length > 0)
  expect(isPermitted(PAGES.importing.access, [permission])).toBe(false)
})
