import type { ComponentPropsWithRef } from 'react'
import * as S from './VisuallyHidden.styles.ts'

/** Any attribute of a `span`. */
export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>

/**
 * Text for screen readers only.
 *
 * @do Use it for context that is visible from the layout only.
 * @dont Do not hide focusable elements.
 */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <S.Root {...props} />
}
