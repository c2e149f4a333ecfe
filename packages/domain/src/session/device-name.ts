import Bowser from 'bowser'

/** Shown for a device that does not identify itself. */
export const UNKNOWN_DEVICE = 'Unknown device'

/** A device in a few words, from what its browser said of itself: "Chrome on Windows". */
export function deviceName(userAgent: string | null): string {
  if (userAgent === null) return UNKNOWN_DEVICE
  const { browser, os, platform } = Bowser.parse(userAgent)
  const system = platform.model ?? os.name
  if (!browser.name) return system ?? UNKNOWN_DEVICE
  // The system that follows says the rest of the name.
  const name = browser.name.replace(/^Microsoft | for Android$/g, '')
  return system === undefined ? name : `${name} on ${system}`
}
