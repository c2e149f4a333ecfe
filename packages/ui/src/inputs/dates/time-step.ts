import { createContext } from 'react'

/** By how many minutes a time moves in a date field, and how far apart the times are that it offers. */
export const TimeStepContext = createContext(15)
