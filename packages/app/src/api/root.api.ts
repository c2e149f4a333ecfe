import type { StoreEnv } from '@latchkey/domain/root/env'
import { ROOT_CALLS } from '@latchkey/domain/root/root.calls'
import { brandAndBuild } from './brand-and-build.ts'
import { clients } from './client.ts'
import { sendWithFiles } from './files.ts'
import type { Http } from './http/http.ts'

export const rootApi = (http: Http): Pick<StoreEnv, keyof typeof ROOT_CALLS | 'ownWrites'> => ({
  ...clients(sendWithFiles(http), ROOT_CALLS),
  ...brandAndBuild(http.send),
  ownWrites: http.ownWrites,
})
