import { isIP } from 'node:net'
import { WEBHOOK_URL_MAX } from '@latchkey/domain/webhooks/webhook.limits'
import { isWebPort } from '@latchkey/domain/integrations/called-ports'
import { isLongerThan } from '@latchkey/domain/platform/values/text'
import type { Config } from '../config/config.ts'

/** What the administrator of the machine lets Latchkey call in addition. */
export type OutboundConfig = Pick<
  Config,
  'outboundTargets' | 'demo' | 'port' | 'databaseUrl' | 'databasePoolUrl' | 'databaseReadUrl'
>

export interface CalledAddress {
  readonly url: URL
  /** Without brackets and final dots. */
  readonly host: string
  /** Null for a name. */
  readonly literal: string | null
  readonly port: number
  /** May be called wherever it is (`OUTBOUND_TARGETS`). */
  readonly isExempt: boolean
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80 }

/** Slashes as people write them, no account, no fragment, and nothing that a parser removes without a word. */
const WELL_FORMED = /^https?:\/\/[^\s/\\@#?]+(?:[/?][^\s\\#]*)?$/i

/** The demo calls programs of the same machine, if they are written so. */
const DEMO_HOST = /^http:\/\/127\.0\.0\.1(?::|\/|\?|$)/i

/** Null for what is no address that could be called, wherever it leads (rule I0.3). */
export function readAddress(text: string, config: OutboundConfig): CalledAddress | null {
  if (!WELL_FORMED.test(text) || isLongerThan(text, WEBHOOK_URL_MAX) || !URL.canParse(text)) return null
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '')
  const port = url.port === '' ? (DEFAULT_PORTS[url.protocol] ?? 0) : Number(url.port)
  const isExempt =
    config.outboundTargets.includes(`${host}:${port}`) ||
    config.outboundTargets.includes(`${url.hostname}:${port}`) ||
    isDemoTarget(text, port, config)
  if (host === '' || (url.protocol !== 'https:' && !isExempt)) return null
  return { url, host, port, isExempt, literal: isIP(host) === 0 ? null : host }
}

/** Never the product itself, nor its database. */
function isDemoTarget(text: string, port: number, config: OutboundConfig): boolean {
  if (!config.demo || !DEMO_HOST.test(text)) return false
  const databases = [config.databaseUrl, config.databasePoolUrl, config.databaseReadUrl].flatMap((url) =>
    url === null ? [] : [Number(new URL(url).port || 5432)],
  )
  return isWebPort(port) && ![config.port, ...databases].includes(port)
}

/** A name of the machine itself, whatever the resolver says of it. */
export const isLocalName = (host: string): boolean => /(?:^|\.)localhost$/i.test(host)
