import multipart, { type MultipartFile } from '@fastify/multipart'
import type { ErrorName } from '@latchkey/domain/platform/field-errors'
import { TEXT_MAX } from '@latchkey/domain/platform/limits'
import { bodyOf } from '@latchkey/domain/platform/validation/request-body'
import { cleanText } from '@latchkey/domain/platform/values/text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { badRequest, unsupported } from './error.ts'

const FIELD = 'upload'

/** Declares the form; `sentFile` reads the file as a stream. */
export const UploadBody = bodyOf({ [FIELD]: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) }, [
  FIELD,
])

/** Registers multipart with this limit for the routes of a plugin. */
export async function readUploads(app: FastifyInstance, maxBytes: number): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxBytes, files: 2, fields: 10, fieldSize: 1024, parts: 12, headerPairs: 50 },
  })
}

export interface SentFile {
  readonly name: string
  readonly bytes: Buffer
}

/**
 * The file of a request, or the broken rule: none, several, or too large.
 * @throws AppError 415 for a body that is not multipart, 400 for one that is truncated or malformed
 */
export async function sentFile(request: FastifyRequest): Promise<SentFile | ErrorName> {
  if (!request.isMultipart()) throw unsupported()
  let found: SentFile | ErrorName = 'required'
  try {
    for await (const part of request.files()) {
      const bytes = await part.toBuffer()
      if (part.fieldname !== FIELD) continue
      if (found !== 'required') found = 'invalid'
      else found = checkedFile(part, bytes)
    }
  } catch (error) {
    // Errors of the parser have no status; all of them are the client's.
    if (error instanceof Error && 'statusCode' in error) throw error
    throw badRequest()
  }
  return found
}

function checkedFile(part: MultipartFile, bytes: Buffer): SentFile | ErrorName {
  if (part.file.truncated) return 'max'
  // Browsers may send a path. The end of a long name is kept, with the extension.
  const name = cleanText(part.filename.split(/[\\/]/).at(-1) ?? '')
    .slice(-TEXT_MAX)
    .toWellFormed()
  return name === '' && bytes.length === 0 ? 'required' : { name, bytes }
}
