import type { ReactElement } from 'react'
import { LinkSlot } from './LinkSlot/LinkSlot.tsx'

/** Renders a link to an address. The app passes its router's link, so that this package depends on no router. */
export type RenderLink = (href: string) => ReactElement

/** A link that loads a new page, for use without a router. */
export const renderPlainLink: RenderLink = (href) => <LinkSlot href={href} />
