import { brandCalls } from '@latchkey/domain/office/brand.calls'
import { buildCalls } from '@latchkey/domain/update/build.calls'
import { BRAND } from '../config/brand.ts'
import { BUILD } from '../config/env.ts'
import { client } from './client.ts'
import type { Http } from './http.ts'

/** Pages of staff and of tenants read these. */
export const brandAndBuild = (http: Pick<Http, 'send'>) => ({
  brand: { own: BRAND, ...client(http, brandCalls) },
  build: { own: BUILD, ...client(http, buildCalls) },
})
