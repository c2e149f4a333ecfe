import { useRender } from '@base-ui/react/use-render'

/** Any attribute of an `a`; `render` replaces the element. */
export type LinkSlotProps = useRender.ComponentProps<'a'>

/** A link whose element is chosen by the caller (`render={<Link to="/" />}`); an `a` by default. */
export function LinkSlot({ render, ...props }: LinkSlotProps) {
  return useRender({ defaultTagName: 'a', render, props })
}
