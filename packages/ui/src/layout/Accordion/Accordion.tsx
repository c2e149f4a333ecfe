import { Accordion as Base } from '@base-ui/react/accordion'
import { ChevronDown, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import * as S from './Accordion.styles.ts'

/** One section of an accordion. */
export interface AccordionSection {
  id: string
  title: string
  children: ReactNode
  /** At the end of the title, such as the number of pictures in the section. */
  mark?: ReactNode
  /** Says in the title that the section contains an error, so that a closed section does not hide it. */
  hasError?: boolean
}

export interface AccordionProps {
  sections: readonly AccordionSection[]
  openIds: readonly string[]
  onOpenChange: (openIds: string[]) => void
}

/**
 * Collapsible sections of a long form; a closed one keeps its state, and the browser's search in the page opens it.
 *
 * @also Collapse, Expander, Disclosure
 * @do Open the section that holds an error.
 * @dont Do not hide required fields.
 * @key Enter or Space: Opens or closes a section.
 */
export function Accordion({ sections, openIds, onOpenChange }: AccordionProps) {
  return (
    <S.Root multiple hiddenUntilFound value={[...openIds]} onValueChange={onOpenChange}>
      {sections.map(({ id, title, children, mark, hasError }) => (
        <S.Item key={id} value={id}>
          <S.Header>
            <S.Trigger>
              <S.Title>{title}</S.Title>
              {hasError && (
                <S.ErrorMark>
                  <CircleAlert aria-hidden />
                  <VisuallyHidden>has errors</VisuallyHidden>
                </S.ErrorMark>
              )}
              {mark !== undefined && <S.Mark>{mark}</S.Mark>}
              <S.Chevron aria-hidden>
                <ChevronDown />
              </S.Chevron>
            </S.Trigger>
          </S.Header>
          <Base.Panel>
            <S.Body>{children}</S.Body>
          </Base.Panel>
        </S.Item>
      ))}
    </S.Root>
  )
}
