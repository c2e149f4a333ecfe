import { PASSWORD_MAX } from '@latchkey/domain/passwords/password.rules'

const longest = document.querySelector<HTMLMetaElement>('meta[name="password-max"]')?.content

/** The longest password that the settings of the server allow, in characters. */
export const businessPasswordMax: number = Number(longest) || PASSWORD_MAX
