import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withImporters } from './imports.ts'

const FILES = {
  'part.tsx': 'export const part = 1; export type Part = number',
  'static.ts': "import { part } from './part.tsx'; part",
  'later.ts': "export const load = () => import('./part.tsx')",
  'again.ts': "export { part } from './part.tsx'",
  'all.ts': "export * from './part.tsx'",
  'effect.ts': "import './part.tsx'",
  'raw.ts': "import text from './part.tsx?raw'; text",
  'indirect.ts': "import './again.ts'",
  'by-pattern.stories.tsx': "const all = import.meta.glob<string>(['./**/*.tsx', '!./**/*.ts'])",
  'type.ts': "import type { Part } from './part.tsx'; export type { Part } from './part.tsx'; let x: Part",
  'inline-type.ts': "import { type Part } from './part.tsx'; let x: Part",
  'other.ts': "import 'react'",
}

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'latchkey-imports-'))
  mkdirSync(path.join(root, 'packages/ui/src'), { recursive: true })
  for (const [name, text] of Object.entries(FILES))
    writeFileSync(path.join(root, 'packages/ui/src', name), text)
})
afterAll(() => rmSync(root, { recursive: true }))

it('adds all that import a file in any way, except for types', () => {
  const names = [...withImporters(['packages/ui/src/part.tsx'], root)].map((file) => path.basename(file))
  expect(names.toSorted()).toEqual(
    [
      'by-pattern.stories.tsx',
      'part.tsx',
      'static.ts',
      'later.ts',
      'again.ts',
      'all.ts',
      'effect.ts',
      'raw.ts',
      'indirect.ts',
    ].toSorted(),
  )
})
