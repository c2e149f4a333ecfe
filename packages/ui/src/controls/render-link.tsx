import { createContext, use, type ReactElement } from 'react'
import { LinkSlot } from './LinkSlot/LinkSlot.tsx'

/** Renders a link to an address. */
export type RenderLink = (href: string) => ReactElement

/**
 * How components render links. The app provides its router's link, so that this package depends on no router; without
 * one, a link loads a new page.
 */
export const RenderLinkContext = createContext<RenderLink>((href) => <LinkSlot href={href} />)

export const useRenderLink = (): RenderLink => use(RenderLinkContext)
