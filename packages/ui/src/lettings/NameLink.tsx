import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { opensHere, pressOnSpace } from './opens-here.ts'
import { nameLinkLook } from './name-link-look.ts'

const Anchor = styled.a`
  ${nameLinkLook}
`

const AS_BUTTON = { role: 'button', onKeyDown: pressOnSpace }

export interface NameLinkProps {
  /** The address that opens the record. */
  href: string
  /** Opens the record over this page. */
  onOpen: () => void
  /** True for a button for screen readers: it opens a dialog. */
  isButton?: boolean
  children: ReactNode
}

/** The name of a row: a press opens the record here, Ctrl and a press or the middle button in a new tab. */
export const NameLink = ({ href, onOpen, isButton = false, children }: NameLinkProps) => (
  <Anchor href={href} onClick={opensHere(onOpen)} {...(isButton && AS_BUTTON)}>
    {children}
  </Anchor>
)
