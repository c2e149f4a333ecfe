import { isIP, isIPv6 } from 'node:net'
import { WEBHOOK_URL_MAX } from '@latchkey/domain/webhooks/webhook.limits'
import { isFtpPort, isHost, isWebPort } from '@latchkey/domain/integrations/called-addresses'
import { isLongerThan } from '@latchkey/domain/platform/values/text'
import type { Config } from '../config/config.ts'

/** Addresses that the administrator of the machine lets Latchkey call in addition. */
export type OutboundConfig = Pick<
  Config,
  'outboundTargets' | 'demo' | 'port' | 'databaseUrl' | 'databasePoolUrl' | 'databaseReadUrl'
>

/** The target of a call. */
export interface Place {
  /** Without brackets and final dots. */
  readonly host: string
  /** Null for a name. */
  readonly literal: string | null
  readonly port: number
  /** May be called wherever it is (`OUTBOUND_TARGETS`). */
  readonly isExempt: boolean
}

export interface CalledAddress extends Place {
  readonly url: URL
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80 }

/** Slashes as people write them, no account, no fragment, and nothing that a parser removes without a word. */
const WELL_FORMED = /^https?:\/\/[^\s/\\@#?]+(?:[/?][^\s\\#]*)?$/i

/** The demo calls programs of the same machine, if they are written so. */
const DEMO_HOST = '127.0.0.1'
const DEMO_URL = /^http:\/\/127\.0\.0\.1(?::|\/|\?|$)/i

/** Null for what is no address that could be called, wherever it leads. */
export function readAddress(text: string, config: OutboundConfig): CalledAddress | null {
  if (!WELL_FORMED.test(text) || isLongerThan(text, WEBHOOK_URL_MAX) || !URL.canParse(text)) return null
  const url = new URL(text)
  const port = url.port === '' ? (DEFAULT_PORTS[url.protocol] ?? 0) : Number(url.port)
  const place = placeOf(url, port, config)
  const isExempt = place.isExempt || (DEMO_URL.test(text) && isWebPort(port) && isDemoTarget(port, config))
  if (place.host === '' || (url.protocol !== 'https:' && !isExempt)) return null
  return { ...place, url, isExempt }
}

/** Null for what is neither a name nor an address, of an FTP server. */
export function readHost(text: string, port: number, config: OutboundConfig): Place | null {
  const written = `https://${isIPv6(text) ? `[${text}]` : text}`
  if (!isHost(text) || !URL.canParse(written)) return null
  const place = placeOf(new URL(written), port, config)
  const isExempt = place.isExempt || (text === DEMO_HOST && isFtpPort(port) && isDemoTarget(port, config))
  return place.host === '' ? null : { ...place, isExempt }
}

function placeOf({ hostname }: URL, port: number, { outboundTargets }: OutboundConfig): Place {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '')
  const isExempt = [host, hostname].some((name) => outboundTargets.includes(`${name}:${port}`))
  return { host, port, isExempt, literal: isIP(host) === 0 ? null : host }
}

/** Never the product itself, nor its database. */
function isDemoTarget(port: number, config: OutboundConfig): boolean {
  const databases = [config.databaseUrl, config.databasePoolUrl, config.databaseReadUrl].flatMap((url) =>
    url === null ? [] : [Number(new URL(url).port || 5432)],
  )
  return config.demo && ![config.port, ...databases].includes(port)
}

/** A name of the machine itself, whatever the resolver says of it. */
export const isLocalName = (host: string): boolean => /(?:^|\.)localhost$/i.test(host)
