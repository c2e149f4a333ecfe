import { createContext } from 'react'

/** In minutes: the interval of the times that a date field offers, and the step of its arrow keys. */
export const TimeStepContext = createContext(15)
