import { lookup } from 'node:dns/promises'
import { open, stat } from 'node:fs/promises'
import { isIP } from 'node:net'
import type { ConnectionOptions } from 'node:tls'
import { FTP_PORTS, isFtpPort } from '@latchkey/domain/integrations/called-addresses'
import type { SendFault } from '@latchkey/domain/feeds/feed-file.enums'
import { Client, FTPContext, FTPError, type FTPResponse } from 'basic-ftp'
import { readHost, type OutboundConfig, type Place } from './called-address.ts'
import { checkedAddresses, refusalOf, unlessAborted, type Resolve } from './checked-addresses.ts'
import { ftpFaultOf, type FtpStage } from './ftp-faults.ts'
import { Refused } from './faults.ts'

export interface FtpServer {
  readonly host: string
  readonly port: number
  /** Encryption begins with the first byte on port 990, on request elsewhere. */
  readonly isEncrypted: boolean
  /** Null to sign in as `anonymous`. */
  readonly username: string | null
  readonly password: string | null
  /** Null for the one that the server opens. */
  readonly folder: string | null
}

/** All that the server sends by FTP goes through here. */
export interface Ftp {
  /**
   * Returns why a server cannot be called; null for one that can, and for a name that cannot be resolved at present.
   */
  refusalOf(host: string, port: number): Promise<'pattern' | 'range' | null>
  /**
   * Each file gets its name when all of it has arrived, and nothing is deleted. Returns why it failed, null
   * when all arrived.
   */
  send(
    server: FtpServer,
    files: readonly { readonly name: string; readonly path: string }[],
    signal: AbortSignal,
  ): Promise<SendFault | null>
}

export interface FtpParts {
  /** Replaced in tests. */
  readonly resolve?: Resolve
  readonly silenceMs?: number
  readonly implicitPort?: number
  /** Vouches for certificates, instead of those that everybody trusts. */
  readonly ca?: string
}

/** A server that neither sends nor receives anything for so long has failed. */
const SILENCE_MS = 30_000

export function ftpOn(
  config: OutboundConfig,
  { resolve, silenceMs = SILENCE_MS, implicitPort = FTP_PORTS.implicit, ca }: FtpParts = {},
): Ftp {
  const check = (place: Place) => checkedAddresses(place, isFtpPort, resolve)

  /** Returns the checked addresses, those of IPv4 first; each is tried until one answers. */
  async function addressesOf(place: Place): Promise<string[]> {
    const checked = await check(place)
    const addresses = checked ?? (await lookup(place.host, { all: true })).map(({ address }) => address)
    return addresses.toSorted((one, other) => isIP(one) - isIP(other))
  }

  return {
    async refusalOf(host, port) {
      const place = readHost(host, port, config)
      return place === null ? 'pattern' : refusalOf(check(place), silenceMs)
    },

    async send(server, files, signal) {
      const client = new PinnedClient(silenceMs)
      const close = () => client.close()
      let stage: FtpStage = 'connection'
      signal.addEventListener('abort', close, { once: true })
      try {
        const place = readHost(server.host, server.port, config)
        if (place === null) throw new Refused()
        const addresses = await unlessAborted(addressesOf(place), signal)
        const tls: ConnectionOptions = {
          rejectUnauthorized: true,
          // An address is no name of a server; its certificate names the address itself.
          ...(place.literal === null && { servername: place.host }),
          ...(ca !== undefined && { ca }),
        }
        const isImplicit = server.isEncrypted && server.port === implicitPort
        await connect(client, addresses, { port: server.port, signal, tls: isImplicit ? tls : null })
        if (server.isEncrypted && !isImplicit) {
          stage = 'encryption'
          await client.useTLS({ ...tls, host: client.ftp.socket.remoteAddress ?? '' })
        }
        stage = 'login'
        await client.login(server.username ?? undefined, server.password ?? undefined)
        await client.useDefaultSettings()
        stage = 'folder'
        if (server.folder !== null) await client.cd(server.folder)
        stage = 'file'
        for (const { name, path } of files) await sendFile(client, name, path)
        return null
      } catch (error) {
        const { isEncrypted, port } = server
        const awaitsTls = !isEncrypted && port === implicitPort && stage === 'connection' && client.isReached
        return ftpFaultOf(error, stage, { isEncrypted, awaitsTls, signal })
      } finally {
        signal.removeEventListener('abort', close)
        client.close()
      }
    },
  }
}

/** Connects to the first address that answers. */
async function connect(
  client: PinnedClient,
  addresses: readonly string[],
  { port, signal, tls }: { port: number; signal: AbortSignal; tls: ConnectionOptions | null },
): Promise<void> {
  const [address = '', ...others] = addresses
  // The client is open again after each attempt.
  signal.throwIfAborted()
  try {
    if (tls === null) await client.connect(address, port)
    else await client.connectImplicitTLS(address, port, { ...tls, host: address })
  } catch (error) {
    if (others.length === 0 || error instanceof FTPError) throw error
    await connect(client, others, { port, signal, tls })
  }
}

async function sendFile(client: Client, name: string, path: string): Promise<void> {
  const part = `${name}.part`
  // Not the path: after a failure basic-ftp closes its file twice, and by then the descriptor may be of another file.
  const file = await open(path)
  try {
    await client.uploadFrom(file.createReadStream(), part)
  } finally {
    await file.close()
  }
  // A server cannot tell the end of a lost connection from the end of the file.
  const arrived = await sizeOf(client, part)
  if (arrived !== null && arrived !== (await stat(path)).size) throw new Error('Not all of it has arrived')
  await client.rename(part, name)
}

/** Null from a server that does not say. */
async function sizeOf(client: Client, name: string): Promise<number | null> {
  try {
    return await client.size(name)
  } catch (error) {
    if (client.closed) throw error
    return null
  }
}

/** PASV names an address as well as the port; a server behind a router names one of its own network. */
class PinnedContext extends FTPContext {
  override async request(command: string): Promise<FTPResponse> {
    const response = await super.request(command)
    const address = this.socket.remoteAddress?.replace(/^::ffff:/, '')
    if (command !== 'PASV' || address === undefined) return response
    const message = response.message.replace(/(?:\d+,){4}/, `${address.replaceAll('.', ',')},`)
    return { ...response, message }
  }
}

/** Its data connections go to the address of its control connection, whatever the server names (rule I0.3). */
class PinnedClient extends Client {
  override readonly ftp: FTPContext
  /** True once a server has accepted the connection, although it may not have greeted. */
  isReached = false

  constructor(silenceMs: number) {
    super(silenceMs)
    this.ftp = new PinnedContext(silenceMs)
  }

  override connect(host?: string, port?: number): Promise<FTPResponse> {
    const greeting = super.connect(host, port)
    this.ftp.socket.once('connect', () => {
      this.isReached = true
    })
    return greeting
  }
}
