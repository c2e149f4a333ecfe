import { Menu as Base } from '@base-ui/react/menu'
import { useMemo, useState, type ReactNode } from 'react'
import { lazyPopup } from '../../loading/lazy-popup.tsx'
import type { OpenMenu } from './MenuTrigger.tsx'

const MenuPopup = lazyPopup(() => import('./MenuPopup.tsx'), 'MenuPopup', {
  isOpen: ({ isNear, pressed }) => isNear || pressed !== null,
})

/** A press of an opener before the menu was there. */
export interface EarlyPress {
  openerId: string
  /** The item that has the focus then; null by pointer. */
  focused: 'first' | 'last' | null
}

/** Connects openers with a menu, which they may share. */
export interface MenuLink {
  handle: Base.Handle<OpenMenu>
  /** Called when the pointer or the focus reaches an opener. */
  onNear: () => void
  onEarlyPress: (press: EarlyPress) => void
}

/** A menu that is fetched when the pointer or the focus reaches one of its openers; until then they are plain buttons. */
export function useMenu(): { menu: MenuLink; popup: ReactNode } {
  const [handle] = useState(() => Base.createHandle<OpenMenu>())
  const [isNear, setNear] = useState(false)
  const [pressed, setPressed] = useState<EarlyPress | null>(null)
  const menu = useMemo(
    () => ({
      handle,
      // A failure is reported when an opener is pressed.
      onNear: () =>
        void MenuPopup.fetch().then(
          () => setNear(true),
          () => {},
        ),
      onEarlyPress: setPressed,
    }),
    [handle],
  )
  const popup = (
    <MenuPopup handle={handle} isNear={isNear} pressed={pressed} onClose={() => setPressed(null)} />
  )
  return { menu, popup }
}
