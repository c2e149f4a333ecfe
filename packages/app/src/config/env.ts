/** Base URL of the API without a trailing slash; set at build time. */
export const API_BASE: string = (import.meta.env.API_BASE ?? '/api').replace(/\/+$/, '')

/** Id of the running build; empty in development. */
export const BUILD: string = import.meta.env.BUILD ?? ''
