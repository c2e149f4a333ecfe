import { expect, test } from 'vitest'
import { PERMISSIONS_DOC, permissionsDoc } from '../../scripts/lib/permissions-doc.ts'
import { linesOfPage, textOf } from './_tree.ts'

test('the page of permissions is up to date with the routes; `npm run docs` updates it', async () => {
  expect(linesOfPage(textOf(PERMISSIONS_DOC))).toEqual(linesOfPage(await permissionsDoc()))
})
