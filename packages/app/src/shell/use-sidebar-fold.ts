import { expectedFold, rememberedFold, rememberFold } from '@latchkey/domain/navigation/sidebar-memory'
import { useMemo, useState } from 'react'
import { useRuntime } from '../runtime/runtime.ts'

/** Collapsed state of the menu, stored per user and browser. */
export function useSidebarFold() {
  const { root, storage } = useRuntime()
  const userId = root.session.user?.id ?? 0
  const remembered = useMemo(
    () => (userId === 0 ? expectedFold(storage) : rememberedFold(storage, userId)),
    [storage, userId],
  )
  const [chosen, setChosen] = useState<{ userId: number; isFolded: boolean } | null>(null)
  const isFolded = chosen?.userId === userId ? chosen.isFolded : remembered
  const onFoldedChange = (next: boolean) => {
    setChosen({ userId, isFolded: next })
    rememberFold(storage, userId, next)
  }
  return { isFolded, onFoldedChange }
}
