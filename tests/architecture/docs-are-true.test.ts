import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/root.ts'
import { filesIn, isSource, read, textOf, type Source } from './_tree.ts'

const documents = read([
  'README.md',
  'packages/ui/README.md',
  'packages/ui/CHANGELOG.md',
  ...filesIn('docs').filter((file) => file.endsWith('.md')),
])
const sources = read(
  ['packages', 'scripts', 'tests/journeys', 'tests/visual'].flatMap(filesIn).filter(isSource),
)
const scripts = Object.keys((JSON.parse(textOf('package.json')) as { scripts: object }).scripts)

/** Settings of the build, which the server does not read. */
const BUILD_SETTINGS = ['API_BASE']

/** Folders that a command creates. */
const MADE = ['packages/app/dist', 'packages/server/dist', 'packages/ui/dist']

const all = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** Commands in a text that do not exist. */
const missingCommands = ({ text }: Source): string[] =>
  all(/npm (?:run )?((?<=run )[\w:]+|start\b|test\b)/g, text).filter((name) => !scripts.includes(name))

/** Links and pictures of a document whose target does not exist. */
const brokenLinks = ({ file, text }: Source): string[] =>
  all(/\]\(([^)#\s]+)[^)]*\)/g, text).filter(
    (link) => !/^[a-z]+:/.test(link) && !existsSync(path.join(ROOT, path.dirname(file), link)),
  )

/** Files in backticks that do not exist; names with a placeholder are patterns. */
const missingFiles = ({ text }: Source): string[] =>
  all(/`((?:packages|scripts|tests|docs|\.storybook|\.github|\.ci)\/[\w./-]+)`/g, text).filter(
    (file) => !MADE.includes(file) && !existsSync(path.join(ROOT, file)),
  )

test('every command that a document or a message names exists', () => {
  expect([...documents, ...sources].flatMap(missingCommands)).toEqual([])
})

test.each(documents)('every link, picture and file in $file exists', (document) => {
  expect([...brokenLinks(document), ...missingFiles(document)]).toEqual([])
})

test('the change log of the package has a section for its version', () => {
  const { version } = JSON.parse(textOf('packages/ui/package.json')) as { version: string }
  expect(textOf('packages/ui/CHANGELOG.md').split('\n')).toContain(`## ${version}`)
})

test('the page of commands names every command', () => {
  const page = textOf('docs/COMMANDS.md')
  const named = (script: string) => new RegExp(`npm (run )?${script}\\b`).test(page)
  expect(scripts.filter((script) => !named(script))).toEqual([])
})

test('the example settings are those that the server and the build read', () => {
  const known = new Set(all(/'([A-Z][A-Z_]{3,})'/g, textOf('packages/server/src/config/env.ts')))
  const listed = new Set(all(/^#\s?([A-Z][A-Z_]+)=/gm, textOf('.env.example')))
  expect([...listed].toSorted()).toEqual([...known].toSorted())
  const build = textOf('packages/app/vite.config.ts')
  expect(BUILD_SETTINGS.filter((name) => !build.includes(`process.env['${name}']`))).toEqual([])
})
