import { PATHS } from '@latchkey/domain/navigation/paths'
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
      const main = document.querySelector('main')
      // After the password the user types the code, without a press in between.
      const isForCode = pathname === PATHS.twoFactor
      const beginning = main?.querySelector<HTMLElement>(isForCode ? 'input' : 'h1') ?? main
      beginning?.focus({ preventScroll: true })
    }
    hasArrivedBefore = true
  }, [pathname])

  return null
}
