import { createContext, use } from 'react'

/** What a Field knows and its control needs, so that both are one thing to a screen reader. */
export interface FieldWiring {
  controlId: string
  labelId: string
  /** Ids of the hint and the error text, in that order; undefined when there is neither. */
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

/** Carries the wiring of the Field around a control. */
export const FieldContext = createContext<FieldWiring | null>(null)

/** What every control accepts for use without a Field around it. */
export interface NamingProps {
  /** Overrides the id that a Field gives. */
  id?: string
  /** The accessible name, where no Field around the control gives one. */
  'aria-label'?: string
}

/** The attributes that tie a control to the Field around it; none of them without a Field. */
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

/** The name of what a control opens, such as a list of choices: the same as the control's own. */
export function useFieldName({ 'aria-label': ariaLabel }: NamingProps) {
  const field = use(FieldContext)
  return {
    'aria-label': ariaLabel,
    'aria-labelledby': ariaLabel === undefined ? field?.labelId : undefined,
  }
}

/** As `useFieldControl`, for a group of controls, which a `label` element cannot name. */
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
