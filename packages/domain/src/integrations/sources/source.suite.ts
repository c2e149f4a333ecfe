import { create } from 'vest'
import { errorsOf, required, requiredText, rule } from '../../platform/validation/suite-rules.ts'
import type { ErrorsByField } from '../../platform/field-errors.ts'
import { SOURCE_FORMATS } from './source.enums.ts'
import { SOURCE_NAME_MAX } from './source.limits.ts'

/** Data that the rules need beyond the draft; what is omitted passes. */
export interface SourceLookups {
  /** Compares with all other sources, ended ones too. */
  readonly isNameFree?: (name: string) => boolean
}

const isFormat = (format: string): boolean => SOURCE_FORMATS.some((each) => each === format)

const formatRules = (format: string): void => {
  required('format', format)
  rule('format', 'enumerable', () => isFormat(format))
}

export const createSourceSuite = ({ isNameFree = () => true }: SourceLookups = {}) =>
  create(({ name, format }: { name: string; format: string }) => {
    requiredText('name', name, SOURCE_NAME_MAX)
    rule('name', 'unique', () => isNameFree(name))
    formatRules(format)
  })

/** Without the mapping, whose errors `mappingIn` names. */
export const validateSource = (
  source: { name: string; format: string },
  lookups: SourceLookups,
): ErrorsByField => errorsOf(createSourceSuite(lookups), source)

export const validateFormat = (format: string): ErrorsByField =>
  errorsOf(
    create((text: string) => formatRules(text)),
    format,
  )
