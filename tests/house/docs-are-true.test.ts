import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, ROOT, textOf } from './_tree.ts'

const documents = ['README.md', ...filesIn('docs').filter((file) => file.endsWith('.md'))]
const scripts = Object.keys((JSON.parse(textOf('package.json')) as { scripts: object }).scripts)

test.each(documents)('every command that %s names exists', (document) => {
  const named = [...textOf(document).matchAll(/npm (?:run ([\w:]+)|(start|test)\b)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
  expect(named.filter((name) => !scripts.includes(name))).toEqual([])
})

test.each(documents)('every link and picture in %s leads somewhere', (document) => {
  const links = [...textOf(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1] ?? '')
  const broken = links.filter(
    (link) => !/^[a-z]+:/.test(link) && !existsSync(path.join(ROOT, path.dirname(document), link)),
  )
  expect(broken).toEqual([])
})

test.each(documents)('every file that %s names in code is there', (document) => {
  const named = [
    ...textOf(document).matchAll(/`((?:packages|scripts|tests|docs|\.storybook)\/[\w./-]+)`/g),
  ].map((match) => match[1] ?? '')
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})

test('the example settings are the settings that are read', () => {
  const listed = [...textOf('.env.example').matchAll(/^# ?([A-Z][A-Z_]+)=/gm)].map((match) => match[1] ?? '')
  const read = [...textOf('packages/server/src/config/env.ts').matchAll(/'([A-Z][A-Z_]{3,})'/g)].map(
    (match) => match[1] ?? '',
  )
  expect([...new Set(listed)].sort()).toEqual([...new Set(read)].sort())
})
