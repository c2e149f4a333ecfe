/** Where the API is found, without a slash at the end; given when the app is built. Source: specification §7. */
export const API_BASE: string = (import.meta.env.API_BASE ?? '/api').replace(/\/+$/, '')

/** The id of the build that is running; empty where there was no build. Source: decision G18. */
export const BUILD: string = import.meta.env.BUILD ?? ''
