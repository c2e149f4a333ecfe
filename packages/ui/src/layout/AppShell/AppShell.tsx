import { Dialog } from '@base-ui/react/dialog'
import { Menu } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { focusAtOnce } from '../../accessibility/focus-moves.ts'
import { Logo } from '../Logo/Logo.tsx'
import * as S from './AppShell.styles.ts'

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

/** The layout of sidebar and page: side by side from 1024 px, below that a drawer behind a burger button. */
export function AppShell({
  renderSidebar,
  isDrawerOpen,
  onDrawerOpenChange,
  isSideFolded = false,
  tools,
  children,
}: AppShellProps) {
  const drawer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const wide = matchMedia('(min-width: 1024px)')
    // A tablet rotated to landscape shows the fixed sidebar; an open drawer over it would trap the focus.
    const close = () => wide.matches && onDrawerOpenChange(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [onDrawerOpenChange])

  return (
    <S.Root data-side-folded={isSideFolded || undefined} data-tools={tools !== undefined || undefined}>
      <S.PageStyle />
      <S.Skip href={`#${MAIN_ID}`}>Skip to content</S.Skip>
      <S.Side>{renderSidebar()}</S.Side>
      <Dialog.Root open={isDrawerOpen} onOpenChange={onDrawerOpenChange}>
        <S.Bar>
          <S.Brand>
            <S.Burger aria-label="Open menu">
              <Menu aria-hidden />
            </S.Burger>
            <Logo />
          </S.Brand>
          {tools}
        </S.Bar>
        <Dialog.Portal>
          <S.Backdrop />
          <S.Drawer
            ref={drawer}
            aria-label="Menu"
            initialFocus={(openedBy) =>
              focusAtOnce(
                drawer.current,
                openedBy === 'touch' ? null : drawer.current?.querySelector<HTMLElement>('a[href], button'),
              )
            }
          >
            {renderSidebar(() => onDrawerOpenChange(false))}
          </S.Drawer>
        </Dialog.Portal>
      </Dialog.Root>
      <S.Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </S.Main>
    </S.Root>
  )
}
