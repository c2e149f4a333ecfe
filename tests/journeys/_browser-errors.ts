import type { Page } from '@playwright/test'

/**
 * The errors that pages report and that no person should meet: uncaught exceptions, errors in the console, answers from
 * 500 on, missing files, and calls to other hosts.
 */
export class BrowserErrors {
  private readonly reported: string[] = []
  private readonly allowed: RegExp[] = []
  private readonly ownOrigin: string

  /** Takes the origin of the product; an answer from any other is an error. */
  constructor(ownOrigin: string) {
    this.ownOrigin = ownOrigin
  }

  /** Lets pass what a journey brings about on purpose, also what was reported already. */
  allow(error: RegExp): void {
    this.allowed.push(error)
  }

  /** The errors so far that are not allowed, one line each, in the order of their reports. */
  unexpected(): string[] {
    return this.reported.filter((error) => !this.allowed.some((pattern) => pattern.test(error)))
  }

  /** Collects the errors of a page from now on. */
  listenTo(page: Page): void {
    page.on('pageerror', (error) => this.reported.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      // Refused and broken calls are judged by their answers below; a killed server breaks the socket.
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
