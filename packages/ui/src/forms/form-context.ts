import { createContext, use, useId } from 'react'

/** Carries the id of the Form around a field. */
export const FormContext = createContext<string | null>(null)

/** The id of the control of a named field, the same for the field and for the summary that points at it. */
export const controlIdOf = (formId: string, name: string): string => `${formId}-${name}`

/** The id for the control of a field; one of its own where there is no form or no name. */
export function useControlId(name: string | undefined): string {
  const formId = use(FormContext)
  const ownId = useId()
  return formId !== null && name !== undefined ? controlIdOf(formId, name) : ownId
}
