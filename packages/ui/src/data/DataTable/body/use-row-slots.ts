import { useState } from 'react'
import { NO_SLOTS, nextSlots } from './row-slots.ts'

/** The keys of rows, in their order; `rows` must be stable between renders. */
export function useRowSlots(rows: readonly { readonly id: string }[]): readonly number[] {
  const [held, setHeld] = useState({ rows: NO_ROWS, slots: NO_SLOTS })
  if (held.rows === rows) return held.slots.keys
  const slots = nextSlots(
    held.slots,
    rows.map(({ id }) => id),
  )
  setHeld({ rows, slots })
  return slots.keys
}

const NO_ROWS: readonly { readonly id: string }[] = []
