import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const figureIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'figure' in state ? String(state.figure) : null

/** Opens the leads behind a figure, and keeps its address in the history entry of the report for Back. */
export function useOpenedFigure(): { opened: string | null; open: (href: string) => Promise<void> } {
  const navigate = useNavigate()
  const location = useLocation()
  const [opened] = useState(() => figureIn(location.state))
  return {
    opened,
    open: async (href) => {
      await navigate(location, {
        replace: true,
        state: { figure: href },
        preventScrollReset: true,
        flushSync: true,
      })
      await navigate(href)
    },
  }
}
