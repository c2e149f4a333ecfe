import Bowser from 'bowser'

export const UNKNOWN_DEVICE = 'Unknown device'

/** For example "Chrome on Windows". */
export function deviceName(userAgent: string | null): string {
  if (userAgent === null) return UNKNOWN_DEVICE
  const { browser, os, platform } = Bowser.parse(userAgent)
  const system = platform.model ?? os.name
  if (!browser.name) return system ?? UNKNOWN_DEVICE
  // These parts are redundant before the system's name.
  const name = browser.name.replace(/^Microsoft | for Android$/g, '')
  return system === undefined ? name : `${name} on ${system}`
}
