import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { useDocsLinks } from './use-docs-links.ts'

const CODE = /`([^`]+)`/

/** A text whose parts between backticks are code, and the names of components links to their docs. */
export function Named({ children }: { children: string }) {
  const links = useDocsLinks()
  return children.split(CODE).map((piece, index) => {
    // Every second part was between backticks.
    if (index % 2 === 0) return piece
    const href = links.get(piece)
    const code = <code key={index}>{piece}</code>
    return href === undefined ? (
      code
    ) : (
      <AnchorMdx key={index} href={href} target="_self">
        {code}
      </AnchorMdx>
    )
  })
}
