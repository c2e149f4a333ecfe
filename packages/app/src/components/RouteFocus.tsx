import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const PRODUCT = 'Latchkey'

// The first page of a visit keeps the browser's focus.
let hasArrivedBefore = false

/** Does what browsers do on full page loads: sets the title and moves the focus to the start of the page. */
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
