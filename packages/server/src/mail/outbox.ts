import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Config } from '../config/config.ts'
import { leadIdIn, leadSuffix, outboxFolder } from './mail.transport.ts'
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

/** Removes mails about these leads: all of them, or those whose recipient, subject and text match `isMeant`. */
export async function removeOutboxMails(
  config: Pick<Config, 'dataDir'>,
  leadIds: readonly number[],
  isMeant?: (words: string) => boolean,
): Promise<void> {
  const folder = outboxFolder(config)
  const suffixes = leadIds.map(leadSuffix)
  const names = await fileNames(folder)
  const theirs = names.filter((name) => suffixes.some((suffix) => name.endsWith(suffix)))
  for (const name of theirs)
    if (isMeant === undefined || isMeant(await wordsIn(path.join(folder, name))))
      await rm(path.join(folder, name), { force: true })
}

/** Ids of the leads that mails are about. */
export async function leadsInOutbox(config: Pick<Config, 'dataDir'>): Promise<number[]> {
  const names = await fileNames(outboxFolder(config))
  return [...new Set(names.flatMap((name) => leadIdIn(name) ?? []))]
}

async function wordsIn(file: string): Promise<string> {
  const { to = [], subject, text } = await PostalMime.parse(await readFile(file))
  return [...to.flatMap(({ name, address }) => [name, address]), subject, text].join('\n')
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
