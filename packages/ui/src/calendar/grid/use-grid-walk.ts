import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { CalendarDay } from '../calendar-event.ts'
import { reindex, walk, type GridCell } from './grid-walk.ts'
import { useRestoredFocus } from './use-restored-focus.ts'

interface GridWalkOptions {
  days: readonly CalendarDay[]
  /** Hour rows; 1 for a month. */
  hours?: number
  /** `YYYY-MM-DD`; its cell is first in the tab order, if visible. */
  today: string
  /** Called to change to the previous (-1) or next (1) period. */
  onStep?: (step: -1 | 1) => void
}

/** The day that Tab focuses first: today, or the first of the month. */
function startingDay(days: readonly CalendarDay[], today: string): number {
  const index = days.findIndex(({ day }) => day === today)
  return index === -1
    ? Math.max(
        days.findIndex(({ isOtherMonth }) => !isOtherMonth),
        0,
      )
    : index
}

const cellAround = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-cell]')
const eventsIn = (cell: Element) => [...cell.querySelectorAll<HTMLElement>('[data-event]')]

/** Moves the focus between a cell and its events; returns false for other keys. */
function walkWithinCell(event: KeyboardEvent, cell: HTMLElement): boolean {
  if (event.target === cell) {
    if (event.key !== 'Enter' && event.key !== ' ') return false
    eventsIn(cell)[0]?.focus()
    return true
  }
  if (event.key === 'Escape') {
    cell.focus()
    return true
  }
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return false
  const events = eventsIn(cell)
  const at = events.indexOf(event.target as HTMLElement)
  events[Math.max(at + (event.key === 'ArrowUp' ? -1 : 1), 0)]?.focus()
  return true
}

/**
 * Keyboard navigation for a grid of days: one cell is in the tab order, arrows move between cells, Enter
 * moves to the events of a cell and Escape back. Cells carry their number, counted by rows, as `data-cell`;
 * events carry `data-event`. A focused event keeps the focus when a refresh moves it.
 */
export function useGridWalk({ days, hours = 1, today, onStep }: GridWalkOptions) {
  const starting = startingDay(days, today)
  const [current, setCurrent] = useState(starting)
  const grid = useRef<HTMLTableElement>(null)
  const restored = useRestoredFocus(grid)
  const first = days[0]?.day ?? ''
  const known = useRef(first)
  // The target cell in another period, until that period is rendered.
  const awaited = useRef<GridCell | null>(null)

  const focusCell = ({ dayIndex, hourIndex }: GridCell) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${hourIndex * days.length + dayIndex}"]`)?.focus()

  useLayoutEffect(() => {
    const before = known.current
    known.current = first
    const cell = awaited.current
    if (before === first || cell === null) return
    awaited.current = null
    focusCell({ ...cell, dayIndex: reindex(cell.dayIndex, before, first) })
  })

  useEffect(() => {
    if (!grid.current?.contains(document.activeElement)) setCurrent(starting)
  }, [starting])

  const handleFocus = (event: FocusEvent) => {
    restored.onFocus(event)
    const number = cellAround(event.target)?.dataset['cell']
    if (number !== undefined) setCurrent(Number(number))
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const cell = cellAround(event.target)
    if (cell === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (walkWithinCell(event, cell)) {
      event.preventDefault()
      return
    }
    const number = Number(cell.dataset['cell'])
    const from = { dayIndex: number % days.length, hourIndex: Math.floor(number / days.length) }
    const to = walk(event.key, from, { days: days.length, hours })
    if (to === null) return
    event.preventDefault()
    if (to.step === 0) focusCell(to.cell)
    else {
      // The focused event unmounts with its period; its cell stays.
      cell.focus()
      awaited.current = to.cell.dayIndex === from.dayIndex ? null : to.cell
      onStep?.(to.step)
    }
  }

  return {
    current,
    gridProps: { ref: grid, onFocus: handleFocus, onBlur: restored.onBlur, onKeyDown: handleKeyDown },
  }
}
