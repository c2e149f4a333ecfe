import type { Config } from '../config/config.ts'
import { sealingOf, type Sealing } from '../platform/crypto/sealing.ts'

/** Files contain details of hundreds of people, so that the database alone does not give them away. */
export const fileSealing = (config: Pick<Config, 'dataDir'>): Sealing => sealingOf(config, 'imports.key')
