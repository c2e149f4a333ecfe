import type { ReactElement } from 'react'
import { LinkSlot } from './LinkSlot/LinkSlot.tsx'

/** Makes the link element for an address; the app passes its router's, so that nothing here knows a router. */
export type RenderLink = (href: string) => ReactElement

/** A link that loads its page anew, for where no router is. */
export const renderPlainLink: RenderLink = (href) => <LinkSlot href={href} />
