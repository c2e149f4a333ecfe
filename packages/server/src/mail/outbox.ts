import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Config } from '../config/config.ts'
import { leadSuffix, outboxFolder } from './mail.transport.ts'
import { hasCode } from '../platform/values/error-code.ts'

export interface OutboxMail {
  /** Name of the file. */
  readonly id: string
  /** Recipient's address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** URLs in the text, in order. */
  readonly links: string[]
  /** ISO 8601 in UTC. */
  readonly date: string
}

const LINK = /https?:\/\/[^\s<>"]+/g

/** Newest first. */
export async function readOutbox(config: Pick<Config, 'dataDir'>, max: number): Promise<OutboxMail[]> {
  const folder = outboxFolder(config)
  const names = await fileNames(folder)
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .slice(0, max)
  return Promise.all(newest.map((name) => readMail(folder, name)))
}

/** Mails about these leads. */
export async function removeOutboxMails(
  config: Pick<Config, 'dataDir'>,
  leadIds: readonly number[],
): Promise<void> {
  const folder = outboxFolder(config)
  const suffixes = leadIds.map(leadSuffix)
  const names = await fileNames(folder)
  const theirs = names.filter((name) => suffixes.some((suffix) => name.endsWith(suffix)))
  await Promise.all(theirs.map((name) => rm(path.join(folder, name), { force: true })))
}

async function fileNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // The folder is created with the first mail.
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}

async function readMail(folder: string, name: string): Promise<OutboxMail> {
  const mail = await PostalMime.parse(await readFile(path.join(folder, name)))
  const text = mail.text?.trim() ?? ''
  return {
    id: path.basename(name, '.eml'),
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text,
    html: withPictures(mail),
    links: text.match(LINK) ?? [],
    date: new Date(mail.date ?? 0).toISOString(),
  }
}

/** Inlines attached pictures. */
function withPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((page, { contentId, mimeType, content }) => {
    const name = contentId?.replace(/^<|>$/g, '')
    if (name === undefined || name === '') return page
    const data = Buffer.from(content as ArrayBuffer).toString('base64')
    return page.replaceAll(`cid:${name}`, `data:${mimeType};base64,${data}`)
  }, html)
}
