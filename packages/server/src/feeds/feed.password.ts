import type { Config } from '../config/config.ts'
import { sealingOf, type Sealing } from '../platform/crypto/sealing.ts'

/** A password must be readable, to sign in with: the database alone does not give it away (rule I0.2). */
export const passwordSealing = (config: Pick<Config, 'dataDir'>): Sealing => sealingOf(config, 'feeds.key')
