const SKIES = ['#9db8c4', '#c9b690', '#a7b59b', '#b79f9a', '#8fa3b8', '#c4bd9d']

/**
 * A picture of a house as an SVG data URL: no file and no network, and the same in every run. Each number
 * gives another colour of the sky.
 */
export function aPicture(number = 1, { width = 600, height = 400 } = {}): string {
  const sky = SKIES[number % SKIES.length] ?? '#9db8c4'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice"><rect width="600" height="400" fill="${sky}"/><rect y="300" width="600" height="100" fill="#5d6b4f"/><path d="M150 320V180l150-90 150 90v140z" fill="#efe8da"/><path d="M135 190 300 82l165 108-12 16L300 104 147 206z" fill="#6b4636"/><rect x="270" y="230" width="60" height="90" fill="#49605a"/><rect x="190" y="215" width="50" height="50" fill="#7d929c"/><rect x="360" y="215" width="50" height="50" fill="#7d929c"/><text x="24" y="376" font-family="sans-serif" font-size="40" fill="#fff">${number}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** A square portrait as an SVG data URL. */
export function aPortrait(): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#9db8c4"/><path d="M8 84c2-22 14-32 32-32s30 10 32 32z" fill="#6b4636"/><path d="M33 44h14v14c-4 4-10 4-14 0z" fill="#c68f6d"/><ellipse cx="40" cy="33" rx="14" ry="17" fill="#d6a380"/><path d="M24 34c-2-18 8-24 16-24s18 6 16 24c-3-8-6-12-10-14-7 4-18 2-22 14z" fill="#2f2622"/></svg>'
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** A real picture file, drawn on a canvas. */
export async function aPictureFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(240, 160)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser cannot draw.')
  pen.fillStyle = SKIES[0] ?? ''
  pen.fillRect(0, 0, 240, 160)
  pen.fillStyle = '#efe8da'
  pen.fillRect(60, 70, 120, 90)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
