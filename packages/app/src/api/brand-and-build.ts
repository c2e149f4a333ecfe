import { brandCalls } from '@latchkey/domain/office/brand.calls'
import { buildCalls } from '@latchkey/domain/update/build.calls'
import { BRAND } from '../config/brand.ts'
import { BUILD } from '../config/env.ts'
import { client, type Send } from './client.ts'

/** For the pages of staff and of tenants. */
export const brandAndBuild = (send: Send) => ({
  brand: { own: BRAND, ...client(send, brandCalls) },
  build: { own: BUILD, ...client(send, buildCalls) },
})
