import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packagePathOf } from './package-paths.ts'
import { copyable } from './story-snippets.ts'
import { componentFacts } from '../scripts/lib/components-doc.ts'
import { inRoot, ROOT } from '../scripts/lib/root.ts'

const { exports } = JSON.parse(readFileSync(inRoot('packages/ui/package.json'), 'utf8')) as {
  exports: Record<string, string | null>
}

const FILE = `${ROOT}/packages/ui/src/layout/Card/Card.stories.tsx`

const SOURCE = `import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Stateful } from '../../stories/Stateful.tsx'
import { Button, type ButtonProps } from '../../controls/Button/Button.tsx'
import { Card } from './Card.tsx'

const SAVE: ButtonProps['children'] = 'Save'
const save = fn()
const footer = <Button onClick={save}>{SAVE}</Button>

const meta = { component: Card, args: { title: 'Unit 12', onOpen: fn() } } satisfies Meta<typeof Card>
export const Filled: Story = { args: { title: 'Flat 3', footer }, play: async () => { await expect(1).toBe(1) } }
`

test('a snippet imports what it uses, by the path of the package', () => {
  expect(copyable('const Plain = () => <Card icon={<Plus />} onOpen={fn()} />;', FILE, SOURCE)).toBe(
    `import { Plus } from 'lucide-react'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'

const Plain = () => <Card icon={<Plus />} onOpen={() => {}} />`,
  )
})

test('it brings the constants that it needs, and what they need', () => {
  const snippet = copyable('const Plain = () => <Card footer={footer} />;', FILE, SOURCE)
  expect(snippet).toContain(
    `import { Button, type ButtonProps } from '@latchkey/ui/controls/Button/Button.tsx'`,
  )
  expect(snippet).toContain('const save = () => {}\n\nconst footer = <Button')
  expect(snippet).not.toContain('meta')
})

test('it declares the args that no story passes', () => {
  const snippet = copyable(
    'const Filled = args => <Stateful>{() => <Card {...args} />}</Stateful>;',
    FILE,
    SOURCE,
  )
  expect(snippet).toContain(`const args = {
  title: 'Flat 3',
  onOpen: () => {},
  footer,
}

const Filled = () => <Stateful>`)
  expect(snippet).toContain('const footer =')
  expect(snippet).not.toContain('expect')
})

test('every component has a path by which others import it', () => {
  const files = componentFacts().map(
    ({ folder, name }) => `./src/${folder.replace(/^.*?src\//, '')}/${name}.tsx`,
  )
  expect(files.length).toBeGreaterThan(60)
  expect(files.filter((file) => packagePathOf(exports, file) === undefined)).toEqual([])
})

test('the path is that which Node resolves to the file', () => {
  const made = { './*.ts': './src/*.ts', './*.styles.ts': null, './a/secret.ts': null }
  expect(packagePathOf(made, './src/a/x.ts')).toBe('./a/x.ts')
  expect(packagePathOf(made, './src/a/x.styles.ts')).toBeUndefined()
  expect(packagePathOf(made, './src/a/secret.ts')).toBeUndefined()
  expect(packagePathOf(made, './src/a/x.tsx')).toBeUndefined()
})
