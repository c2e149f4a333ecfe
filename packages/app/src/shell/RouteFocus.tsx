import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const PRODUCT = 'Latchkey'

// The page at which a visit begins keeps the browser's own focus: nobody navigated yet.
let hasArrivedBefore = false

/** Does what a browser does by itself between pages: names the window after the page, and takes the focus to its beginning. */
export function RouteFocus({ title }: { title: string }) {
  const { pathname } = useLocation()
  const shownPath = useRef<string | null>(null)

  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`
  }, [title])

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    if (hasArrivedBefore) {
      const beginning = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
      beginning?.focus({ preventScroll: true })
    }
    hasArrivedBefore = true
  }, [pathname])

  return null
}
