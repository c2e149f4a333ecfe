import { createContext } from 'react'

/** Refetches the displayed leads once the office has closed, because their waiting times are known only until then. */
export const WaitingRunOutContext = createContext<() => void>(() => {})
