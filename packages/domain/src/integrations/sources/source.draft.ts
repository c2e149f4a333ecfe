import type { SourceMapping } from './source-mapping.ts'
import type { SourceFormat } from './source.enums.ts'

/** As sent; the mapping is that of the format 'mapping'. */
export interface SourceDraft {
  name: string
  format: SourceFormat
  mapping?: SourceMapping | null
}
