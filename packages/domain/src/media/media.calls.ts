import type { Media } from './media.contract.ts'
import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'

export const mediaCalls = {
  upload: { call: 'POST /media/upload-image', isUpload: true, response: typed<Media> },
} as const satisfies CallTable

export interface MediaEnv extends EnvOf<{ media: typeof mediaCalls }> {}
