import { useEffect, useState } from 'react'

interface Entry {
  readonly id: string
  readonly title: string
  readonly type: string
}

/** The docs page of each component by its name, from the index that Storybook serves beside its pages. */
export function useDocsLinks(): ReadonlyMap<string, string> {
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const read = async () => {
      const response = await fetch('index.json')
      const { entries } = (await response.json()) as { entries: Record<string, Entry> }
      const pages = Object.values(entries)
        .filter(({ type }) => type === 'docs')
        // A page of further stories, such as `Data/DataTable/Density`, comes after that of its component.
        .toSorted((one, other) => other.title.length - one.title.length)
      setLinks(new Map(pages.map(({ id, title }) => [title.split('/').at(-1) ?? title, `?path=/docs/${id}`])))
    }
    void read()
  }, [])
  return links
}
