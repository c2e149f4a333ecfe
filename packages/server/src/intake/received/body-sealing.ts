import type { EnquiryFields } from '@latchkey/domain/integrations/sources/source.contract'
import type { EnquiryKind } from '@latchkey/domain/integrations/sources/source.enums'
import type { Config } from '../../config/config.ts'
import { sealingOf } from '../../platform/crypto/sealing.ts'

/** The content of something received, which is kept until it is erased. */
export interface KeptBody {
  /** As it was sent. */
  readonly text: string
  readonly kind: EnquiryKind
  readonly fields: EnquiryFields
}

export interface BodySealing {
  seal(body: KeptBody): Buffer
  open(sealed: Buffer): KeptBody
}

/** Bodies contain personal data, so that the database alone does not give them away. */
export function bodySealing(config: Pick<Config, 'dataDir'>): BodySealing {
  const sealing = sealingOf(config, 'intake.key')
  return {
    seal: (body) => sealing.seal(JSON.stringify(body)),
    open: (sealed) => JSON.parse(sealing.open(sealed).toString('utf8')) as KeptBody,
  }
}
