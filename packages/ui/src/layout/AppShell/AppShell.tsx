import { Menu } from 'lucide-react'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Logo } from '../Logo/Logo.tsx'
import * as S from './AppShell.styles.ts'
import * as Frame from './Frame.styles.ts'

export interface AppShellProps {
  /** Renders the sidebar; `close` is passed when it is in the drawer. */
  renderSidebar: (close?: () => void) => ReactNode
  isDrawerOpen: boolean
  onDrawerOpenChange: (isOpen: boolean) => void
  /** True if the sidebar beside the page is collapsed to icons; the drawer never is. */
  isSideFolded?: boolean
  /** Tools at the top of every page, such as the search: in the line of the title, or in the bar of a narrow window. */
  tools?: ReactNode
  children: ReactNode
}

const MAIN_ID = 'main'

/** After a touch the drawer itself is focused: no link has to look chosen. */
const findFocus = (drawer: HTMLElement) =>
  matchMedia('(pointer: coarse)').matches ? null : drawer.querySelector<HTMLElement>('a[href], button')

/**
 * The layout of sidebar and page: side by side from 1024 px, below that a drawer behind a burger button.
 *
 * @also Page layout, Frame, Scaffold
 * @do Use it once, around every page for staff.
 * @do Fold the sidebar only where it is beside the page.
 * @dont Do not nest a second one.
 * @key Tab: First reaches “Skip to content”.
 * @key Escape: Closes the menu on narrow screens.
 */
export function AppShell({
  renderSidebar,
  isDrawerOpen,
  onDrawerOpenChange,
  isSideFolded = false,
  tools,
  children,
}: AppShellProps) {
  const main = useRef<HTMLElement>(null)

  // An address with a hash would be one more step back, which the guard of unsaved edits does not see.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }

  useEffect(() => {
    const wide = matchMedia('screen and (min-width: 1024px)')
    // A tablet rotated to landscape shows the fixed sidebar; an open drawer over it would trap the focus.
    const close = () => wide.matches && onDrawerOpenChange(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [onDrawerOpenChange])

  return (
    <Frame.Root data-side-folded={isSideFolded || undefined} data-tools={tools !== undefined || undefined}>
      <Frame.PageStyle />
      <S.Skip href={`#${MAIN_ID}`} onClick={skip}>
        Skip to content
      </S.Skip>
      <Frame.Side>{renderSidebar()}</Frame.Side>
      <Frame.Bar>
        <Frame.Brand>
          <S.Burger
            type="button"
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={isDrawerOpen}
            onClick={() => onDrawerOpenChange(true)}
          >
            <Menu aria-hidden />
          </S.Burger>
          <Logo />
        </Frame.Brand>
        {tools}
      </Frame.Bar>
      <S.Drawer
        isOpen={isDrawerOpen}
        onCloseRequest={() => onDrawerOpenChange(false)}
        findFocus={findFocus}
        aria-label="Menu"
      >
        {renderSidebar(() => onDrawerOpenChange(false))}
      </S.Drawer>
      <Frame.Main ref={main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </Frame.Main>
    </Frame.Root>
  )
}
