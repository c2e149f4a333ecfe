import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for a page that people meet both signed in and signed out, such as Not Found.'],
  donts: ['Do not use it for a page of staff only, or of tenants only.'],
  keys: {},
}
