/** Common passwords that satisfy every condition and are missing from the list. */
const MADE_FOR_CONDITIONS = `
  password!1 password@1 password@123 password1234! password2024! password2025!
  p@ssw0rd1 p@ssw0rd1! p@ssw0rd12 p@ssw0rd123 p@ssword1 p@ssword1! p@ssword123
  p@$$w0rd p@$$w0rd1 p@$$word1 pa$$w0rd1 pa$$word1 p@55w0rd passw0rd1! pass@123 pass@1234
  welcome@1 welcome123! welcome@123 welcome2024! welcome2025!
  admin123! admin@123 admin1234! admin@1234 administrator1! root@123 user@123
  qwerty@123 !qaz1qaz @wsx1qaz zaq1@wsx abc@1234 abcd@1234 abc@12345 abc@123456 aa@123456
  letmein123! changeme1! changeme123! secret123! hello@123 test@123 test@1234 guest123! india@123
  summer2024! summer2025! summer123! winter2024! winter2025! winter123! spring2025!
  monkey123! dragon123! princess1! london123! monday123! company123! master123!
`

/** So many of the most common passwords are also rejected between special characters. */
const COMMONEST = 10_000

/** Shorter names are part of too many words. */
const NAME_MIN = 4

interface KnownPasswords {
  /** About 49,000, in lower case. */
  readonly all: ReadonlySet<string>
  readonly commonest: ReadonlySet<string>
}

let reading: Promise<KnownPasswords> | undefined

/** Loaded when a password is first set: the list takes megabytes that most processes never need. */
function knownPasswords(): Promise<KnownPasswords> {
  reading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const listed = dictionary['passwords-common']
    return {
      all: new Set([...listed, ...MADE_FOR_CONDITIONS.trim().split(/\s+/)]),
      commonest: new Set(listed.slice(0, COMMONEST)),
    }
  })
  return reading
}

/**
 * Matches, in any case, common and breached passwords, and the most common ones between special characters. ASVS 5.0,
 * 6.2.4 and 6.2.12.
 */
export async function commonPasswordCheck(): Promise<(password: string) => boolean> {
  const { all, commonest } = await knownPasswords()
  return (password) => {
    const lower = password.toLowerCase()
    return all.has(lower) || commonest.has(lower.replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, ''))
  }
}

/** True for a password that contains, in any case, a word of the names. ASVS 5.0, 6.2.11. */
export function hasNameInIt(password: string, names: readonly (string | null)[]): boolean {
  const lower = password.toLowerCase()
  return names
    .flatMap((name) => name?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .some((word) => word.length >= NAME_MIN && lower.includes(word))
}
