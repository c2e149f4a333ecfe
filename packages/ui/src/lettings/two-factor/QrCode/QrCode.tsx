import { useMemo } from 'react'
import { encode } from 'uqr'
import * as S from './QrCode.styles.ts'

export interface QrCodeProps {
  /** The content. */
  text: string
  /** The accessible name. */
  label: string
}

/** The margin in modules that scanners need. */
const QUIET_ZONE = 4

/**
 * A QR code, drawn in the browser, so that the secret is not sent anywhere.
 *
 * @do Show its content as text too, for people without a camera.
 * @dont Do not generate it with a service: its content is secret.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const picture = useMemo(() => drawn(text), [text])
  return <S.Picture src={picture} alt={label} />
}

/** Dark on light in both themes, because some scanners cannot read inverted codes. */
function drawn(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
