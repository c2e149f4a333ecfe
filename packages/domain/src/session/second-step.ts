export type SecondStep = 'code' | 'set-up'

/** The sign-in response appends a token after `#`, which browsers do not send to servers. */
export const SECOND_STEP_PATHS: Readonly<Record<SecondStep, string>> = {
  code: '/login/two-factor',
  'set-up': '/login/two-factor/set-up',
}

/** The page of the second step. */
export function secondStepAddress(step: SecondStep, challenge: string): string {
  return `${SECOND_STEP_PATHS[step]}#${challenge}`
}

/** Null for any other address. */
export function secondStepOf(address: string): { step: SecondStep; challenge: string } | null {
  const [path, challenge] = address.split('#')
  if (!challenge) return null
  const step = (['code', 'set-up'] as const).find((each) => SECOND_STEP_PATHS[each] === path)
  return step === undefined ? null : { step, challenge }
}
