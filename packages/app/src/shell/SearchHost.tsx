import type { PaletteAction, PaletteOption } from '@latchkey/domain/search/palette'
import { SearchModel } from '@latchkey/domain/search/search.store'
import { SHORTCUT_CHOICE } from '@latchkey/domain/search/shortcut-choice'
import {
  CommandPalette,
  type CommandPaletteProps,
} from '@latchkey/ui/lettings/search/CommandPalette/CommandPalette.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { useRoot } from '../runtime/runtime.ts'
import { usePersonalChoice } from '../runtime/use-personal-choice.ts'
import { useStore } from '../runtime/use-store.ts'

/** Debounce after a key, in milliseconds. */
const TYPING_MS = 100

export interface SearchHostProps extends DialogProps {
  /** Initial text. */
  startText: string
  /** Runs an option that has no address. */
  onAction: (action: PaletteAction) => void
}

export const SearchHost = observer(function SearchHost({
  isOpen,
  startText,
  onClose,
  onAction,
}: SearchHostProps) {
  const { session } = useRoot()
  // The profile may have changed it since the search was open last.
  const [hasShortcut] = usePersonalChoice(SHORTCUT_CHOICE)
  const navigate = useNavigate()
  const base = useHref('/')
  const search = useStore(SearchModel)

  useEffect(() => {
    if (!isOpen) return
    search.open(startText)
    void search.loadRecent()
  }, [isOpen, search, startText])

  const { text } = search
  useEffect(() => {
    const timer = setTimeout(() => void search.find(), TYPING_MS)
    return () => clearTimeout(timer)
  }, [search, text])

  const handleChoose: CommandPaletteProps['onChoose'] = ({ target }: PaletteOption, { isInNewTab }) => {
    if ('address' in target && isInNewTab) {
      window.open(`${base.replace(/\/$/, '')}${target.address}`, '_blank', 'noopener')
      return
    }
    onClose()
    if ('address' in target) void navigate(target.address)
    else onAction(target.action)
  }

  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      text={text}
      onText={(next) => search.setText(next)}
      groups={search.groups(session.permissions ?? [], { hasShortcut })}
      state={search.state}
      onChoose={handleChoose}
      onRetry={() => void search.find()}
    />
  )
})
