import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { focusWhatRemains, setReplacement } from '../../../accessibility/focus-moves.ts'

/** A control in a row; the numbers count from 0. */
interface Place {
  readonly control: HTMLElement
  readonly row: number
  readonly cell: number
}

const CONTROL = ':is(a[href], button, input):not(:disabled)'

function placeOf(control: HTMLElement): Place | null {
  const cell = control.closest('td')
  const row = cell?.closest('tr')
  return cell && row ? { control, row: row.sectionRowIndex, cell: cell.cellIndex } : null
}

/** The control at a place, or in the last row if there are fewer now. */
function controlAt(body: HTMLTableSectionElement, { row, cell }: Place): HTMLElement | null {
  const shown = body.rows[Math.min(row, body.rows.length - 1)]
  return shown?.cells[cell]?.querySelector<HTMLElement>(CONTROL) ?? shown?.querySelector(CONTROL) ?? null
}

/**
 * When the row that has the focus leaves the table, the focus moves to the same cell of the row in its place. If a dialog
 * that the row opened has the focus, it returns there.
 * @returns the props of the body of the table
 */
export function useRowFocus() {
  const body = useRef<HTMLTableSectionElement>(null)
  const place = useRef<Place | null>(null)
  // React reports no blur of what it removes.
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    if (place.current === null || body.current === null) return
    const { control } = place.current
    if (control.isConnected) {
      place.current = placeOf(control)
      return
    }
    const next = controlAt(body.current, place.current)
    place.current = next && placeOf(next)
    if (next !== null) setReplacement(control, next)
    if (!hasFocus.current || document.activeElement !== document.body) return
    if (next === null) focusWhatRemains()
    else next.focus({ preventScroll: true })
  })
  return {
    ref: body,
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      // The popup of a row is its child for React only.
      if (!currentTarget.contains(target)) return
      place.current = placeOf(target)
      hasFocus.current = true
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      // It stays the active element while another window has the focus.
      hasFocus.current = document.activeElement === target
    },
  }
}
