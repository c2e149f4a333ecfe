import type { Page } from '@playwright/test'

/**
 * Errors that no page may report: uncaught exceptions, errors in the console, responses from 500, missing files, and
 * calls to other hosts.
 */
export class BrowserErrors {
  private readonly reported: string[] = []
  private readonly allowed: RegExp[] = []
  private readonly ownOrigin: string

  /** Takes the origin of the product; a response from any other is an error. */
  constructor(ownOrigin: string) {
    this.ownOrigin = ownOrigin
  }

  /** Allows errors that a journey causes on purpose, including those already reported. */
  allow(error: RegExp): void {
    this.allowed.push(error)
  }

  /** The errors that are not allowed so far, one line each, in order. */
  unexpected(): string[] {
    return this.reported.filter((error) => !this.allowed.some((pattern) => pattern.test(error)))
  }

  /** Collects the errors of a page from now on. */
  listenTo(page: Page): void {
    page.on('pageerror', (error) => this.reported.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      // Failed calls are checked by their responses below; killing the server breaks the socket.
      if (message.type() !== 'error' || /Failed to load resource|WebSocket connection to/.test(text)) return
      this.reported.push(`console: ${text}`)
    })
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url())
      const isMissingFile = response.status() === 404 && !pathname.startsWith('/api/')
      if (origin !== this.ownOrigin) this.reported.push(`a call elsewhere: ${response.url()}`)
      if (response.status() >= 500 || isMissingFile) this.reported.push(`${response.status()} ${pathname}`)
    })
  }
}
