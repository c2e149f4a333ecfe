import { createContext, use, type ReactElement } from 'react'
import { LinkSlot } from './LinkSlot/LinkSlot.tsx'

/** Renders a link to an address. */
export type RenderLink = (href: string) => ReactElement

/**
 * Renders the links of components. The app provides its router's link, so that this package depends on no
 * router; without one, a link loads a new page.
 */
export const RenderLinkContext = createContext<RenderLink>((href) => <LinkSlot href={href} />)

/** The nearest RenderLinkContext's. */
export const useRenderLink = (): RenderLink => use(RenderLinkContext)
