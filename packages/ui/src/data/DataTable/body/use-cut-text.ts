import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { CLOSE_AFTER_MS, OPEN_AFTER_MS } from '../../../controls/Tooltip/tooltip-delays.ts'

/** The text of truncated cells. */
export interface CutText {
  /** The anchor of the tooltip. */
  cell: HTMLTableCellElement
  lines: readonly string[]
  isOfFocus: boolean
}

/** True for text that ends in an ellipsis or continues in a hidden line. */
const isCut = (box: Element): boolean =>
  box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight

/** The truncated texts of a cell: its own, or those of the marked parts of a title. */
function cutTextsOf(cell: HTMLTableCellElement): string[] {
  // An element in the cell holds the text; the cell itself extends into the padding if it has an icon.
  if (cell.dataset['cut'] !== undefined)
    return [cell.firstElementChild ?? cell, ...(cell.firstElementChild?.children ?? [])].some(isCut)
      ? [cell.textContent]
      : []
  return [...cell.querySelectorAll('[data-may-be-cut]')]
    .filter((line) => [line, ...line.children].some(isCut))
    .map(({ textContent }) => textContent)
}

const cellAt = (target: EventTarget | null): HTMLTableCellElement | null =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('tbody td') : null

/** Finds the text of the cell under a pointer. */
function textAt(cell: HTMLTableCellElement | null): CutText | null {
  const lines = cell === null ? [] : cutTextsOf(cell)
  return cell === null || lines.length === 0 ? null : { cell, lines, isOfFocus: false }
}

/** Finds, for keyboard focus in a row, the text of all its truncated cells, because most of them are not focusable. */
function textsBeside(cell: HTMLTableCellElement | null): CutText | null {
  const cells = [...(cell?.parentElement?.querySelectorAll<HTMLTableCellElement>('td') ?? [])]
  const lines = cells.flatMap((each) => cutTextsOf(each).map((text) => `${each.dataset['label']}: ${text}`))
  return cell === null || lines.length === 0 ? null : { cell, lines, isOfFocus: true }
}

/**
 * The truncated text to show: of the cell that is hovered or tapped, or of the row that gets keyboard focus.
 * Listens on the table, so the cost does not depend on the number of rows.
 */
export function useCutText(table: RefObject<HTMLTableElement | null>) {
  const [shown, setShown] = useState<CutText | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = useCallback((next: CutText | null, afterMs = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(next), afterMs)
  }, [])

  useEffect(() => {
    const element = table.current
    if (element === null) return undefined
    const stop = new AbortController()
    const { signal } = stop
    let pointedAt: HTMLTableCellElement | null = null

    const point = (cell: HTMLTableCellElement | null) => {
      if (cell === pointedAt) return
      pointedAt = cell
      const text = textAt(cell)
      show(text, text === null ? CLOSE_AFTER_MS : OPEN_AFTER_MS)
    }
    element.addEventListener(
      'pointerover',
      ({ pointerType, target }) => pointerType !== 'touch' && point(cellAt(target)),
      { signal },
    )
    element.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && point(null), {
      signal,
    })
    element.addEventListener(
      'click',
      ({ pointerType, target }) => pointerType === 'touch' && show(textAt(cellAt(target))),
      { signal },
    )
    element.addEventListener(
      'focusin',
      ({ target }) =>
        (target as Element).matches(':focus-visible') && show(textsBeside(cellAt(target)), OPEN_AFTER_MS),
      { signal },
    )
    element.addEventListener('focusout', () => show(null), { signal })
    return () => stop.abort()
  }, [table, show])

  return {
    shown,
    hide: () => show(null),
    /** Cancels a change that is due, such as closing while the pointer moves onto the tooltip. */
    hold: () => clearTimeout(timer.current),
  }
}
