import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** As long as other tooltips wait, in milliseconds. */
export const OPEN_AFTER_MS = 350

/** Long enough to reach the tooltip with the pointer, in milliseconds. */
const CLOSE_AFTER_MS = 150

/** The text of cells that is not shown whole. */
export interface CutText {
  /** The cell that the text is shown next to. */
  cell: HTMLTableCellElement
  lines: readonly string[]
}

/** Text that ends in an ellipsis, or goes on in a line that is not shown. */
const isCut = (box: Element): boolean =>
  box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight

/** The texts of a cell that end in an ellipsis: the cell's own, or those of marked lines below a title, which is whole itself. */
function cutTextsOf(cell: HTMLTableCellElement): string[] {
  // Where there is an element in the cell, it holds the text; the cell itself reaches into the padding with an icon.
  if (cell.dataset['cut'] !== undefined)
    return isCut(cell.firstElementChild ?? cell) ? [cell.textContent] : []
  return [...cell.querySelectorAll('[data-may-be-cut]')]
    .filter((line) => [line, ...line.children].some(isCut))
    .map(({ textContent }) => textContent)
}

const cellAt = (target: EventTarget | null): HTMLTableCellElement | null =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('tbody td') : null

/** What a pointer on a cell asks for. */
function textAt(cell: HTMLTableCellElement | null): CutText | null {
  const lines = cell === null ? [] : cutTextsOf(cell)
  return cell === null || lines.length === 0 ? null : { cell, lines }
}

/** What the keyboard focus on a row asks for: the text of all its cut cells, as most of them take no focus. */
function textsBeside(cell: HTMLTableCellElement | null): CutText | null {
  const cells = [...(cell?.parentElement?.querySelectorAll<HTMLTableCellElement>('td') ?? [])]
  const lines = cells.flatMap((each) => cutTextsOf(each).map((text) => `${each.dataset['label']}: ${text}`))
  return cell === null || lines.length === 0 ? null : { cell, lines }
}

/**
 * The cut text of a table that a person asks for: by pointing at a cell, by tapping it, or by moving the focus into its
 * row by key. Listens on the table as a whole: a hundred rows cost as much as one.
 */
export function useCutText(table: RefObject<HTMLTableElement | null>) {
  const [shown, setShown] = useState<CutText | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

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
    return () => {
      stop.abort()
      clearTimeout(timer.current)
    }
  }, [table, show])

  return {
    shown,
    hide: () => show(null),
    /** Keeps the text while the pointer is on it. */
    hold: () => clearTimeout(timer.current),
  }
}
