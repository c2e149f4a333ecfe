import { PASSWORD_MAX } from '@latchkey/domain/passwords/password.rules'

const longest = document.querySelector<HTMLMetaElement>('meta[name="password-max"]')?.content

/** In characters, from the server's settings. */
export const businessPasswordMax: number = Number(longest) || PASSWORD_MAX
