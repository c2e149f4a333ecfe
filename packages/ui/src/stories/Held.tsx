import { useState, type ReactNode } from 'react'

export interface HeldProps<T> {
  /** The value at the start. */
  start: T
  children: (value: T, hold: (value: T) => void) => ReactNode
}

/** Holds a value for a story whose component leaves that to its page. */
export function Held<T>({ start, children }: HeldProps<T>) {
  const [value, setValue] = useState(start)
  return children(value, (next) => setValue(() => next))
}
