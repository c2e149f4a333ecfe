import { useContext, type MouseEvent, type ReactNode } from 'react'
import type { Figure } from './figure.ts'
import { OpenedFigureContext, OpenFigureContext } from './figure-group-context.ts'
import type { FigurePlace } from './figure-keys.ts'
import * as S from './FigureLink.styles.ts'

interface FigureLinkProps {
  figure: Figure
  /** Its place for the arrow keys of a plot; without it, it is a tab stop of its own. */
  place?: FigurePlace
  /** The content; the link's text by default. */
  children?: ReactNode
  /** Read by the styles of the surrounding plot. */
  variant?: string
  /** Its share of the plot, from 0 to 1, for the styles of the plot around it. */
  share?: number
}

/** The browser handles these: a new tab or window, or a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** The focus stays once the reader has moved it away from the start of the page. */
function focusAtFirst(link: HTMLElement | null): void {
  if (document.activeElement?.matches('body, main, h1')) link?.focus()
}

/** A figure of a plot or a table: a link to the records behind it, if it has an address. */
export function FigureLink({ figure, place, children = figure.text, variant, share }: FigureLinkProps) {
  const onOpen = useContext(OpenFigureContext)
  const opened = useContext(OpenedFigureContext)
  const { name, text, href } = figure
  const shared = {
    'data-variant': variant,
    'data-figure': place && `${place.column} ${place.level}`,
    style: share === undefined ? undefined : { '--share': share },
  }
  if (href === null && name === text && children === text) return text
  if (href === null)
    return (
      <S.Plain {...shared} aria-label={name}>
        {children}
      </S.Plain>
    )

  const handleClick = (event: MouseEvent) => {
    if (onOpen === undefined || isForBrowser(event)) return
    event.preventDefault()
    onOpen(href)
  }
  return (
    <S.Link
      {...shared}
      ref={href === opened ? focusAtFirst : undefined}
      href={href}
      aria-label={name}
      // FigureGroup makes one of them the tab stop of its plot.
      tabIndex={place && -1}
      onClick={handleClick}
    >
      {children}
    </S.Link>
  )
}
