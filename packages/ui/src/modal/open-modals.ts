import { nextTabStop } from '../accessibility/tab-stops.ts'

interface OpenModal {
  readonly surface: HTMLElement
  readonly onEscape: () => void
}

/** Open modals, the last on top. */
let open: readonly OpenModal[] = []

/** The element that contains a modal and all that it opens. */
export const layerOf = (surface: HTMLElement): Element | null => surface.closest('[data-layer]')

let releasePage: (() => void) | undefined
let unlockScroll: (() => void) | undefined

/** Makes a surface modal: until the returned function is called, only it, and modals opened later, can be reached. */
export function openModal(modal: OpenModal): () => void {
  // Before anything changes: this reads sizes.
  unlockScroll ??= lockScroll()
  open = [...open, modal]
  holdForTop()
  return () => {
    // What it opened goes with it, and must not keep the focus from returning to its opener.
    const layer = layerOf(modal.surface)
    open = open.filter((other) => other !== modal && !layer?.contains(other.surface))
    holdForTop()
    if (open.length > 0) return
    unlockScroll?.()
    unlockScroll = undefined
  }
}

function holdForTop(): void {
  releasePage?.()
  const top = open.at(-1)
  releasePage = top && holdPage(top)
}

function holdPage({ surface, onEscape }: OpenModal): () => void {
  const hidden = hideAround(surface)
  const isBehind = (target: Node | null) => hidden.some((element) => element.contains(target))
  const holding = new AbortController()
  const { signal } = holding

  // On the document, after all that may handle the key itself, such as a popup.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.isComposing) return
      if (event.key === 'Escape') onEscape()
      if (event.key !== 'Tab') return
      const { activeElement } = document
      const isLost = activeElement === document.body || isBehind(activeElement)
      const next = nextTabStop(surface, isLost ? surface : activeElement, event.shiftKey)
      if (next === null) return
      event.preventDefault()
      next.focus()
    },
    { signal },
  )
  // From the browser's own controls, Tab leads to the page.
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (isBehind(target as Node)) surface.focus({ preventScroll: true })
    },
    { signal },
  )

  return () => {
    holding.abort()
    for (const element of hidden) element.removeAttribute('aria-hidden')
  }
}

/** Hides everything but the surface from assistive technology, and returns it; live regions are still announced. */
function hideAround(surface: Element): Element[] {
  const kept = [surface, ...document.querySelectorAll('output, [aria-live], [role="status"], [role="alert"]')]
  const hidden: Element[] = []
  const hideIn = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || child.hasAttribute('aria-hidden')) continue
      if (kept.some((element) => child.contains(element))) hideIn(child)
      else hidden.push(child)
    }
  }
  hideIn(document.body)
  for (const element of hidden) element.setAttribute('aria-hidden', 'true')
  return hidden
}

/** Keeps the page from scrolling, and as wide as it is. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, scrollbarGutter } = style
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => Object.assign(style, { overflow, scrollbarGutter })
}
