import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/root.ts'
import { filesIn, isSource, read, type Source } from './_tree.ts'

const FOLDER = 'docs/rules'
const ID = String.raw`[A-Z]\d{1,2}(?:\.\d{1,2})?`

const pages = read(filesIn(FOLDER))
const namers = read(
  [...['packages', 'scripts', 'tests', '.storybook'].flatMap(filesIn), ...filesIn('docs')].filter(
    (file) => isSource(file) || file.endsWith('.md'),
  ),
)

/** The rules of a page: each id with the text up to the next rule. */
const rulesOf = ({ text }: Source): { id: string; text: string }[] =>
  text
    .split(/^- (?=\*\*)/m)
    .slice(1)
    .map((rule) => ({ id: /^\*\*(.+?)\*\*/.exec(rule)?.[1] ?? '', text: rule }))

/** The ids in a text, as in "(rule L35)" or "rules A8.1 to A8.4". */
const idsIn = ({ text }: Source): string[] => {
  const list = new RegExp(
    String.raw`\b(?:decision|rule)s? ((?:${ID}(?:/\d)?(?: to |, (?:and |or )?| and | or )?)+)`,
    'gi',
  )
  return [...text.matchAll(list)].flatMap(([, ids = '']) => ids.match(new RegExp(ID, 'g')) ?? [])
}

const rules = pages.flatMap(rulesOf)
const ids = new Set(rules.map(({ id }) => id))

test('each rule has a unique id', () => {
  expect(rules.filter(({ id }) => !new RegExp(`^${ID}$`).test(id))).toEqual([])
  expect(ids.size).toBe(rules.length)
})

test.each(rules)('rule $id names a file that enforces it', ({ text }) => {
  const files = [...text.matchAll(/\]\((\.\.\/\.\.\/packages\/[^)]+)\)/g)].map(([, file = '']) => file)
  expect(files).not.toEqual([])
  expect(files.filter((file) => !existsSync(path.join(ROOT, FOLDER, file)))).toEqual([])
})

test('each rule that a comment or a document names is explained', () => {
  const unknown = namers.flatMap((namer) =>
    idsIn(namer)
      .filter((id) => !ids.has(id))
      .map((id) => `${namer.file}: ${id}`),
  )
  expect(unknown).toEqual([])
})
