import { Markdown } from '@storybook/addon-docs/blocks'

const texts = import.meta.glob<string>('../../*.md', { query: '?raw', import: 'default', eager: true })

/** Links between the files of the package, as links between their pages here. */
const LINKS: Readonly<Record<string, string>> = {
  'CHANGELOG.md': '?path=/docs/change-log--docs',
  'README.md': '?path=/docs/install--docs',
}

/** A text that ships with the package, so that it is written once. */
export function PackageText({ file }: { file: 'CHANGELOG.md' | 'README.md' }) {
  const text = texts[`../../${file}`] ?? ''
  return (
    <Markdown>
      {text.replaceAll(/\[([^\]]+)\]\(([^):]+)\)/g, (_link, label: string, to: string) => {
        const page = LINKS[to]
        return page === undefined ? label : `[${label}](${page})`
      })}
    </Markdown>
  )
}
