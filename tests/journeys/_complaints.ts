import type { Page } from '@playwright/test'

/** What browsers reported that no person should ever meet: errors, broken answers, missing files, calls to other hosts. */
export class Complaints {
  private readonly reported: string[] = []
  private readonly ownOrigin: string
  private readonly expected: RegExp[] = []

  /** `ownOrigin` is the product's; answers from any other origin are reported. */
  constructor(ownOrigin: string) {
    this.ownOrigin = ownOrigin
  }

  /** Leaves out, from now on and looking back, what a journey brings about on purpose. */
  forgive(complaint: RegExp): void {
    this.expected.push(complaint)
  }

  /** Everything reported so far that was not forgiven. */
  left(): string[] {
    return this.reported.filter((complaint) => !this.expected.some((pattern) => pattern.test(complaint)))
  }

  /** Collects what this page reports until it is closed. */
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
