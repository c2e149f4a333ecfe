import { expect, test } from 'vitest'
import { PERMISSIONS_DOC, permissionsDoc } from '../../scripts/lib/permissions-doc.ts'
import { textOf } from './_tree.ts'

/** A table is the same however wide its columns are. */
const linesOf = (page: string) => page.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim().split('\n')

test('two pages differ by their text, not by their width', () => {
  expect(linesOf('| a   | b |\n| ----- | --- |')).toEqual(linesOf('| a | b |\n| --- | --- |'))
  expect(linesOf('| GET | a |')).not.toEqual(linesOf('| GET | b |'))
})

test('the page of permissions is up to date with the routes; `npm run docs` writes it anew', async () => {
  expect(linesOf(textOf(PERMISSIONS_DOC))).toEqual(linesOf(await permissionsDoc()))
})
