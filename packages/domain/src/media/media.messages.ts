import type { ErrorName, FieldErrors } from '../platform/field-errors.ts'

export const IMAGE_DELETED = 'Image has been successfully deleted.'

const ERRORS: Readonly<Partial<Record<ErrorName, string>>> = {
  required: 'The file was not received.',
  pattern: 'The file is not a jpg, jpeg or png picture, despite its name.',
  max: 'The picture is too large.',
}

/** Falls back to a general message. */
export function pictureError(errors: FieldErrors): string {
  const name = errors[0]?.errors[0]?.name
  return (name && ERRORS[name]) ?? 'The picture cannot be used.'
}

export const IMAGE_UPLOADED = 'Image Successfully Uploaded.'
