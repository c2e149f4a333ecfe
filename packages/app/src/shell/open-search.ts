import { createContext } from 'react'

/** Opens the search of the page with a text in it. */
export const OpenSearchContext = createContext<(text: string) => void>(() => {})
