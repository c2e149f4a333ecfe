/** The roles that the journeys ask for. */
export type Role =
  | 'alert'
  | 'alertdialog'
  | 'article'
  | 'button'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'navigation'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'row'
  | 'status'
  | 'table'
  | 'textbox'

/** How a name or a text is compared: a part of it in any case, all of it when `exact`, or an expression. */
export interface Naming {
  readonly name?: string | RegExp
  readonly exact?: boolean
}

/** A rectangle in CSS pixels from the top left of the window. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where parts are looked for. */
interface Place {
  getByRole(role: Role, naming?: Naming): Part
  getByLabel(label: string, options?: { exact?: boolean }): Part
  getByText(text: string, options?: { exact?: boolean }): Part
  /** By a CSS selector: for what has neither role nor name. */
  locator(selector: string): Part
}

/** What a page shows, found anew for each question and waited for before each action. */
export interface Part extends Place {
  first(): Part
  nth(index: number): Part
  count(): Promise<number>
  isVisible(): Promise<boolean>
  textContent(): Promise<string | null>
  inputValue(): Promise<string>
  getAttribute(name: string): Promise<string | null>
  evaluate<Answer>(ask: (element: HTMLElement | SVGElement) => Answer): Promise<Answer>
  /** Where it is in the window, in CSS pixels; null when it is not shown. */
  boundingBox(): Promise<Box | null>
  scrollIntoViewIfNeeded(): Promise<void>
  click(): Promise<void>
  focus(): Promise<void>
  /** Presses one key on it, or several as in `Control+a`. */
  press(keys: string): Promise<void>
  /** Types key by key, as a person does. */
  pressSequentially(text: string): Promise<void>
  /** Gives a file field a file of this machine. */
  setInputFiles(file: string): Promise<void>
}

/**
 * A tab of a browser: what the journeys need of it, in the words of Playwright, whose `Page` is one. WebKit has an
 * adapter.
 */
export interface Screen extends Place {
  goto(path: string): Promise<unknown>
  setViewportSize(size: { width: number; height: number }): Promise<void>
  readonly keyboard: { press(keys: string): Promise<void> }
  evaluate<Answer>(ask: () => Answer): Promise<Answer>
  screenshot(): Promise<Buffer>
}

/** A pointer over a page, in CSS pixels from the top left of the page's window; Playwright's `mouse` is one. */
export interface Mouse {
  move(x: number, y: number): Promise<void>
  down(): Promise<void>
  up(): Promise<void>
}
