import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.ts'
import {
  documentForKeys,
  EXAMPLE_TYPES,
  KEYS_DOCUMENT,
  MAKE_TYPES,
  storedDocument,
} from '../../scripts/lib/document-for-keys.ts'
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

test('the example has the types of that document; `npm run docs` updates them', () => {
  const check = [inRoot(KEYS_DOCUMENT), '--output', inRoot(EXAMPLE_TYPES), '--check']
  expect(() => execFileSync(MAKE_TYPES, check, { stdio: 'pipe' })).not.toThrow()
})
