import { useRender } from '@base-ui/react/use-render'
import type { ReactElement } from 'react'

/** Makes the link element for an address; the app passes its router's, so that nothing here knows a router. */
export type RenderLink = (href: string) => ReactElement

/** What a link accepts: the element that will be the link, and any attribute of an `a`. */
export type LinkSlotProps = useRender.ComponentProps<'a'>

/** A link whose element the caller chooses (`render={<Link to="/" />}`); a plain `a` by default. */
export function LinkSlot({ render, ...props }: LinkSlotProps) {
  return useRender({ defaultTagName: 'a', render, props })
}

/** A link that loads its page anew, for where no router is. */
export const renderPlainLink: RenderLink = (href) => <LinkSlot href={href} />
