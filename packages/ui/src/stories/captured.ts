const MODES = {
  'light 1280': { theme: 'light', viewport: 1280 },
  'light 480': { theme: 'light', viewport: 480 },
  'dark 1280': { theme: 'dark', viewport: 1280 },
  'dark 480': { theme: 'dark', viewport: 480 },
}

const AT_ONE_WIDTH = { 'light 1280': MODES['light 1280'], 'dark 1280': MODES['dark 1280'] }

const FORCED_COLOURS = { theme: 'light', viewport: 1280, forcedColors: 'active' }

/**
 * Spread into a story that Chromatic captures in these modes. `npm run visual` plays it at their widths and
 * compares some of its screenshots (docs/VISUAL.md).
 */
export const captured = capturedIn(MODES)

/** Like `captured`, plus forced colours, more contrast, the colours of an agency, and text twice as large. */
export const capturedInEveryMode = capturedIn(
  {
    ...MODES,
    'of an agency': { theme: 'light', viewport: 1280, brand: 'sunrise' },
    'large text': { theme: 'light', viewport: 1280, text: '200%' },
  },
  {
    'forced colours': FORCED_COLOURS,
    'more contrast, light': { theme: 'light', viewport: 1280, contrast: 'more' },
    'more contrast, dark': { theme: 'dark', viewport: 1280, contrast: 'more' },
  },
)

/** Like `captured`, plus a window at 400 % zoom on Chromatic only, for a dialog, whose header and footer scroll there. */
export const capturedLow = capturedIn({
  ...MODES,
  'low window': { theme: 'light', viewport: { width: 320, height: 256 } },
})

/** As `captured`, at one width, for a story that has no other layout in a narrow window. */
export const capturedAtOneWidth = capturedIn(AT_ONE_WIDTH)

/** As `capturedAtOneWidth`, plus forced colours, for a control whose state must not be shown by colour alone. */
export const capturedInForcedColours = capturedIn(AT_ONE_WIDTH, { 'forced colours': FORCED_COLOURS })

/** Once, for a story that shows neither colours nor a layout of its own for a phone. */
export const capturedOnce = capturedIn({ 'light 1280': MODES['light 1280'] })

/** `mediaModes` are for `npm run visual` alone: a mode of Chromatic sets globals, and no media features. */
function capturedIn(modes: object, mediaModes: object = {}) {
  return { parameters: { a11y: { test: 'error' }, chromatic: { disableSnapshot: false, modes }, mediaModes } }
}
