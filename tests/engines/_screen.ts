/** The roles that journeys use. */
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

/** Matching of a name or text: a substring in any case, the whole with `exact`, or an expression. */
export interface Naming {
  readonly name?: string | RegExp
  readonly exact?: boolean
}

/** In CSS pixels from the top left of the window. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Scope of a query. */
interface Place {
  getByRole(role: Role, naming?: Naming): Part
  getByLabel(label: string, options?: { exact?: boolean }): Part
  getByText(text: string, options?: { exact?: boolean }): Part
  /** By CSS selector: for elements with neither role nor name. */
  locator(selector: string): Part
}

/** A locator: resolved again for each query, and awaited before each action. */
export interface Part extends Place {
  first(): Part
  nth(index: number): Part
  count(): Promise<number>
  isVisible(): Promise<boolean>
  textContent(): Promise<string | null>
  inputValue(): Promise<string>
  getAttribute(name: string): Promise<string | null>
  evaluate<Result>(ask: (element: HTMLElement | SVGElement) => Result): Promise<Result>
  /** In CSS pixels, relative to the window; null when hidden. */
  boundingBox(): Promise<Box | null>
  scrollIntoViewIfNeeded(): Promise<void>
  click(): Promise<void>
  focus(): Promise<void>
  /** Presses a key, or a combination such as `Control+a`. */
  press(keys: string): Promise<void>
  /** Types key by key. */
  pressSequentially(text: string): Promise<void>
  /** Chooses a local file in a file input. */
  setInputFiles(file: string): Promise<void>
}

/**
 * The subset of Playwright's `Page` that the journeys use; an adapter implements it for WebKit.
 */
export interface Screen extends Place {
  goto(path: string): Promise<unknown>
  setViewportSize(size: { width: number; height: number }): Promise<void>
  readonly keyboard: { press(keys: string): Promise<void> }
  evaluate<Result>(ask: () => Result): Promise<Result>
  screenshot(): Promise<Buffer>
}

/** A pointer in CSS pixels from the top left of the window; a subset of Playwright's `mouse`. */
export interface Mouse {
  move(x: number, y: number): Promise<void>
  down(): Promise<void>
  up(): Promise<void>
}
