import { useCallback, useEffect, useRef, useState } from 'react'

/** What belongs to one opening of a dialog, such as what the server refused in it. */
export interface Opening<Kept> {
  /** What was kept since the dialog opened; null before anything was. */
  kept: Kept | null
  /** Keeps something until the dialog opens the next time; what comes too late for its opening is dropped. */
  keep: (kept: Kept | null) => void
  /** False once the dialog was closed or opened anew: an answer that comes then must close nothing. */
  isOn: () => boolean
}

/** Follows what an address opens, so that no opening of a dialog meets what was left of the one before. */
export function useOpening<Kept>(open: number | string | null): Opening<Kept> {
  const [opening, setOpening] = useState<{ open: typeof open; turn: number; kept: Kept | null }>({
    open,
    turn: 0,
    kept: null,
  })
  if (opening.open !== open) {
    // While the dialog leaves the screen it shows what it showed last.
    setOpening({ open, turn: opening.turn + 1, kept: open === null ? opening.kept : null })
  }

  const { turn } = opening
  const latestTurn = useRef(turn)
  useEffect(() => {
    latestTurn.current = turn
    return () => {
      latestTurn.current = Number.NaN
    }
  }, [turn])

  return {
    kept: opening.kept,
    keep: useCallback((kept) => setOpening((now) => (now.turn === turn ? { ...now, kept } : now)), [turn]),
    isOn: useCallback(() => latestTurn.current === turn, [turn]),
  }
}
