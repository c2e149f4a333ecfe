/** A control in a row; the numbers count from 0. */
export interface Place {
  readonly control: HTMLElement
  readonly row: number
  readonly cell: number
  /** Among the controls of its cell. */
  readonly index: number
}

type Rows = HTMLTableSectionElement

const CONTROL = ':is(a[href], button, input, [role="button"]):not(:disabled)'

/** Content below a row, such as its details, keeps the tab stops of its own. */
const CELL = 'td:not([data-part="wide"])'

const within = (place: Element): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(CONTROL)]

/** The controls of all rows. */
export const controlsOf = (body: Rows): HTMLElement[] =>
  [...body.querySelectorAll<HTMLElement>(`:scope > tr > ${CELL}`)].flatMap(within)

export function placeOf(target: Element): Place | null {
  const control = target.closest<HTMLElement>(CONTROL)
  const cell = control?.closest<HTMLTableCellElement>(CELL)
  const row = cell?.closest('tr')
  return control && cell && row
    ? { control, row: row.sectionRowIndex, cell: cell.cellIndex, index: within(cell).indexOf(control) }
    : null
}

/** The name of a row, or else its first control. */
const mainControlIn = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>(`:scope > td[data-part="title"] a`) ??
  row.querySelector<HTMLElement>(`:scope > ${CELL} ${CONTROL}`)

/** The control in the same cell of a row, or else its main one. */
function controlIn(row: HTMLTableRowElement | undefined, { cell, index }: Place): HTMLElement | null {
  const place = row?.cells[cell]
  const beside = place?.matches(CELL) ? within(place) : []
  return beside[Math.min(index, beside.length - 1)] ?? (row ? mainControlIn(row) : null)
}

export const firstControl = (body: Rows): HTMLElement | null =>
  [...body.rows].map(mainControlIn).find((control) => control !== null) ?? null

/** The control at a place, or in the last row if there are fewer now. */
export const controlAt = (body: Rows, place: Place): HTMLElement | null =>
  controlIn(body.rows[Math.min(place.row, body.rows.length - 1)], place) ?? firstControl(body)

/** The control that a key moves to; null at the end of the rows, and for other keys. */
export function controlAfter(body: Rows, place: Place, key: string): HTMLElement | null {
  const rows = [...body.rows].filter((row) => mainControlIn(row) !== null)
  const at = rows.findIndex(({ sectionRowIndex }) => sectionRowIndex === place.row)
  const row = rows[at]
  if (row === undefined) return null
  const beside = [...row.cells].filter((cell) => cell.matches(CELL)).flatMap(within)
  const among = beside.indexOf(place.control)
  switch (key) {
    case 'ArrowUp':
      return controlIn(rows[at - 1], place)
    case 'ArrowDown':
      return controlIn(rows[at + 1], place)
    case 'Home':
      return controlIn(rows[0], place)
    case 'End':
      return controlIn(rows.at(-1), place)
    case 'ArrowLeft':
      return beside[among - 1] ?? null
    case 'ArrowRight':
      return beside[among + 1] ?? null
    default:
      return null
  }
}

/** The button of the menu of a row. */
export const menuButtonOf = (control: Element): HTMLElement | null =>
  control.closest('tr')?.querySelector<HTMLElement>(':scope > td[data-part="menu"] button') ?? null
