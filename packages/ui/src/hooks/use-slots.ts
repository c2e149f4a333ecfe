import { useState } from 'react'
import { NO_SLOTS, nextSlots, type Id } from './slots.ts'

interface Item {
  readonly id: Id
}

const NO_ITEMS: readonly Item[] = []

/** The keys of the elements that show `items`, in their order. `items` must be stable between renders. */
export function useSlots(items: readonly Item[]): readonly number[] {
  const [held, setHeld] = useState({ items: NO_ITEMS, slots: NO_SLOTS })
  if (held.items === items) return held.slots.keys
  const slots = nextSlots(
    held.slots,
    items.map(({ id }) => id),
  )
  setHeld({ items, slots })
  return slots.keys
}
