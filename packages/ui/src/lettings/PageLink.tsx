import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { LinkSlot } from '../controls/LinkSlot/LinkSlot.tsx'
import { useRenderLink } from '../controls/render-link.tsx'
import { nameLinkLook } from './name-link-look.ts'

const Anchor = styled(LinkSlot)`
  ${nameLinkLook}
`

export interface PageLinkProps {
  /** The address of the record's page; null without permission: only the text. */
  href: string | null
  children: ReactNode
}

/** The name of a row whose record has a page of its own. */
export function PageLink({ href, children }: PageLinkProps) {
  const renderLink = useRenderLink()
  return href === null ? children : <Anchor render={renderLink(href)}>{children}</Anchor>
}
