import { createSteadyStorage } from '@latchkey/domain/platform/storage/storage'

// One of each in a page: what the browser does not keep, every part of the page reads from the same memory.

export const pageStorage = createSteadyStorage(() => localStorage)

/** The storage of this tab. */
export const tabStorage = createSteadyStorage(() => sessionStorage)
