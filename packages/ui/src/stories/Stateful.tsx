import { useState, type ReactNode } from 'react'

export interface StatefulProps<T> {
  /** The initial value. */
  start: T
  children: (value: T, setValue: (value: T) => void) => ReactNode
}

/** Holds the value of a controlled component in a story. */
export function Stateful<T>({ start, children }: StatefulProps<T>) {
  const [value, setValue] = useState(start)
  return children(value, (next) => setValue(() => next))
}
