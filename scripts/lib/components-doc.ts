import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readStories, type StoriesFacts } from './read-stories.ts'
import { inRoot } from './root.ts'
import { hasLongText, statesOf } from './story-states.ts'

export const COMPONENTS_DOC = 'docs/COMPONENTS.md'

/** A component, or a page of the app. */
export interface ComponentFacts {
  readonly name: string
  /** Relative to the root. */
  readonly folder: string
  readonly stories: number
  readonly plays: number
  readonly captured: number
  /** Those of the named states that have a story. */
  readonly states: readonly string[]
  /** True when the play of a story asserts that long text fits. */
  readonly hasLongText: boolean
  /** True when all of its stories run the accessibility check. */
  readonly isChecked: boolean
  /** True when its docs page has a purpose, do and don't, and keys. */
  readonly hasDocs: boolean
}

const UI = 'packages/ui/src'
const APP = 'packages/app/src'

const filesIn = (folder: string): string[] =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .toSorted()

/** Every component of the design system: a file with the name of its folder. */
export function componentFacts(): ComponentFacts[] {
  const files = filesIn(UI)
  return files
    .filter(
      (file) =>
        file.endsWith('.tsx') &&
        !file.endsWith('.stories.tsx') &&
        path.posix.basename(path.posix.dirname(file)) === nameOf(file),
    )
    .map((file) => {
      const folder = path.posix.dirname(file)
      const stories = files.filter((each) => each.startsWith(`${folder}/`) && each.endsWith('.stories.tsx'))
      return factsOf(nameOf(file), folder, stories, isDocumented(file, files))
    })
}

/** Every page of the app with stories. */
export function pageFacts(): ComponentFacts[] {
  return filesIn(APP)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => factsOf(nameOf(file), path.posix.dirname(file), [file], true))
}

const nameOf = (file: string): string => path.posix.basename(file).replace(/\.(stories\.)?tsx$/, '')

/** Has a sentence above the component, and a guide beside it: do, don't and keys. */
function isDocumented(file: string, files: readonly string[]): boolean {
  const sentence = new RegExp(
    String.raw`\*/\nexport (?:default )?(?:(?:async )?function|const|class) ${nameOf(file)}\b`,
  )
  const guide = file.replace(/\.tsx$/, '.guide.ts')
  if (!sentence.test(textOf(file)) || !files.includes(guide)) return false
  const sources = files.filter(
    (each) => isSource(each) && path.posix.dirname(each) === path.posix.dirname(file),
  )
  return isCompleteGuide(textOf(guide), sources.map(textOf))
}

const textOf = (file: string): string => readFileSync(inRoot(file), 'utf8')

const isSource = (file: string): boolean =>
  file.endsWith('.tsx') && !/\.(?:stories|fixtures)\.tsx$/.test(file)

/** Marks an interactive component, which must document its keys. */
const IS_PRESSED = /\bon(?:Click|KeyDown|Submit)=\{|<Dialog\b|<(?:DataTable|ListTable|RowMenu)\b/

/** True when a guide has dos, don'ts and, for an interactive component, keys. */
export function isCompleteGuide(guide: string, sources: readonly string[]): boolean {
  const hasLines = (part: string) => new RegExp(String.raw`\b${part}: \[\s*'[^']`).test(guide)
  const hasKeys = !/\bkeys: \{\s*\}/.test(guide)
  return hasLines('dos') && hasLines('donts') && (hasKeys || !sources.some((text) => IS_PRESSED.test(text)))
}

function factsOf(name: string, folder: string, files: string[], hasDocs: boolean): ComponentFacts {
  const facts: StoriesFacts[] = files.map((file) => readStories(file, textOf(file)))
  const stories = facts.flatMap((each) => each.stories)
  return {
    name,
    folder,
    stories: stories.length,
    plays: stories.filter(({ hasPlay }) => hasPlay).length,
    captured: stories.filter(({ isCaptured }) => isCaptured).length,
    states: statesOf(stories),
    hasLongText: hasLongText(stories),
    isChecked: facts.every(({ isChecked }) => isChecked),
    hasDocs,
  }
}

/** Renders the pages and nothing of its own. */
const WITHOUT_LOOK = 'AppRouter'

/** Missing parts of a component, one line each: the place and what to do. */
export function gapsOf({ folder, name, ...facts }: ComponentFacts): string[] {
  const gaps: [isMissing: boolean, what: string][] = [
    [facts.stories === 0, 'has no story'],
    [facts.plays === 0, 'has no story with a play'],
    [facts.captured === 0 && name !== WITHOUT_LOOK, 'has no story that spreads `captured`'],
    [!facts.hasDocs, `lacks its sentence, or a complete ${name}.guide.ts (do, don't, keys)`],
    [!facts.isChecked, 'has a story without accessibility check'],
  ]
  return gaps.flatMap(([isMissing, what]) => (isMissing ? [`${folder}/${name} ${what}`] : []))
}

/** The expected text of docs/COMPONENTS.md, read from the tree. */
export function componentsDoc(): string {
  return `# Components

Generated by \`npm run docs\`; an architecture test fails when a cell is empty.

- **Stories**: each runs as a test in a browser.
- **Play**: stories that test behaviour, by roles and with spied callbacks.
- **Docs**: a Storybook page with purpose, do and don't, keys and props.
- **Dark** and **captured**: captured stories are played in windows of 1280, 480 and 320 px (1280 and 320 px where a narrow window changes nothing) and reviewed on Chromatic in the light and dark themes; [a sample of them](VISUAL.md#what-is-compared) is compared with accepted screenshots.
- **States**: which of loading, empty, error, disabled, long text and narrow have their own story; the others that apply are in _All States_.
- **A11y**: every story is checked by axe, and a violation fails its test.

## The design system

${tableOf(componentFacts(), UI)}

## Pages

${tableOf(pageFacts(), APP)}
`
}

function tableOf(all: readonly ComponentFacts[], root: string): string {
  const rows = all.map(({ name, folder, stories, plays, captured, states, isChecked, hasDocs }) => {
    const cells = [`${stories || ''}`, `${plays || ''}`, mark(hasDocs), mark(captured > 0), mark(isChecked)]
    return `| ${name} | ${folderOf(folder, root, name)} | ${cells.join(' | ')} | ${captured || ''} | ${states.join(', ')} |`
  })
  return [
    '| Component | Folder | Stories | Play | Docs | Dark | A11y | Captured | States |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const mark = (isThere: boolean): string => (isThere ? '✓' : '')

const folderOf = (folder: string, root: string, name: string): string =>
  path.posix.relative(root, folder).replace(new RegExp(`/?${name}$`), '')
