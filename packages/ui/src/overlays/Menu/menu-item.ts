import type { ReactNode } from 'react'

interface Line {
  label: string
  icon?: ReactNode
  isDanger?: boolean
  /** For missing data; items without permission are hidden instead. */
  isDisabled?: boolean
  /** False hides the item, so that a page can list every action and say which apply. */
  isVisible?: boolean
  /** Draws a line above it, unless it is the first. */
  hasDivider?: boolean
}

/** One item of a menu: an action, or a link to another page. */
export type MenuItem = Line &
  ({ onSelect: () => void; href?: undefined } | { href: string; onSelect?: undefined })
