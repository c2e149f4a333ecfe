import { expect, test } from 'vitest'
import { PERMISSIONS_DOC, permissionsDoc } from '../../scripts/lib/permissions-doc.ts'
import { linesOfPage, textOf } from './_tree.ts'

test('pages are compared by their text, not by the width of their tables', () => {
  expect(linesOfPage('| a   | b |\n| ----- | --- |')).toEqual(linesOfPage('| a | b |\n| --- | --- |'))
  expect(linesOfPage('| GET | a |')).not.toEqual(linesOfPage('| GET | b |'))
})

test('the page of permissions is up to date with the routes; `npm run docs` updates it', async () => {
  expect(linesOfPage(textOf(PERMISSIONS_DOC))).toEqual(linesOfPage(await permissionsDoc()))
})
