import type { RootEnv } from '@latchkey/domain/root/env'
import { ROOT_CALLS } from '@latchkey/domain/root/root.calls'
import { brandAndBuild } from './brand-and-build.ts'
import { clients, type Send } from './client.ts'

export const rootApi = (send: Send): Pick<RootEnv, keyof typeof ROOT_CALLS> => ({
  ...clients(send, ROOT_CALLS),
  ...brandAndBuild(send),
})
