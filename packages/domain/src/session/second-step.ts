/** What a sign-in asks for after the password. */
export type SecondStep = 'code' | 'set-up'

/** The page of each second step; the sign-in's answer adds a token behind `#`, which browsers keep to themselves. */
export const SECOND_STEP_PATHS: Readonly<Record<SecondStep, string>> = {
  code: '/login/two-factor',
  'set-up': '/login/two-factor/set-up',
}

/** Where a sign-in goes on after the password. */
export function secondStepAddress(step: SecondStep, challenge: string): string {
  return `${SECOND_STEP_PATHS[step]}#${challenge}`
}

/** The second step that an address asks for; null for any other address. */
export function secondStepOf(address: string): { step: SecondStep; challenge: string } | null {
  const [path, challenge] = address.split('#')
  if (!challenge) return null
  const step = (['code', 'set-up'] as const).find((each) => SECOND_STEP_PATHS[each] === path)
  return step === undefined ? null : { step, challenge }
}
