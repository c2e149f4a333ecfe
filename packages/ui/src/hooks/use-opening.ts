import { useCallback, useEffect, useRef, useState } from 'react'

/** State that belongs to one opening of a dialog, such as the errors of the server. */
export interface Opening<Kept> {
  /** The stored state; null after opening. */
  kept: Kept | null
  /** Stores state until the next opening; ignored when called for an earlier opening. */
  keep: (kept: Kept | null) => void
  /** False once the dialog was closed or opened again; a late response must not close it then. */
  isOn: () => boolean
}

/** Resets the state of a dialog each time its address opens it. */
export function useOpening<Kept>(open: number | string | null): Opening<Kept> {
  const [opening, setOpening] = useState<{ open: typeof open; turn: number; kept: Kept | null }>({
    open,
    turn: 0,
    kept: null,
  })
  if (opening.open !== open) {
    // The content stays when closing, so that the dialog still shows it during the closing animation.
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
