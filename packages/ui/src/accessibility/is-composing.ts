import type { KeyboardEvent } from 'react'

/** The code that browsers give to keys handled by an input method. */
const COMPOSING_KEY_CODE = 229

/** True for a key of a composition, such as Enter that ends one of Japanese; in Safari only its code says so. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === COMPOSING_KEY_CODE
