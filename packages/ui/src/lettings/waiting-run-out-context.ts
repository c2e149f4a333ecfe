import { createContext } from 'react'

/** Asks again for the leads on show, once the office has closed and their minutes are known no further. */
export const WaitingRunOutContext = createContext<() => void>(() => {})
