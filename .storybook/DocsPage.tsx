import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Source,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Named } from '@latchkey/ui/stories/foundations/Named.tsx'
import { use } from 'react'
import { usedBy } from 'virtual:components'
import manifest from '../packages/ui/package.json'
import { docgenOf } from './docgen.ts'
import { otherNameId, readGuide, type Guide } from './guide.ts'
import { packagePathOf } from './package-paths.ts'
import { STATUS_MEANINGS, statusOf } from './status.ts'
import { IsDark } from './ThemedDocs.tsx'

function Advice({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function Keys({ keys }: Pick<Guide, 'keys'>) {
  if (keys.length === 0) return <p>It takes no focus and no key.</p>
  return (
    <table>
      <thead>
        <tr>
          <th>Key</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, does]) => (
          <tr key={key}>
            <td>{key}</td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The line that imports a component of the package into another app; pages have none. */
function importLine(storyFile: string, component: string): string | undefined {
  const folder = storyFile.replace(/^\.?\/?packages\/ui\//, './').replace(/[^/]+$/, '')
  const path = packagePathOf(manifest.exports, `${folder}${component}.tsx`)
  return path && `import { ${component} } from '${manifest.name}${path.slice(1)}'`
}

function Status({ tags }: { tags: readonly string[] }) {
  const status = statusOf(tags)
  return (
    <p>
      <strong>{status[0]?.toUpperCase() + status.slice(1)}.</strong> {STATUS_MEANINGS[status]}
    </p>
  )
}

/** The docs page of each component: purpose, do and don't, keys, pages that use it, props and stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const isDark = use(IsDark)
  // Stories that test behaviour are in the sidebar alone.
  const [first, ...further] = use(DocsContext)
    .componentStories()
    .filter(({ parameters: { chromatic }, playFunction }) => !chromatic?.disableSnapshot || !playFunction)
  const { component, parameters, tags } = preparedMeta
  const { description = '', displayName = '' } = docgenOf(component)
  const guide = readGuide(description)
  const pages = usedBy[displayName] ?? []
  const hasGuide = guide.dos.length > 0
  const imported = importLine(String(parameters['fileName']), displayName)
  const hasProps = Object.keys(preparedMeta.argTypes).length > 0
  return (
    <>
      <Title />
      {hasGuide && <Status tags={tags} />}
      <Description />
      {guide.alsoNamed.length > 0 && (
        <p>
          Elsewhere it is called:{' '}
          {guide.alsoNamed.map((name, nr) => (
            <span key={name} id={otherNameId(name)}>
              {nr > 0 && ', '}
              {name}
            </span>
          ))}
          .
        </p>
      )}
      {imported !== undefined && <Source code={imported} dark={isDark} language="tsx" />}
      {!hasProps && preparedMeta.title.startsWith('Pages/') && (
        <p>
          A page takes no props: it reads the stores, and each story answers its calls in a way of its own.
        </p>
      )}
      {first && <Canvas of={first.moduleExport} />}
      {hasGuide && (
        <>
          <h2>How to use it</h2>
          <Advice title="Do" lines={guide.dos} />
          <Advice title="Don’t" lines={guide.donts} />
          <h3>Keyboard</h3>
          <Keys keys={guide.keys} />
        </>
      )}
      {pages.length > 0 && (
        <>
          <h2>Where it is used</h2>
          <p>
            <Named>{pages.map((page) => `\`${page}\``).join(', ')}</Named>
          </p>
        </>
      )}
      {hasProps && (
        <>
          <h2>Props</h2>
          <Controls />
        </>
      )}
      {further.length > 0 && <h2>States</h2>}
      {further.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} />
      ))}
    </>
  )
}
