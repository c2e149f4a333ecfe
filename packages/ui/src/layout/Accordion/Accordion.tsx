import { ChevronDown, CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
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

/** Collapsible sections of a long form; the content of a closed one keeps its state. */
export function Accordion({ sections, openIds, onOpenChange }: AccordionProps) {
  const accordionId = useId()
  const toggle = (id: string) =>
    onOpenChange(openIds.includes(id) ? openIds.filter((openId) => openId !== id) : [...openIds, id])

  return (
    <S.Root>
      {sections.map(({ id, title, children, mark, hasError }, index) => {
        const isOpen = openIds.includes(id)
        const [headId, panelId] = [`${accordionId}-${index}`, `${accordionId}-${index}-panel`]
        return (
          <S.Item key={id}>
            <S.Header>
              <S.Trigger
                type="button"
                id={headId}
                aria-expanded={isOpen}
                aria-controls={panelId}
                onClick={() => toggle(id)}
              >
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
            <section id={panelId} aria-labelledby={headId} hidden={!isOpen}>
              <S.Body>{children}</S.Body>
            </section>
          </S.Item>
        )
      })}
    </S.Root>
  )
}
