/** The header of a key of the intake; an API key, or that of a source, may be sent in it too. */
export const INTAKE_KEY_HEADER = 'x-intake-key'
