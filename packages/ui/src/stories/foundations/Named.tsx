import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { useDocsLinks } from './use-docs-links.ts'

const CODE = /`([^`]+)`/

/** A text in which the names of components between backticks are links to their docs, and the rest is code. */
export function Named({ children }: { children: string }) {
  const links = useDocsLinks()
  return children.split(CODE).map((piece, index) => {
    // Every second part was between backticks.
    if (index % 2 === 0) return piece
    const href = links.get(piece)
    return href === undefined ? (
      <code key={index}>{piece}</code>
    ) : (
      <AnchorMdx key={index} href={href} target="_self">
        {piece}
      </AnchorMdx>
    )
  })
}
