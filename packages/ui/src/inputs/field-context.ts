import { createContext, use } from 'react'

/** Connects a control with its Field for screen readers. */
export interface FieldWiring {
  controlId: string
  labelId: string
  /** Ids of the hint and the error, in that order; undefined if there is neither. */
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** Naming of a control without a Field. */
export interface NamingProps {
  /** Overrides the id from the Field. */
  id?: string
  /** The accessible name of a control without a Field. */
  'aria-label'?: string
}

/** The attributes that connect a control with its Field; empty without a Field. */
export function useFieldControl({ id, 'aria-label': ariaLabel }: NamingProps) {
  const field = use(FieldContext)
  return {
    id: id ?? field?.controlId,
    'aria-label': ariaLabel,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.isInvalid || undefined,
    'aria-required': field?.isRequired || undefined,
  }
}

/** The accessible name of a control's popup, such as a list of options: the same as the control's. */
export function useFieldName({ 'aria-label': ariaLabel }: NamingProps) {
  const field = use(FieldContext)
  return {
    'aria-label': ariaLabel,
    'aria-labelledby': ariaLabel === undefined ? field?.labelId : undefined,
  }
}

/** Like `useFieldControl`, for a group of controls, which a `label` element cannot name. */
export function useFieldGroup(props: NamingProps) {
  const field = use(FieldContext)
  return {
    ...useFieldName(props),
    id: props.id ?? field?.controlId,
    'aria-describedby': field?.describedBy,
    isInvalid: field?.isInvalid ?? false,
    isRequired: field?.isRequired ?? false,
  }
}
