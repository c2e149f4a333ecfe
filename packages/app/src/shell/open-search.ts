import { createContext } from 'react'

/** Opens the search with a text. */
export const OpenSearchContext = createContext<(text: string) => void>(() => {})
