/** The commonest passwords that satisfy every condition, in lower case: whoever guesses begins with these. */
export const COMMON_PASSWORDS: readonly string[] = `
  password1! password1@ password1$ password1? password!1 password@1 password12!
  password123! password@123 password123$ password1234! password2024! password2025!
  p@ssw0rd p@ssw0rd! p@ssw0rd1 p@ssw0rd1! p@ssw0rd12 p@ssw0rd123 p@ssword1 p@ssword1!
  p@ssword123 p@$$w0rd p@$$w0rd1 p@$$word1 pa$$w0rd pa$$w0rd1 pa$$word1 p@55w0rd
  passw0rd! passw0rd@ passw0rd1! pass@123 pass@1234 pass123! pass1234!
  welcome1! welcome1@ welcome@1 welcome123! welcome@123 welcome2024! welcome2025!
  admin123! admin@123 admin1234! admin@1234 administrator1! root@123 user@123
  qwerty1! qwerty12! qwerty123! qwerty@123 qwer1234! asdf1234! q1w2e3r4! 1q2w3e4r!
  1qaz@wsx 1qaz!qaz !qaz2wsx !qaz1qaz @wsx1qaz zaq1@wsx zaq!2wsx a1b2c3d4!
  abc@1234 abcd1234! abcd@1234 abc@12345 abc@123456 abc1234! aa123456! aa@123456
  letmein1! letmein123! changeme1! changeme123! iloveyou1! secret123! hello123!
  hello@123 test@123 test123! test1234! test@1234 temp123! guest123! india@123
  summer2024! summer2025! summer123! winter2024! winter2025! winter123! spring2025!
  monkey123! dragon123! football1! sunshine1! princess1! charlie1! liverpool1!
  london123! monday123! company123! master123!
`
  .trim()
  .split(/\s+/)

const KNOWN = new Set(COMMON_PASSWORDS)

/** True for a password so common that it is among the first guesses, whatever its case. */
export function isCommonPassword(password: string): boolean {
  return KNOWN.has(password.toLowerCase())
}
