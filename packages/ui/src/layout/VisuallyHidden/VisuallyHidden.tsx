import type { ComponentPropsWithRef } from 'react'
import * as S from './VisuallyHidden.styles.ts'

/** What a piece of hidden text accepts: any attribute of a `span`. */
export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>

/** Text for people who listen to the page; nobody sees it. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <S.Root {...props} />
}
