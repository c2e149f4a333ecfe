import { Search } from 'lucide-react'
import * as S from './SearchButton.styles.ts'

export interface SearchButtonProps {
  /** The keyboard shortcut, as written on this device. */
  hint: 'Ctrl K' | '⌘K'
  onClick: () => void
}

/**
 * Opens the search, at the top of every page.
 *
 * @do Use it once, among the tools of AppShell.
 * @dont Do not use it to filter a list: that is SearchField.
 * @key Enter, Space: Opens the search.
 * @key Ctrl+K, ⌘+K: Does so from anywhere.
 */
export function SearchButton({ hint, onClick }: SearchButtonProps) {
  return (
    <S.Root
      type="button"
      aria-label="Search"
      aria-keyshortcuts={hint === '⌘K' ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Search aria-hidden />
      <S.Words data-hint={hint}>Search</S.Words>
    </S.Root>
  )
}
