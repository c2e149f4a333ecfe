import type { ReactElement } from 'react'
import { LinkSlot } from './LinkSlot/LinkSlot.tsx'

/** Renders a link to an address; the app passes its router's, so that this package is independent of routers. */
export type RenderLink = (href: string) => ReactElement

/** A link that loads a new page, for use without a router. */
export const renderPlainLink: RenderLink = (href) => <LinkSlot href={href} />
