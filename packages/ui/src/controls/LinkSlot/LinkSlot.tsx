import { cloneElement, type ComponentPropsWithRef, type ReactElement } from 'react'

/** Any attribute of an `a`. */
export interface LinkSlotProps extends ComponentPropsWithRef<'a'> {
  /** Replaces the element; its own attributes win. */
  render?: ReactElement | undefined
}

/**
 * A link whose element is chosen by the caller (`render={<Link to="/" />}`); an `a` by default.
 *
 * @do Pass the router’s link where there is one.
 * @dont Do not replace the address with a click handler.
 * @key Enter: Follows the link.
 */
export function LinkSlot({ render, children, ...props }: LinkSlotProps) {
  if (!render) return <a {...props}>{children}</a>
  return cloneElement(render as ReactElement<LinkSlotProps>, {
    ...props,
    children,
    ...(render.props as LinkSlotProps),
  })
}
