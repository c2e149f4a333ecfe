import { useRender } from '@base-ui/react/use-render'

/** The element that becomes the link, and any attribute of an `a`. */
export type LinkSlotProps = useRender.ComponentProps<'a'>

/** A link whose element the caller chooses (`render={<Link to="/" />}`); a plain `a` by default. */
export function LinkSlot({ render, ...props }: LinkSlotProps) {
  return useRender({ defaultTagName: 'a', render, props })
}
