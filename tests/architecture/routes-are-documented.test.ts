import { expect, test } from 'vitest'
import { documentForKeys, storedDocument } from '../../scripts/lib/document-for-keys.ts'
import { narrowedIn } from '../../scripts/lib/narrowed-document.ts'
import { PERMISSIONS_DOC, permissionsDoc } from '../../scripts/lib/permissions-doc.ts'
import { linesOfPage, textOf } from './_tree.ts'

test('the page of permissions is up to date with the routes; `npm run docs` updates it', async () => {
  expect(linesOfPage(textOf(PERMISSIONS_DOC))).toEqual(linesOfPage(await permissionsDoc()))
})

test('calls that are open to keys only gain; `npm run docs` stores what they gained', async () => {
  const [stored, document] = [storedDocument(), await documentForKeys()]
  expect(narrowedIn(stored, document)).toEqual([])
  expect(document).toEqual(stored)
})
