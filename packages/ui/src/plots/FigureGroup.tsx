import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import type { OpenFigure } from './figure.ts'
import { OpenFigureContext } from './figure-group-context.ts'
import { nextPlace } from './figure-keys.ts'
import * as S from './FigureGroup.styles.ts'

interface FigureGroupProps {
  /** The accessible name of the plot, such as 'Enquiries by week'. */
  label: string
  /** A short summary of the plot; replaced by the figure under the pointer. */
  summary?: string
  onOpen?: OpenFigure | undefined
  children: ReactNode
}

const linksIn = (plot: Element | null): HTMLElement[] => [
  ...(plot?.querySelectorAll<HTMLElement>('a[data-figure]') ?? []),
]

const placeOf = ({ dataset }: HTMLElement) => {
  const [column = 0, level = 0] = (dataset['figure'] ?? '').split(' ').map(Number)
  return { column, level }
}

/** The names of series come before the plot, but are read after it. */
const firstOf = (links: readonly HTMLElement[]): HTMLElement | undefined =>
  links.toSorted((one, other) => placeOf(one).column - placeOf(other).column)[0]

const figureOf = ({ target }: SyntheticEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-figure]') : null

/**
 * A plot as one tab stop: arrows move between its figures, and the one that is focused or pointed at is written above
 * the plot.
 */
export function FigureGroup({ label, summary = '', onOpen, children }: FigureGroupProps) {
  const plot = useRef<HTMLDivElement>(null)
  const latest = useRef<string | undefined>(undefined)
  const [shown, setShown] = useState<string | null>(null)

  useLayoutEffect(() => {
    const links = linksIn(plot.current)
    const stop = links.find(({ dataset }) => dataset['figure'] === latest.current) ?? firstOf(links)
    for (const link of links) link.tabIndex = link === stop ? 0 : -1
  })

  const show = (event: SyntheticEvent) => setShown(figureOf(event)?.getAttribute('aria-label') ?? null)

  const handleFocus = (event: SyntheticEvent) => {
    const link = figureOf(event)
    latest.current = link?.dataset['figure'] ?? latest.current
    for (const each of linksIn(plot.current)) each.tabIndex = each === link ? 0 : -1
    show(event)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    // A narrow plot hides the figures that have no room.
    const links = linksIn(plot.current).filter((link) => link.checkVisibility())
    const to = nextPlace(
      links.map(placeOf),
      links.findIndex((link) => link === document.activeElement),
      event.key,
    )
    if (to === null) return
    event.preventDefault()
    links[to]?.focus()
  }

  return (
    <S.Root
      ref={plot}
      aria-label={label}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
      onBlur={() => setShown(null)}
      onPointerOver={show}
      onPointerLeave={() => setShown(null)}
    >
      <S.Summary>
        <span hidden={shown !== null}>{summary}</span>
        {/* Screen readers announce the name of the figure itself. */}
        <span aria-hidden>{shown}</span>
      </S.Summary>
      <OpenFigureContext value={onOpen}>{children}</OpenFigureContext>
    </S.Root>
  )
}
