import { createContext } from 'react'

/** Called once a text is on the clipboard; the app shows a toast. */
export const CopiedContext = createContext<() => void>(() => {})
