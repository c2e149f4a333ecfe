import multipart, { type MultipartFile } from '@fastify/multipart'
import type { ErrorName } from '@latchkey/domain/platform/field-errors'
import { bodyOf } from '@latchkey/domain/platform/validation/request-body'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { badRequest, unsupported } from './error.ts'

/** The field that carries a file. Source: specification §7. */
const FIELD = 'upload'

/** The form that an upload sends; the file itself is read by `sentFile`, as it arrives. Source: specification §7. */
export const UploadBody = bodyOf({ [FIELD]: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) }, [
  FIELD,
])

/** Lets the routes of a plugin read files of at most so many bytes. */
export async function readUploads(app: FastifyInstance, maxBytes: number): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxBytes, files: 2, fields: 10, fieldSize: 1024, parts: 12, headerPairs: 50 },
  })
}

/** A file as it was sent. */
export interface SentFile {
  readonly name: string
  readonly bytes: Buffer
}

/**
 * The one file of a request, or the rule that what was sent breaks: none, several, or one that is too large.
 * @throws AppError 415 for what is no form with files, 400 for a form that breaks off or cannot be read.
 */
export async function sentFile(request: FastifyRequest): Promise<SentFile | ErrorName> {
  if (!request.isMultipart()) throw unsupported()
  let found: SentFile | ErrorName = 'required'
  try {
    for await (const part of request.files()) {
      const bytes = await part.toBuffer()
      if (part.fieldname !== FIELD) continue
      if (found !== 'required') found = 'invalid'
      else found = judged(part, bytes)
    }
  } catch (error) {
    // The parser of forms gives its own errors no status; all that it can fail at is what was sent.
    if (error instanceof Error && 'statusCode' in error) throw error
    throw badRequest()
  }
  return found
}

function judged(part: MultipartFile, bytes: Buffer): SentFile | ErrorName {
  if (part.file.truncated) return 'max'
  // Browsers may send a path.
  const name = part.filename.split(/[\\/]/).at(-1) ?? ''
  return name === '' && bytes.length === 0 ? 'required' : { name, bytes }
}
